import type { Given, Reasoned } from '../missing.ts';
import { mean, ratio, variance } from '../moments.ts';

export type ClusteredError = {
	n: number;
	nClusters: number;
	mean: number | null;
	seNaive: number | null;
	seClustered: number | null;
	designEffect: number | null;
} & Reasoned;

/**
 * The standard error of a mean whose values come in clusters: √(Σ over clusters of (sum of residuals)²) / n, the sandwich
 * without a small-sample factor (CR0). `seNaive` takes all values for independent, s/√n; the design effect is the square of
 * their ratio: above 1 where values of one cluster resemble one another.
 *
 * Source: Liang and Zeger 1986, "Longitudinal data analysis using generalized linear models". A missing value is dropped.
 * Undefined (null, with a reason): everything without a value; the naive error with one; the design effect where it is 0.
 * @example clusteredError([1, 1, 0, 0], ['a', 'a', 'b', 'b']) // mean 1/2, √(1 + 1)/4 = 0.354, naive 0.289
 */
export function clusteredError(values: readonly Given[], clusters: readonly unknown[]): ClusteredError {
	const kept = values.flatMap((value, i) => (value === null ? [] : [{ value, cluster: clusters[i] }]));
	const [n, middle] = [kept.length, mean(kept.map(({ value }) => value))];
	if (middle === null) {
		const none = { mean: null, seNaive: null, seClustered: null, designEffect: null };
		return { n, nClusters: 0, ...none, undefinedReason: 'There is no value.' };
	}
	const residuals = new Map<unknown, number>();
	for (const { value, cluster } of kept) residuals.set(cluster, (residuals.get(cluster) ?? 0) + value - middle);
	const spread = variance(kept.map(({ value }) => value));
	const seNaive = spread === null ? null : Math.sqrt(spread / n);
	const seClustered = Math.sqrt([...residuals.values()].reduce((sum, one) => sum + one ** 2, 0)) / n;
	const times = seNaive === null ? null : ratio(seClustered, seNaive);
	return {
		n,
		nClusters: residuals.size,
		mean: middle,
		seNaive,
		seClustered,
		designEffect: times === null ? null : times ** 2,
		...(times === null && { undefinedReason: 'The values do not differ: there is no design effect.' })
	};
}
