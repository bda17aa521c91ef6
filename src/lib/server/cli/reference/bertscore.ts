import {
	bestOf,
	bertScore,
	rescaled,
	type Baseline,
	type Rescaled,
	type Scores
} from '#lib/scoring/metrics/bertscore.ts';
import { vectorsOf } from '#lib/scoring/metrics/greedy-matching.ts';
import { encoderIn } from '../../bertscore/encoder.ts';
import { scorePairs, type Pair } from '../../bertscore/score-pairs.ts';
import type { Routine } from './routine.ts';

type Given = { embeddings: number[][]; weights: number[]; special: number[] };
type Matching = { candidate: Given; references: Given[]; baseline?: Baseline };
type Greedy = {
	candidate: number[][];
	reference: number[][];
	candidate_weights: number[];
	reference_weights: number[];
	baseline?: Baseline | null;
};
type Texts = { model: string; layer: number; idf: boolean; pairs: Pair[] };
type Raw = { precision: number[]; recall: number[]; f1: number[]; baseline: Baseline };

export const bertscore: Record<string, Routine> = {
	'bertscore.matching': ({ candidate, references, baseline }: Matching) =>
		withRescaled(bestOf(references.map((reference) => bertScore(encoded(candidate), encoded(reference)))), baseline),
	'bertscore.text': async ({ model, layer, idf, pairs }: Texts) => {
		const encoder = await encoderIn(model);
		return encoder ? { scores: await scorePairs(encoder, pairs, { layer, idf }) } : 'unsupported';
	},
	bertscore_greedy: (input: Greedy) => {
		const side = (rows: number[][], weights: number[]) => ({
			vectors: vectorsOf(rows),
			weights,
			isEmpty: rows.length === 0
		});
		const own = side(input.candidate, input.candidate_weights);
		return withRescaled(bertScore(own, side(input.reference, input.reference_weights)), input.baseline);
	},
	bertscore_rescale: ({ baseline, ...raw }: Raw) => {
		const all = raw.f1.map((f1, i) =>
			rescaled({ precision: raw.precision[i] ?? null, recall: raw.recall[i] ?? null, f1 }, baseline)
		);
		const column = (name: keyof Rescaled) => all.map((one) => one[name]);
		return { precision: column('precision'), recall: column('recall'), f1: column('f1') };
	}
};

function encoded({ embeddings, weights, special }: Given) {
	return { vectors: vectorsOf(embeddings), weights, isEmpty: embeddings.length <= special.length };
}

function withRescaled(scores: Scores, baseline: Baseline | null | undefined) {
	if (!baseline) return scores;
	const { precision, recall, f1 } = rescaled(scores, baseline);
	return { ...scores, precisionRescaled: precision, recallRescaled: recall, f1Rescaled: f1 };
}
