import type { Spells } from '#lib/case/pinyin.ts';
import { plain } from './find.ts';

export type Piece = { text: string; hit: boolean };

/** A text cut where what was typed stands in it. */
export function cut(text: string, typed: string, spells: Spells | null): Piece[] {
	const pieces: Piece[] = [];
	let at = 0;
	for (const [from, to] of isLookedUp(typed) ? placesIn(text, typed, spells) : []) {
		if (from > at) pieces.push({ text: text.slice(at, from), hit: false });
		pieces.push({ text: text.slice(from, to), hit: true });
		at = to;
	}
	return at < text.length ? [...pieces, { text: text.slice(at), hit: false }] : pieces;
}

/** One Latin letter stands in every text, one Chinese character says something. */
export function isLookedUp(typed: string): boolean {
	return plain(typed).length > 1 || han.test(typed);
}

/** Where what was typed stands in a text, from and to, without case, accents and marks between words; or is spelt in pinyin. */
export function placesIn(text: string, typed: string, spells: Spells | null): [number, number][] {
	const { letters, places } = lettersOf(text);
	const wanted = lettersOf(plain(typed)).letters;
	const found: [number, number][] = [];
	// Two letters are the initials of too many words that stand next to each other.
	const asTyped = wanted.replaceAll(' ', '');
	const spelt = spells && (asTyped.length > 2 || han.test(asTyped)) ? spells : null;
	for (let at = 0; wanted && at < letters.length; at++) {
		const own = letters.startsWith(wanted, at) ? at + wanted.length : -1;
		const end = own > 0 ? own : (spelt?.(letters, asTyped, at) ?? -1);
		if (end <= 0) continue;
		found.push([places[at]!, places[end - 1]! + 1]);
		at = end - 1;
	}
	return found;
}

/** What is compared: letters and digits, a space only between words that are not Chinese; and the place of each in the text. */
function lettersOf(text: string): { letters: string; places: number[] } {
	let letters = '';
	const places: number[] = [];
	for (let at = 0; at < text.length; at++) {
		const own = plain(text[at]!).replaceAll(' ', '');
		const gap = own && letters && places.at(-1)! < at - 1 && !han.test(letters.at(-1)! + own) ? ' ' : '';
		letters += gap + own;
		for (let n = 0; n < gap.length + own.length; n++) places.push(at);
	}
	return { letters, places };
}

const han = /\p{Script=Han}/u;
