import { brierAndError } from '#lib/scoring/metrics/calibration.ts';
import { passAtK, type Tried } from '#lib/scoring/metrics/pass-at-k.ts';
import { rankedRetrieval, type Sought } from '#lib/scoring/metrics/ranked-retrieval.ts';
import { rocArea } from '#lib/scoring/metrics/roc-area.ts';
import type { Given } from '#lib/scoring/missing.ts';
import type { Routine } from './routine.ts';

type Stated = { confidence: Given[]; outcome: Given[]; n_bins?: number };
type Scored = { score: Given[]; truth: Given[]; conf_level?: number };

export const metrics: Record<string, Routine> = {
	pass_at_k: ({ cases, k }: { cases: Tried[]; k: number[] }) => ({ byK: k.map((one) => passAtK(cases, one)) }),
	ranked_retrieval: ({ cases, k, max_rank }: { cases: Sought[]; k: number[]; max_rank?: number | null }) =>
		rankedRetrieval(cases, k, max_rank ?? Infinity),
	brier_ece: ({ confidence, outcome, n_bins }: Stated) => brierAndError(confidence, outcome, n_bins),
	auc_delong: ({ score, truth, conf_level }: Scored) => rocArea(score, truth, conf_level)
};
