import { commonWords } from './common-words.ts';
import { englishWords, stemOf } from './units.ts';

/** Known words by first letter, for repairs; known stems, for words that need none; and repairs made before. */
export type Dictionary = { words: Map<string, string[]>; stems: Set<string>; repaired: Map<string, string> };

// Repairs are the slowest step; a text of nothing but unknown words is no question.
const mostRepairs = 12;

/**
 * A dictionary of the common words and of all words of trusted texts; of example questions, which hold misspellings on
 * purpose, the words that are no misspelling of those. Texts are plain.
 */
export function dictionaryOf(trusted: Iterable<string>, examples: Iterable<string>): Dictionary {
	const certain = listed(new Set([...commonWords, ...wordsOf(trusted)]));
	const more = wordsOf(examples).filter(
		(word) => word.length < 4 || isKnown(word, certain) || nearest(word, certain) === word
	);
	return listed(new Set([...[...certain.words.values()].flat(), ...more]));
}

function wordsOf(texts: Iterable<string>): string[] {
	return [...texts].flatMap(englishWords);
}

function listed(all: Set<string>): Dictionary {
	const words = new Map<string, string[]>();
	for (const word of all) {
		const own = words.get(word.charAt(0));
		if (own) own.push(word);
		else words.set(word.charAt(0), [word]);
	}
	return { words, stems: new Set([...all].map(stemOf)), repaired: new Map() };
}

function isKnown(word: string, { stems }: Dictionary): boolean {
	return stems.has(stemOf(word));
}

/** A plain text with its misspelt English words repaired, where one repair alone is nearest. */
export function repair(text: string, dictionary: Dictionary): string {
	let left = mostRepairs;
	return text.replace(/[a-z]{4,}/g, (word) => {
		if (isKnown(word, dictionary)) return word;
		const known = dictionary.repaired.get(word);
		if (known !== undefined) return known;
		if (left-- <= 0 || word.length > 24) return word;
		const found = nearest(word, dictionary);
		if (dictionary.repaired.size < 5_000) dictionary.repaired.set(word, found);
		return found;
	});
}

function nearest(word: string, { words }: Dictionary): string {
	const allowed = word.length >= 7 ? 2 : 1;
	const firsts = new Set([word.charAt(0), word.charAt(1)]);
	let best = allowed + 1;
	let found: string[] = [];
	for (const first of firsts) {
		for (const candidate of words.get(first) ?? []) {
			// Two steps in a word of five or six letters are taken only where the consonants stay: "dubble".
			const sounds = word.length >= 5 && skeleton(candidate) === skeleton(word);
			const most = Math.min(best, sounds ? 2 : allowed);
			if (candidate.length < 3 || Math.abs(candidate.length - word.length) > most) continue;
			const distance = damerau(word, candidate, most);
			if (distance > most) continue;
			if (distance < best) found = [];
			best = distance;
			found.push(candidate);
		}
	}
	const meanings = new Map(found.map((candidate) => [stemOf(candidate), candidate]));
	if (meanings.size === 1) return found[0] ?? word;
	const alike = [...meanings.values()].filter((candidate) => skeleton(candidate) === skeleton(word));
	return alike.length === 1 ? (alike[0] ?? word) : word;
}

function skeleton(word: string): string {
	return (
		word.charAt(0) +
		word
			.slice(1)
			.replace(/[aeiouy]/g, '')
			.replace(/(.)\1+/g, '$1')
	);
}

/** Damerau's distance (optimal string alignment); anything above `most` may come back as `most` + 1. */
export function damerau(one: string, other: string, most: number): number {
	let before: number[] = [];
	let last = Array.from({ length: other.length + 1 }, (_, at) => at);
	for (let i = 1; i <= one.length; i++) {
		const row = [i];
		let least = i;
		for (let j = 1; j <= other.length; j++) {
			const same = one[i - 1] === other[j - 1] ? 0 : 1;
			let steps = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
			if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
				steps = Math.min(steps, (before[j - 2] ?? 0) + 1);
			}
			row.push(steps);
			least = Math.min(least, steps);
		}
		if (least > most) return most + 1;
		before = last;
		last = row;
	}
	return last[other.length] ?? most + 1;
}
