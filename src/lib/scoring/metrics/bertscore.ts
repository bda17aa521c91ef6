import { bestMatches, type BestMatches, type Vectors } from './greedy-matching.ts';

/** A text as an encoder sees it: its tokens' vectors and weights. A text without a token of its own is empty. */
export type EncodedText = { vectors: Vectors; weights: readonly number[]; isEmpty: boolean };

/** Null is a side whose tokens all weigh nothing. */
export type Scores = { precision: number | null; recall: number | null; f1: number };

/** What unrelated texts score by this model and layer, per component: rescaling makes it 0. */
export type Baseline = { precision: number; recall: number; f1: number };

export type Rescaled = { precision: number | null; recall: number | null; f1: number | null };

/**
 * BERTScore of one candidate and one reference: precision is the weighted mean over the candidate's tokens of their best cosine
 * with any token of the reference, recall the same for the reference, F1 = 2PR/(P + R). Special tokens may be matched with; they
 * weigh 0.
 *
 * Source: Zhang et al. 2020, as computed by Tiiiger/bert_score at 19e7f55. Range −1 … 1, with real encoders about 0.3 … 1.
 * An empty side: 0, 0, 0. A side whose tokens all weigh 0: null, and F1 0.
 * @example one token each, alike: 1, 1, 1
 */
export function bertScore(candidate: EncodedText, reference: EncodedText): Scores {
	if (candidate.isEmpty || reference.isEmpty) return { precision: 0, recall: 0, f1: 0 };
	return fromMatches(bestMatches(candidate.vectors, reference.vectors), candidate.weights, reference.weights);
}

export function fromMatches({ rows, columns }: BestMatches, own: readonly number[], others: readonly number[]): Scores {
	const [precision, recall] = [weighted(rows, own), weighted(columns, others)];
	const f1 = precision === null || recall === null ? 0 : (2 * precision * recall) / (precision + recall);
	return { precision, recall, f1: Number.isFinite(f1) ? f1 : 0 };
}

/** Of several references each component takes its own maximum; one that is null for any of them is null. */
export function bestOf(all: readonly Scores[]): Scores {
	const most = (name: 'precision' | 'recall') => {
		const values = all.map((one) => one[name]);
		return values.some((value) => value === null) ? null : Math.max(...(values as number[]));
	};
	return { precision: most('precision'), recall: most('recall'), f1: Math.max(...all.map(({ f1 }) => f1)) };
}

/** (x − baseline) / (1 − baseline), each component by its own, never cut: an empty candidate gives a negative number. */
export function rescaled(scores: Rescaled, baseline: Baseline): Rescaled {
	const by = (name: keyof Baseline) => {
		const value = scores[name];
		return value === null ? null : (value - baseline[name]) / (1 - baseline[name]);
	};
	return { precision: by('precision'), recall: by('recall'), f1: by('f1') };
}

function weighted(values: Float64Array, weights: readonly number[]): number | null {
	const all = weights.reduce((sum, weight) => sum + weight, 0);
	if (all === 0) return null;
	return values.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0) / all;
}
