import { pinyinTable } from './pinyin-table.ts';

/**
 * Whether what was typed, in pinyin, its initials, Han and digits as they come, spells the characters of a text from a
 * place on: the place behind the last of them, or -1. Every reading of a character is taken, and of the last syllable its
 * beginning. Both in lower case; `typed` without spaces; what is neither letter nor digit in the text is passed over.
 */
export function spells(text: string, typed: string, from: number): number {
	let reached = new Set([0]);
	for (let place = from; place < text.length; place++) {
		const character = text[place]!;
		if (between.test(character) && place > from) continue;
		const next = new Set<number>();
		for (const at of reached) for (const step of steps(character, typed, at)) next.add(at + step);
		if (next.has(typed.length)) return place + 1;
		if (next.size === 0) return -1;
		reached = next;
	}
	return -1;
}

export type Spells = typeof spells;

/** How many of the letters typed, from a place on, can stand for a character. */
function steps(character: string, typed: string, at: number): number[] {
	const own = typed[at] === character ? [1] : [];
	const readings = readingsOf.get(character);
	return readings ? [...own, ...readings.flatMap((reading) => lettersFor(reading, typed, at))] : own;
}

function lettersFor(reading: string, typed: string, at: number): number[] {
	if (typed[at] !== reading[0]) return [];
	const left = typed.length - at;
	if (left < reading.length) return reading.startsWith(typed.slice(at)) ? [1, left] : initials(reading, typed, at);
	return typed.startsWith(reading, at)
		? [...initials(reading, typed, at), reading.length]
		: initials(reading, typed, at);
}

/** Its first letter, or the two of zh, ch and sh. */
function initials(reading: string, typed: string, at: number): number[] {
	return reading[1] === 'h' && typed[at + 1] === 'h' ? [1, 2] : [1];
}

const between = /[^\p{L}\p{N}]/u;

const readingsOf = new Map<string, string[]>();
for (const line of pinyinTable.trim().split(/\s+/)) {
	const reading = line.match(/^[a-z]+/)![0];
	for (const character of line.slice(reading.length)) {
		// ü is typed as v and as u.
		const ways = reading.includes('v') ? [reading, reading.replace('v', 'u')] : [reading];
		readingsOf.set(character, [...(readingsOf.get(character) ?? []), ...ways]);
	}
}
