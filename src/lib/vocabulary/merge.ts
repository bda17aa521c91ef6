import { codeKeys, distinct, fullNames, namesOf, type Diagnosis } from './diagnosis.ts';
import { normalise } from './normalise.ts';
import { ancestors, idsNamed, meantBy, vocabularyOf, type Vocabulary } from './vocabulary.ts';

/** `added`: new diagnoses. `met`: those of the other vocabulary that ours has already, and that may have lent it names. */
export type Merged = { diagnoses: Diagnosis[]; added: number; met: number };

/**
 * Our vocabulary, extended by another. One and the same: an id, a code that names one thing, or the other's preferred
 * name where it is unambiguously a full name of ours. Ours keeps its names: a newcomer loses a name that is a full name
 * of ours, and what ours gains is only names that nobody of ours bears. Merging the same again changes nothing.
 */
export function merge(ours: readonly Diagnosis[], theirs: readonly Diagnosis[]): Merged {
	const vocabulary = vocabularyOf(ours);
	const full = new Set(ours.flatMap(fullNames).map(normalise));
	const borne = countOf(theirs.flatMap(({ codes }) => codeKeys(codes)));
	const standsFor = new Map(theirs.map((their) => [their.id, sameIn(vocabulary, their, full, borne) ?? their.id]));
	const merged = new Map(ours.map((each) => [each.id, each]));
	for (const their of theirs) {
		const id = standsFor.get(their.id)!;
		const our = merged.get(id);
		if (vocabulary.diagnoses.has(id) && our) merged.set(id, extended(our, their, vocabulary));
		else if (!our) merged.set(id, newcomer(their, full));
	}
	addBroader(merged, theirs, standsFor);
	const met = theirs.filter(({ id }) => vocabulary.diagnoses.has(standsFor.get(id)!)).length;
	return { diagnoses: [...merged.values()], added: merged.size - vocabulary.diagnoses.size, met };
}

/** A code that several of theirs bear names a group, as many Orphanet numbers do, and makes nothing the same. */
function sameIn(
	vocabulary: Vocabulary,
	{ id, name, codes }: Diagnosis,
	full: ReadonlySet<string>,
	borne: ReadonlyMap<string, number>
): string | null {
	if (vocabulary.diagnoses.has(id)) return id;
	for (const key of codeKeys(codes).filter((key) => borne.get(key) === 1)) {
		const ids = [...(vocabulary.coded.get(key) ?? [])];
		if (ids.length === 1) return ids[0]!;
	}
	return full.has(normalise(name.en)) ? meantBy(vocabulary, name.en) : null;
}

function countOf(keys: readonly string[]): Map<string, number> {
	const count = new Map<string, number>();
	for (const key of keys) count.set(key, (count.get(key) ?? 0) + 1);
	return count;
}

function newcomer(their: Diagnosis, full: ReadonlySet<string>): Diagnosis {
	const free = (names: string[]) => distinct(names).filter((name) => !full.has(normalise(name)));
	return {
		...their,
		abbreviations: free(their.abbreviations),
		synonyms: { en: free(their.synonyms.en), zh: free(their.synonyms.zh) },
		broader: []
	};
}

function extended(our: Diagnosis, their: Diagnosis, vocabulary: Vocabulary): Diagnosis {
	const free = (names: string[]) =>
		distinct(names, namesOf(our)).filter((name) => [...idsNamed(vocabulary, name)].every((id) => id === our.id));
	const zh = our.name.zh ?? free([...(their.name.zh ? [their.name.zh] : [])])[0];
	const named = { ...our, name: { en: our.name.en, ...(zh ? { zh } : {}) } };
	const more = free([...fullNames(their)]).filter((name) => name !== zh);
	return {
		...named,
		abbreviations: [...our.abbreviations, ...free(their.abbreviations)],
		synonyms: {
			en: [...our.synonyms.en, ...more.filter((name) => !isFrom(their, name))],
			zh: [...our.synonyms.zh, ...more.filter((name) => isFrom(their, name))]
		},
		codes: { ...their.codes, ...our.codes }
	};
}

function isFrom({ name, synonyms }: Diagnosis, chinese: string): boolean {
	return name.zh === chinese || synonyms.zh.includes(chinese);
}

/** Their parents come last, once everybody is there; one that would close a circle is left out. */
function addBroader(
	merged: Map<string, Diagnosis>,
	theirs: readonly Diagnosis[],
	standsFor: ReadonlyMap<string, string>
): void {
	const tree = { diagnoses: merged };
	for (const their of theirs) {
		const id = standsFor.get(their.id)!;
		for (const broader of their.broader) {
			const parent = standsFor.get(broader) ?? broader;
			const child = merged.get(id)!;
			const circle = parent === id || ancestors(tree, parent).has(id);
			if (circle || !merged.has(parent) || child.broader.includes(parent)) continue;
			merged.set(id, { ...child, broader: [...child.broader, parent] });
		}
	}
}
