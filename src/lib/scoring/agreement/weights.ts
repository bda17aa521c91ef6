/** How much an agreement that is off by some categories counts. */
export type Weighting = 'unweighted' | 'linear' | 'quadratic';

/**
 * Agreement weights of `n` categories in their order: 1 for the same, and for a distance d over n − 1 steps 0, 1 − d/(n−1) or
 * 1 − (d/(n−1))². All categories of the scale count, used or not. Source: Cohen 1968, "Weighted kappa".
 * @example agreementWeights(3, 'quadratic')[0] // [1, 0.75, 0]
 */
export function agreementWeights(n: number, weighting: Weighting): number[][] {
	const of = (distance: number) => {
		if (distance === 0) return 1;
		if (weighting === 'unweighted') return 0;
		return 1 - (distance / (n - 1)) ** (weighting === 'linear' ? 1 : 2);
	};
	return Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => of(Math.abs(i - j))));
}

/** Σ of the products of two tables of one shape. */
export function dotted(one: readonly (readonly number[])[], other: readonly (readonly number[])[]): number {
	let sum = 0;
	one.forEach((row, i) => row.forEach((value, j) => (sum += value * (other[i]?.[j] ?? 0))));
	return sum;
}
