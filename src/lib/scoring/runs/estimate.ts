import { bootstrap } from '../comparison/cluster-bootstrap.ts';
import { clusteredError } from '../comparison/clustered-error.ts';
import { shareInterval } from '../comparison/share-interval.ts';
import { tQuantile } from '../distributions.ts';
import type { Reasoned } from '../missing.ts';
import { mean } from '../moments.ts';
import { unbiased } from '../readers/unbiased.ts';
import type { Estimate } from '../score.ts';
import { fewestCases, fewestReaders } from './against-physicians.ts';
import type { Drawing } from './cluster-difference.ts';
import type { Valued } from './marked.ts';
import { panelOf } from './panel.ts';
import { sumsByCluster } from './sums-by-cluster.ts';

/** An estimate that also says over how many source cases, and of how many readers. */
export type Estimated = Estimate & { nClusters: number; nReaders: number | null } & Reasoned;

/** From so many source cases on the clustered standard error is as good as drawing them, and a thousand times faster. */
const manyClusters = 2000;

/**
 * The mean of a measure's values, one an item (and reader), with its 95 % interval, clustered by source case. Which interval:
 * Wilson's where each case gave one answer, right or wrong, or where all answers are the same and so nothing can be drawn;
 * of five or more physicians the U-statistic, for readers and cases like these; else a bootstrap that draws cases; from 2,000
 * cases on the clustered standard error. `method` says which.
 *
 * Undefined (null, with a reason): the value without an answer; the interval with one case that is no single right or wrong.
 * @example 5 of 10 cases right, one item each: 0.5, Wilson's 0.237 to 0.763
 */
export function estimate(values: readonly Valued[], { seed, replicates }: Drawing): Estimated {
	const n = values.length;
	const summed = sumsByCluster(values);
	const nClusters = summed.sums.length;
	const readers = new Set(values.flatMap(({ reader }) => reader ?? [])).size;
	const counts = { n, nClusters, nReaders: readers === 0 ? null : readers };
	const value = mean(values.map((one) => one.value));
	if (value === null)
		return { ...counts, value, low: null, high: null, method: 'none', undefinedReason: 'Nothing was scored.' };
	const isShare = values.every((one) => one.value === 0 || one.value === 1);
	if (readers >= fewestReaders) return { ...counts, ...ofReadersLikeThese(values) };
	const isAllAlike = values.every((one) => one.value === values[0]?.value);
	if (isShare && (n === nClusters || isAllAlike)) {
		const { lower, upper } = shareInterval(value * nClusters, nClusters, 'wilson');
		return { ...counts, value, low: lower, high: upper, method: 'Wilson' };
	}
	if (nClusters < 2 || isAllAlike) {
		const undefinedReason =
			nClusters < 2 ? 'One source case gives no interval.' : 'All values are the same: no interval.';
		return { ...counts, value, low: null, high: null, method: 'none', undefinedReason };
	}
	if (nClusters >= manyClusters) {
		const error =
			clusteredError(
				values.map((one) => one.value),
				values.map((one) => one.cluster)
			).seClustered ?? 0;
		const reach = tQuantile(0.975, nClusters - 1) * error;
		return { ...counts, value, low: value - reach, high: value + reach, method: 'clustered standard error' };
	}
	const found = bootstrap(summed, { seed, replicates });
	const method = `cluster bootstrap, ${replicates} replicates, seed ${seed}`;
	return { ...counts, value, low: found.percentileLower, high: found.percentileUpper, method };
}

function ofReadersLikeThese(values: readonly Valued[]) {
	const { table, clusters } = panelOf(values);
	const few = clusters.length < fewestCases;
	const { mean, ciLower, ciUpper, undefinedReason: found } = unbiased(table);
	const undefinedReason = few ? `Fewer than ${fewestCases} source cases: too few for the normal interval.` : found;
	return {
		value: mean,
		low: few ? null : ciLower,
		high: few ? null : ciUpper,
		method: 'U-statistic, readers and cases random, each case once',
		...(undefinedReason && { undefinedReason })
	};
}
