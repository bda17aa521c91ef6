import { adjusted, type Adjustment } from '#lib/scoring/comparison/adjusted.ts';
import { alternativeAnnotator } from '#lib/scoring/comparison/alternative-annotator.ts';
import { bootstrapGiven } from '#lib/scoring/comparison/cluster-bootstrap.ts';
import { clusteredError } from '#lib/scoring/comparison/clustered-error.ts';
import { crossedBootstrap, crossedBootstrapGiven } from '#lib/scoring/comparison/crossed-bootstrap.ts';
import { mcnemar } from '#lib/scoring/comparison/mcnemar.ts';
import { shareInterval } from '#lib/scoring/comparison/share-interval.ts';
import { signFlipExact, signFlipGiven } from '#lib/scoring/comparison/sign-flip.ts';
import type { Given } from '#lib/scoring/missing.ts';
import type { Routine } from './routine.ts';

type Level = { conf_level?: number };
type Shares = Level & { successes: number; trials: number; method: 'wilson' | 'clopper_pearson' };
type Resamples = Level & { clusters: Given[][]; resamples: number[][] };
type Crossed = Level & { scores: Given[][]; reader_resamples: number[][]; case_resamples: number[][] };
type Drawn = Level & { scores: Given[][]; min_resamples?: number };
type Judged = {
	humans: Given[][];
	judge: Given[];
	scoring: 'accuracy' | 'neg_rmse';
	epsilon: number;
	q: number;
	min_humans: number;
	min_instances: number;
};

export const comparison: Record<string, Routine> = {
	binomial_ci: ({ successes, trials, method, conf_level }: Shares) =>
		shareInterval(successes, trials, method, conf_level),
	mcnemar: ({ a, b }: { a: Given[]; b: Given[] }) => mcnemar(a, b),
	p_adjust: ({ p, method }: { p: Given[]; method: Adjustment }) => ({ adjusted: adjusted(p, method) }),
	paired_permutation_exact: ({ x, y }: { x: Given[]; y: Given[] }) => signFlipExact(x, y),
	paired_permutation_given_signs: ({ differences, signs }: { differences: Given[]; signs: number[][] }) =>
		signFlipGiven(differences, signs),
	bootstrap_given_resamples: ({ clusters, resamples, conf_level }: Resamples) =>
		bootstrapGiven(clusters, resamples, conf_level),
	crossed_bootstrap_given_resamples: ({ scores, reader_resamples, case_resamples, conf_level }: Crossed) =>
		crossedBootstrapGiven(scores, reader_resamples, case_resamples, conf_level),
	crossed_bootstrap_mc: ({ scores, min_resamples, conf_level }: Drawn) =>
		crossedBootstrap(scores, {
			seed: 1,
			replicates: Math.max(20_000, min_resamples ?? 0),
			...(conf_level !== undefined && { confLevel: conf_level })
		}),
	clustered_se: ({ values, clusters }: { values: Given[]; clusters: unknown[] }) => clusteredError(values, clusters),
	alt_test: ({ min_humans, min_instances, humans, judge, ...rule }: Judged) =>
		alternativeAnnotator(humans, judge, { ...rule, minHumans: min_humans, minInstances: min_instances })
};
