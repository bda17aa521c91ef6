import { conceptsIn, type IdsNamed } from './concepts-in.ts';

/**
 * Concept overlap: how far two texts name the same diagnoses, whatever names they use. Precision is the share of the concepts
 * in the answer that the reference names too, recall the share of those in the reference that the answer names, and both make
 * F1. A concept counts once, however often it is named. It does not read denials: “no stroke” names stroke. Likeness, never
 * a mark.
 *
 * Source: the F of precision and recall (van Rijsbergen 1979, “Information Retrieval”, ch. 7) on sets of concepts; what is a
 * concept is our vocabulary's to say. A name that several diagnoses bear meets any of them.
 * Range 0 … 1. Undefined (null) where a side names nothing that the vocabulary knows.
 * @example conceptOverlap('ALS or stroke', 'amyotrophic lateral sclerosis', idsNamed) // 2/3: one of two, and one of one
 */
export function conceptOverlap(answer: string, reference: string, idsNamed: IdsNamed): number | null {
	const [given, wanted] = [conceptsIn(answer, idsNamed), conceptsIn(reference, idsNamed)];
	if (given.length === 0 || wanted.length === 0) return null;
	const precision = shareOf(given, wanted);
	const recall = shareOf(wanted, given);
	return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

function shareOf(own: readonly ReadonlySet<string>[], others: readonly ReadonlySet<string>[]): number {
	return own.filter((one) => others.some((other) => [...one].some((id) => other.has(id)))).length / own.length;
}
