import { chance } from '../chance.ts';
import { normalCdf, normalQuantile } from '../distributions.ts';
import type { Given, Reasoned } from '../missing.ts';
import { mean, quantileOfSorted, variance } from '../moments.ts';

export type Bootstrap = {
	estimate: number | null;
	bootSe: number | null;
	percentileLower: number | null;
	percentileUpper: number | null;
	bcaLower: number | null;
	bcaUpper: number | null;
} & Reasoned;

/** Values of each cluster added up: all that a mean over resampled clusters needs. */
export type ClusterSums = { sums: Float64Array; counts: Float64Array };

export function clusterSums(clusters: readonly (readonly Given[])[]): ClusterSums {
	const given = clusters.map((values) => values.filter((value) => value !== null));
	return {
		sums: Float64Array.from(given, (values) => values.reduce((sum, value) => sum + value, 0)),
		counts: Float64Array.from(given, (values) => values.length)
	};
}

/**
 * A mean over all values with intervals that know that values of one cluster hang together: clusters are drawn with
 * replacement, the mean of what was drawn is a replicate. `percentile`: the quantiles of the replicates; `bca`: bias-corrected
 * and accelerated, the acceleration by leaving out one cluster after the other.
 *
 * Source: Efron 1987, "Better bootstrap confidence intervals"; Davison and Hinkley 1997 for clusters.
 * Undefined (null, with a reason): everything without a value; BCa where no cluster changes the mean, or where no or every
 * replicate lies below the estimate.
 * @example bootstrapGiven([[1, 1], [0]], [[0, 0], [1, 1]]) // estimate 2/3, replicates 1 and 0
 */
export function bootstrapGiven(
	clusters: readonly (readonly Given[])[],
	resamples: readonly (readonly number[])[],
	confLevel = 0.95
): Bootstrap {
	const summed = clusterSums(clusters);
	const replicates = resamples.flatMap((drawn) => {
		let [sum, count] = [0, 0];
		for (const at of drawn) [sum, count] = [sum + (summed.sums[at] ?? 0), count + (summed.counts[at] ?? 0)];
		return count === 0 ? [] : [sum / count];
	});
	return intervals(summed, Float64Array.from(replicates), confLevel);
}

/**
 * The same by clusters that are drawn. Whoever reports it reports the seed and the number of replicates.
 * @example bootstrap(clusterSums([[1], [1]]), { seed: 1, replicates: 1000 }).percentileLower // 1
 */
export function bootstrap(
	summed: ClusterSums,
	{ seed, replicates, confLevel = 0.95 }: { seed: number; replicates: number; confLevel?: number }
): Bootstrap {
	const { sums, counts } = summed;
	const n = sums.length;
	const { below } = chance(seed);
	const found = new Float64Array(n === 0 ? 0 : replicates);
	let used = 0;
	for (let replicate = 0; replicate < found.length; replicate++) {
		let sum = 0;
		let count = 0;
		for (let i = 0; i < n; i++) {
			const at = below(n);
			sum += sums[at] as number;
			count += counts[at] as number;
		}
		if (count > 0) found[used++] = sum / count;
	}
	return intervals(summed, found.subarray(0, used), confLevel);
}

function intervals({ sums, counts }: ClusterSums, replicates: Float64Array, confLevel: number): Bootstrap {
	const [total, n] = [add(sums), add(counts)];
	if (n === 0) {
		const none = { percentileLower: null, percentileUpper: null, bcaLower: null, bcaUpper: null };
		return { estimate: null, bootSe: null, ...none, undefinedReason: 'There is no value.' };
	}
	const estimate = total / n;
	const spread = variance([...replicates]);
	const sorted = replicates.slice().sort();
	const tail = (1 - confLevel) / 2;
	const left = Array.from(sums, (sum, i) => (n === counts[i] ? null : (total - sum) / (n - (counts[i] ?? 0)))).filter(
		(value) => value !== null
	);
	const bca = accelerated(estimate, sorted, left, tail);
	return {
		estimate,
		bootSe: spread === null ? null : Math.sqrt(spread),
		percentileLower: quantileOfSorted(sorted, tail),
		percentileUpper: quantileOfSorted(sorted, 1 - tail),
		bcaLower: bca?.[0] ?? null,
		bcaUpper: bca?.[1] ?? null,
		...(bca === null && {
			undefinedReason: 'The bias-corrected interval does not exist: the replicates do not spread.'
		})
	};
}

/** The same sum, added in another order, differs by no more of its size. */
const rounding = 1e-12;

function accelerated(
	estimate: number,
	sorted: Float64Array,
	left: readonly number[],
	tail: number
): [number | null, number | null] | null {
	const scale = rounding * Math.max(Math.abs(estimate), ...left.map(Math.abs));
	const below = sorted.filter((value) => value < estimate - scale).length / sorted.length;
	if (!(below > 0 && below < 1) || left.length < 2 || Math.max(...left) - Math.min(...left) <= scale) return null;
	const middle = mean(left) ?? 0;
	const distances = left.map((value) => middle - value);
	const squares = distances.reduce((sum, d) => sum + d ** 2, 0);
	const acceleration = distances.reduce((sum, d) => sum + d ** 3, 0) / (6 * squares ** 1.5);
	const bias = normalQuantile(below);
	const limit = (p: number) => {
		const z = bias + normalQuantile(p);
		return quantileOfSorted(sorted, normalCdf(bias + z / (1 - acceleration * z)));
	};
	return [limit(tail), limit(1 - tail)];
}

function add(values: Float64Array): number {
	let sum = 0;
	for (const value of values) sum += value;
	return sum;
}
