import { lettersOf } from './edits.ts';
import type { Diagnosis } from './diagnosis.ts';
import { isChinese, normalise } from './normalise.ts';

/** One name of one diagnosis; `weight` is 0 for a preferred name, 1 for an abbreviation, 2 for a synonym. */
export type Entry = { key: string; id: string; written: string; weight: number; position: number };

/** Entries in the order of their keys; the words of the entries in order, each with its letters and the entries that hold it. */
export type Index = {
	entries: readonly Entry[];
	keys: readonly string[];
	chinese: readonly Entry[];
	words: readonly string[];
	letters: readonly number[];
	holders: readonly (readonly number[])[];
};

export function indexOf(diagnoses: readonly Diagnosis[]): Index {
	const all = diagnoses.flatMap(entriesOf).filter(({ key }) => key !== '');
	const entries = all.filter(({ key }) => !isChinese(key)).sort((one, other) => order(one.key, other.key));
	const holders = new Map<string, number[]>();
	for (const [n, { key }] of entries.entries()) {
		for (const word of new Set(key.split(' '))) {
			const there = holders.get(word);
			if (there) there.push(n);
			else holders.set(word, [n]);
		}
	}
	const words = [...holders.keys()].sort(order);
	return {
		entries,
		keys: entries.map(({ key }) => key),
		chinese: all.filter(({ key }) => isChinese(key)),
		words,
		letters: words.map(lettersOf),
		holders: words.map((word) => holders.get(word)!)
	};
}

/** The first and the next after the last place in a sorted list at which something begins with `start`. */
export function range(sorted: readonly string[], start: string): [number, number] {
	return [lowest(sorted, (each) => each >= start), lowest(sorted, (each) => each > start && !each.startsWith(start))];
}

function lowest(sorted: readonly string[], holds: (each: string) => boolean): number {
	let [low, high] = [0, sorted.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if (holds(sorted[middle]!)) high = middle;
		else low = middle + 1;
	}
	return low;
}

function entriesOf({ id, name, abbreviations, synonyms }: Diagnosis, position: number): Entry[] {
	const entry = (weight: number) => (written: string) => ({ key: normalise(written), id, written, weight, position });
	return [
		...[name.en, ...(name.zh ? [name.zh] : [])].map(entry(0)),
		...abbreviations.map(entry(1)),
		...[...synonyms.en, ...synonyms.zh].map(entry(2))
	];
}

function order(one: string, other: string): number {
	return one < other ? -1 : one > other ? 1 : 0;
}
