import { spells } from '#lib/case/pinyin.ts';
import type { Language } from '#lib/case/text.ts';
import { editsToStart, forgiven, lettersOf, mayBe } from './edits.ts';
import { isChinese, normalise } from './normalise.ts';
import { strippings } from './qualifiers.ts';
import { range, type Entry, type Index } from './search-index.ts';
import type { Vocabulary } from './vocabulary.ts';

/** `via` is the other name by which it was found. */
export type Found = { id: string; name: string; via: string | null };

/**
 * Diagnoses for what has been typed so far: an exact name or abbreviation first, then names that begin so, then names
 * with words that begin so; within each the shorter first. In Chinese also by pinyin and its initials, mixed with Han as
 * they come. Where there is none, small misspellings, then what is left without side and tempo. The same for every case.
 */
export function search(vocabulary: Vocabulary, query: string, language: Language, limit: number): Found[] {
	const typed = query.slice(0, longest);
	let hits = hitsFor(vocabulary.index, normalise(typed), language === 'zh' ? spelling(typed) : '');
	for (const { rest } of hits.size > 0 ? [] : strippings(typed)) {
		if (hits.size === 0) hits = hitsFor(vocabulary.index, rest, '');
	}
	return [...hits.values()]
		.sort((one, other) => one.cost - other.cost)
		.slice(0, limit)
		.map(({ entry }) => shown(entry, vocabulary, language));
}

type Hits = Map<string, { cost: number; entry: Entry }>;

const tier = 100_000;

/** No name is longer, in characters; a whole pasted text is not compared. */
const longest = 120;

/** `spelt`: what was typed, where it may be pinyin. */
function hitsFor(index: Index, key: string, spelt: string): Hits {
	if (key === '') return new Map();
	return isChinese(key) ? chinese(index, key, spelt) : latin(index, key, spelt);
}

function latin(index: Index, key: string, spelt: string): Hits {
	const hits: Hits = new Map();
	const [from, to] = range(index.keys, key);
	for (const entry of index.entries.slice(from, to)) keep(hits, entry, start(entry.key, key));
	if (key.length === 1) return hits;
	for (const n of holding(index, key, beginning)) keep(hits, index.entries[n]!, 2);
	keepSpelt(hits, index, spelt);
	const bare = key.replace(/(?<=[a-z]{3}[^siu])s(?= |$)/g, '');
	if (hits.size === 0 && bare !== key) return latin(index, bare, '');
	if (hits.size === 0) for (const n of holding(index, key, likeness)) keep(hits, index.entries[n]!, 3);
	return hits;
}

function chinese(index: Index, key: string, spelt: string): Hits {
	const hits: Hits = new Map();
	for (const entry of index.chinese) {
		const at = entry.key.indexOf(key);
		if (at >= 0) keep(hits, entry, at > 0 ? 2 : start(entry.key, key));
	}
	if (hits.size === 0) keepSpelt(hits, index, spelt);
	if (hits.size > 0 || key.length < 4) return hits;
	const [first, second] = [key.slice(0, key.length >> 1), key.slice(key.length >> 1)];
	for (const entry of index.chinese) {
		const half = entry.key.includes(first) || entry.key.includes(second);
		if (half && editsToStart(key, entry.key, 1) === 1) keep(hits, entry, 3);
	}
	return hits;
}

/** What was typed as pinyin would be: lower case, without spaces and accents; nothing where no letter of it can be one. */
function spelling(typed: string): string {
	const plain = typed
		.normalize('NFKD')
		.replace(/[^\p{L}\p{N}]/gu, '')
		.toLowerCase();
	return /[a-z]/.test(plain) && plain.length > 1 ? plain : '';
}

/** Two letters begin so many words that they are looked for at the beginning of a name only. */
function keepSpelt(hits: Hits, index: Index, spelt: string): void {
	if (spelt === '') return;
	for (const entry of index.chinese) {
		const { key } = entry;
		const end = spells(key, spelt, 0);
		if (end > 0) keep(hits, entry, end === key.length ? 0.5 : 1.2);
		else if (spelt.length > 2 && isSpeltWithin(key, spelt)) keep(hits, entry, 2.2);
	}
}

function isSpeltWithin(key: string, spelt: string): boolean {
	for (let at = 1; at < key.length; at++) if (spells(key, spelt, at) > 0) return true;
	return false;
}

/** A name whose first words were typed whole comes before one that was typed to the middle of a word. */
function start(key: string, typed: string): number {
	if (key === typed) return 0;
	return typed.length > 3 && key[typed.length] === ' ' ? 1 : 1.5;
}

function keep(hits: Hits, entry: Entry, level: number): void {
	const cost = level * tier + entry.key.length * 100 + entry.weight * 300 + entry.position / 1000;
	const there = hits.get(entry.id);
	if (!there || cost < there.cost) hits.set(entry.id, { cost, entry });
}

type Matches = (index: Index, typed: string) => number[];

/** The places of the entries in which every typed word has a match, found by the rarest of them. */
function holding(index: Index, key: string, matches: Matches): Iterable<number> {
	const typed = key.split(' ');
	const words = typed.map((each, n) => (each.length === 1 && n < typed.length - 1 ? whole : matches)(index, each));
	const [rarest, ...others] = words.sort((one, other) => holders(index, one) - holders(index, other));
	const places = new Set(rarest?.flatMap((word) => index.holders[word]!));
	const sets = others.map((each) => new Set(each.map((word) => index.words[word]!)));
	if (sets.length === 0) return places;
	return [...places].filter((n) => {
		const own = index.entries[n]!.key.split(' ');
		return sets.every((set) => own.some((word) => set.has(word)));
	});
}

function holders(index: Index, words: readonly number[]): number {
	return words.reduce((sum, word) => sum + index.holders[word]!.length, 0);
}

function beginning({ words }: Index, typed: string): number[] {
	const [from, to] = range(words, typed);
	return Array.from({ length: to - from }, (_, n) => from + n);
}

/** One letter before other words is a word of its own: the "B" of "hepatitis B virus". */
function whole({ words }: Index, typed: string): number[] {
	const [from] = range(words, typed);
	return words[from] === typed ? [from] : [];
}

/** Words that begin nearly so; the first letter is taken to be right. */
function likeness(index: Index, typed: string): number[] {
	const most = forgiven(typed.length);
	if (most === 0) return beginning(index, typed);
	const [from, to] = range(index.words, typed[0]!);
	const near: number[] = [];
	const letters = lettersOf(typed);
	for (let n = from; n < to; n++) {
		if (mayBe(letters, index.letters[n]!, most) && editsToStart(typed, index.words[n]!, most) <= most) near.push(n);
	}
	return near;
}

function shown({ id, written }: Entry, vocabulary: Vocabulary, language: Language): Found {
	const { name } = vocabulary.diagnoses.get(id)!;
	return {
		id,
		name: (language === 'zh' ? name.zh : undefined) ?? name.en,
		via: written === name.en || written === name.zh ? null : written
	};
}
