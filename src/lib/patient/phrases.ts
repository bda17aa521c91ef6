import { plain, units } from './units.ts';

/** Null stands for a gap of up to four units. */
type Pattern = { of: number; steps: (string | null)[] };

/** Phrases by their first unit. */
export type Phrases = Map<string, Pattern[]>;

/** Where a phrase of list `of` was found: the places of its units. */
export type Hit = { of: number; places: number[] };

const gap = 4;

/**
 * Makes lists of phrases ready to be looked for; each hit names the place of its list. A phrase that loses all but one
 * unit with its small words ("do they take") says less than was written, and is left out unless that unit is listed.
 */
export function phrases(lists: readonly string[]): Phrases {
	const made: Phrases = new Map();
	lists.forEach((list, of) => {
		const written = list.split(',').flatMap(alternatives);
		const all = written.map(stepsOf);
		const alone = new Set(all.filter((_, at) => isSingle(written[at] ?? '')).map(([only]) => only));
		const kept = all.filter((steps) => steps.length > 1 || alone.has(steps[0]));
		for (const [, steps] of new Map(kept.map((steps) => [steps.join(' '), steps]))) {
			const first = steps[0];
			if (first === undefined || first === null) continue;
			made.set(first, [...(made.get(first) ?? []), { of, steps }]);
		}
	});
	return made;
}

function isSingle(phrase: string): boolean {
	return /^(?:[a-z'-]+|\p{Script=Han})$/iu.test(phrase);
}

/** Every phrase that stands in a row of units, but for those that are only part of a longer one. */
export function hits(row: readonly string[], among: Phrases): Hit[] {
	const found: Hit[] = [];
	row.forEach((unit, at) => {
		for (const { of, steps } of among.get(unit) ?? []) {
			const places = walk(row, steps, at);
			if (places) found.push({ of, places });
		}
	});
	return longest(found, row.length);
}

/** The places of a pattern's units from `at` on, the nearest after each gap; null where it does not stand. */
function walk(row: readonly string[], steps: (string | null)[], at: number): number[] | null {
	const places: number[] = [];
	let from = at;
	let slack = 0;
	for (const step of steps) {
		if (step === null) {
			slack = gap;
			continue;
		}
		let here = from;
		while (row[here] !== step && here < from + slack && here < row.length) here++;
		if (row[here] !== step) return null;
		places.push(here);
		from = here + 1;
		slack = 0;
	}
	return places;
}

function longest(found: Hit[], length: number): Hit[] {
	const widest = new Array<number>(length).fill(0);
	for (const { places } of found)
		for (const place of places) widest[place] = Math.max(widest[place] ?? 0, places.length);
	const owners = found.filter(({ places }) => places.some((place) => widest[place] === places.length));
	return owners.filter((hit) => !owners.some((other) => other !== hit && holds(other.places, hit.places)));
}

function holds(whole: number[], part: number[]): boolean {
	return whole.length > part.length && part.every((place) => whole.includes(place));
}

/** A phrase with each of its alternatives written out: `hit|bump head` is two. */
export function alternatives(phrase: string): string[] {
	return phrase
		.trim()
		.split(/\s+/)
		.map((word) => word.split('|'))
		.reduce<string[]>((made, words) => made.flatMap((start) => words.map((word) => `${start} ${word}`)), [''])
		.map((made) => made.trim());
}

function stepsOf(phrase: string): (string | null)[] {
	const parts = phrase.split('*').map((part) => units(plain(part)));
	return parts.flatMap((part, at) => (at > 0 && part.length > 0 ? [null, ...part] : part));
}
