import type { Reasoned } from '../missing.ts';
import { bestMatches, type BestMatches, type Vectors } from './greedy-matching.ts';

/** A text as an encoder sees it: its tokens' vectors and weights. A text without a token of its own is empty. */
export type EncodedText = { vectors: Vectors; weights: readonly number[]; isEmpty: boolean };

/** Null is a side whose tokens all weigh nothing; all are null where there is no reference. */
export type Scores = Reasoned & { precision: number | null; recall: number | null; f1: number | null };

/** What unrelated texts score by this model and layer, per component: rescaling makes it 0. */
export type Baseline = { precision: number; recall: number; f1: number };

/**
 * BERTScore of one candidate and one reference: precision is the weighted mean over the candidate's tokens of their best cosine
 * with any token of the reference, recall the same for the reference, F1 = 2PR/(P + R). Special tokens may be matched with; they
 * weigh 0.
 *
 * Source: Zhang et al. 2020, as computed by Tiiiger/bert_score at 19e7f55. Range −1 … 1, with real encoders about 0.3 … 1.
 * An empty side: 0, 0, 0. A side whose tokens all weigh 0, as with idf those do that all references hold: null, and F1 0.
 * @example one token each, alike: 1, 1, 1
 */
export function bertScore(candidate: EncodedText, reference: EncodedText): Scores {
	if (candidate.isEmpty || reference.isEmpty) return { precision: 0, recall: 0, f1: 0 };
	return fromMatches(bestMatches(candidate.vectors, reference.vectors), candidate.weights, reference.weights);
}

/** The same from matches that were found before. F1 is 0 where precision and recall are nothing together. */
export function fromMatches({ rows, columns }: BestMatches, own: readonly number[], others: readonly number[]): Scores {
	const [precision, recall] = [weighted(rows, own), weighted(columns, others)];
	const f1 = precision === null || recall === null ? 0 : (2 * precision * recall) / (precision + recall);
	return withReason({ precision, recall, f1: Number.isFinite(f1) ? f1 : 0 });
}

/**
 * Of several references each component takes its own maximum, so that they may come of different references; one that is null
 * for any of them is null.
 * @example bestOf([{ precision: 0.5, recall: 0.9, f1: 0.64 }, { precision: 0.7, recall: 0.6, f1: 0.65 }]) // 0.7, 0.9, 0.65
 */
export function bestOf(all: readonly Scores[]): Scores {
	if (all.length === 0) {
		return { precision: null, recall: null, f1: null, undefinedReason: 'There is no reference to compare with.' };
	}
	const most = (name: Component) => {
		const values = all.flatMap((one) => one[name] ?? []);
		return values.length < all.length ? null : Math.max(...values);
	};
	return withReason({ precision: most('precision'), recall: most('recall'), f1: most('f1') });
}

/**
 * (x − baseline) / (1 − baseline), each component by its own, never cut: what unrelated texts score becomes 0, and an empty
 * candidate is negative. After the best of several references. A baseline of 1 leaves nothing to measure: null.
 * @example rescaled({ precision: 0.9, recall: 0.8, f1: 0.85 }, { precision: 0.8, recall: 0.8, f1: 0.8 }) // 0.5, 0, 0.25
 */
export function rescaled(scores: Scores, baseline: Baseline): Scores {
	const by = (name: Component) => {
		const value = scores[name];
		return value === null || baseline[name] === 1 ? null : (value - baseline[name]) / (1 - baseline[name]);
	};
	return { ...scores, precision: by('precision'), recall: by('recall'), f1: by('f1') };
}

type Component = keyof Baseline;

function withReason(scores: Scores): Scores {
	if (scores.precision !== null && scores.recall !== null) return scores;
	const sides = [...(scores.precision === null ? ['candidate'] : []), ...(scores.recall === null ? ['reference'] : [])];
	return { ...scores, undefinedReason: `Every token of the ${sides.join(' and of the ')} weighs nothing.` };
}

function weighted(values: Float64Array, weights: readonly number[]): number | null {
	const all = weights.reduce((sum, weight) => sum + weight, 0);
	if (all === 0) return null;
	return values.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0) / all;
}
