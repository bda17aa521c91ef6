import { codeKeys, type Diagnosis } from './diagnosis.ts';
import { normalise } from './normalise.ts';
import { indexOf, type Index } from './search-index.ts';

export type { Codes, Diagnosis } from './diagnosis.ts';

/** `named` and `coded` lead to sets: a name that several diagnoses bear is a set of candidates, never one of them. */
export type Vocabulary = {
	diagnoses: ReadonlyMap<string, Diagnosis>;
	named: ReadonlyMap<string, ReadonlySet<string>>;
	coded: ReadonlyMap<string, ReadonlySet<string>>;
	index: Index;
};

/** A vocabulary ready to be asked. Built once, since it indexes every name. */
export function vocabularyOf(rows: readonly Diagnosis[]): Vocabulary {
	const diagnoses = new Map(rows.map((row) => [row.id, row]));
	const named = new Map<string, Set<string>>();
	const coded = new Map<string, Set<string>>();
	const index = indexOf([...diagnoses.values()]);
	for (const { key, id } of [...index.entries, ...index.chinese]) add(named, key, id);
	for (const { id, codes } of diagnoses.values()) for (const key of codeKeys(codes)) add(coded, key, id);
	return { diagnoses, named, coded, index };
}

/** Every id that bears a name; empty when nobody does. */
export function idsNamed(vocabulary: Vocabulary, name: string): ReadonlySet<string> {
	return vocabulary.named.get(normalise(name)) ?? none;
}

/**
 * The one diagnosis that a name means, or null: the only one that bears it, or the only one that has it as its
 * preferred name where others have it as a mere synonym.
 */
export function meantBy(vocabulary: Vocabulary, name: string): string | null {
	const ids = [...idsNamed(vocabulary, name)];
	if (ids.length <= 1) return ids[0] ?? null;
	const preferred = ids.filter((id) => isPreferred(vocabulary.diagnoses.get(id), normalise(name)));
	return preferred.length === 1 ? preferred[0]! : null;
}

/** All broader diagnoses of one, any number of steps up, itself left out. */
export function ancestors(vocabulary: Pick<Vocabulary, 'diagnoses'>, id: string): Set<string> {
	const found = new Set<string>();
	const waiting = [id];
	for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
		for (const parent of vocabulary.diagnoses.get(next)?.broader ?? []) {
			if (parent !== id && !found.has(parent)) waiting.push(parent);
			if (parent !== id) found.add(parent);
		}
	}
	return found;
}

const none: ReadonlySet<string> = new Set();

function isPreferred(diagnosis: Diagnosis | undefined, key: string): boolean {
	if (!diagnosis) return false;
	return (
		normalise(diagnosis.name.en) === key || (diagnosis.name.zh !== undefined && normalise(diagnosis.name.zh) === key)
	);
}

function add(sets: Map<string, Set<string>>, key: string, id: string): void {
	const there = sets.get(key);
	if (there) there.add(id);
	else sets.set(key, new Set([id]));
}
