import { bestOf, bertScore, rescaled, type Baseline, type Scores } from '#lib/scoring/metrics/bertscore.ts';
import { vectorsOf } from '#lib/scoring/metrics/greedy-matching.ts';
import { encoderIn } from '../../bertscore/encoder.ts';
import { scorePairs, type Pair } from '../../bertscore/score-pairs.ts';
import type { Routine } from './routine.ts';

type Given = { embeddings: number[][]; weights: number[]; special: number[] };
type Rescaling = { baseline?: Baseline | null };
type Matching = Rescaling & { candidate: Given; references: Given[] };
type Greedy = Rescaling & {
	candidate: number[][];
	reference: number[][];
	candidate_weights?: number[] | null;
	reference_weights?: number[] | null;
};
type Texts = Rescaling & { model: string; layer: number; idf: boolean; pairs: Pair[] };
type Named = { candidates: string[]; references: (string | string[])[]; model: string; layer: number };
type Raw = { precision?: Value[]; recall?: Value[]; f1?: Value[]; baseline: Baseline };
type Value = number | null;

export const bertscore: Record<string, Routine> = {
	'bertscore.matching': ({ candidate, references, baseline }: Matching) =>
		withRescaled(bestOf(references.map((reference) => bertScore(encoded(candidate), encoded(reference)))), baseline),
	'bertscore.text': async ({ model, layer, idf, pairs, baseline }: Texts) => {
		const encoder = await encoderIn(model);
		if ('unavailable' in encoder) return 'unsupported';
		const scores = await scorePairs(encoder, pairs, { layer, idf });
		return { scores: scores.map((one) => withRescaled(one, baseline)) };
	},
	bertscore_text: async ({ candidates, references, model, layer }: Named) => {
		const folder = process.env['BERTSCORE_MODEL_DIR'];
		const encoder = folder ? await encoderIn(folder) : null;
		if (!encoder || 'unavailable' in encoder || encoder.model !== model) return 'unsupported';
		const pairs = candidates.map((candidate, i) => ({ candidate, references: [references[i] ?? []].flat() }));
		const by = async (idf: boolean) => columns(await scorePairs(encoder, pairs, { layer, idf }));
		return { noidf: await by(false), idf: await by(true) };
	},
	bertscore_greedy: (input: Greedy) => {
		const own = side(input.candidate, input.candidate_weights);
		return withRescaled(bertScore(own, side(input.reference, input.reference_weights)), input.baseline);
	},
	bertscore_rescale: ({ precision = [], recall = [], f1 = [], baseline }: Raw) => {
		const most = Math.max(precision.length, recall.length, f1.length);
		const all = Array.from({ length: most }, (_, i) =>
			rescaled({ precision: precision[i] ?? null, recall: recall[i] ?? null, f1: f1[i] ?? null }, baseline)
		);
		return columns(all);
	}
};

function encoded({ embeddings, weights, special }: Given) {
	return { vectors: vectorsOf(embeddings), weights, isEmpty: embeddings.length <= special.length };
}

/** Where no weights are given, all weigh the same. */
function side(rows: number[][], weights: number[] | null | undefined) {
	return { vectors: vectorsOf(rows), weights: weights ?? rows.map(() => 1), isEmpty: rows.length === 0 };
}

function columns(all: readonly Scores[]) {
	const column = (name: keyof Baseline) => all.map((one) => one[name]);
	return { precision: column('precision'), recall: column('recall'), f1: column('f1') };
}

function withRescaled(scores: Scores, baseline: Baseline | null | undefined) {
	if (!baseline) return scores;
	const { precision, recall, f1 } = rescaled(scores, baseline);
	return { ...scores, precisionRescaled: precision, recallRescaled: recall, f1Rescaled: f1 };
}
