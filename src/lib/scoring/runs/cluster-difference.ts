import { bootstrap } from '../comparison/cluster-bootstrap.ts';
import { signFlipSampled } from '../comparison/sign-flip.ts';
import { shareAsFar } from '../comparison/signed-sums.ts';
import { sum } from '../moments.ts';
import type { Compared } from './against-physicians.ts';
import type { Valued } from './marked.ts';
import { sumsByCluster } from './sums-by-cluster.ts';

/** What makes random numbers come out the same again. */
export type Drawing = { seed: number; replicates: number };

/**
 * A mean of paired differences that come in clusters, with its interval (cluster bootstrap, percentile) and a test against 0:
 * the signs of whole clusters are flipped, all ways where that can be done, else as many as `replicates`.
 *
 * Source: Miller 2024, "Adding error bars to evals", for clustering; Fisher 1935 for the permutation.
 * Undefined (null, with a reason): everything without a difference; the interval with one cluster.
 * @example differences 1, 1 of one cluster and 0 of another: mean 2/3, p 1: of the two sums ±2 both are as far
 */
export function clusterDifference(differences: readonly Valued[], { seed, replicates }: Drawing): Compared {
	const summed = sumsByCluster(differences);
	const sums = [...summed.sums].filter((one) => one !== 0);
	const found = bootstrap(summed, { seed, replicates });
	const single = summed.sums.length < 2;
	const exact = sums.length === 0 ? 1 : shareAsFar(sums, sum(sums));
	const p = exact ?? signFlipSampled(sums, { seed, draws: replicates }).pValue;
	const way = exact === null ? `sampled, ${replicates} draws, seed ${seed}` : 'exact';
	return {
		difference: found.estimate,
		low: single ? null : found.percentileLower,
		high: single ? null : found.percentileUpper,
		p: found.estimate === null ? null : p,
		method: `sign-flip permutation over source cases (${way}), interval by cluster bootstrap (${replicates} replicates, seed ${seed})`,
		...(found.estimate === null && { undefinedReason: 'There is no difference.' }),
		...(single && found.estimate !== null && { undefinedReason: 'There is one source case: no interval.' })
	};
}
