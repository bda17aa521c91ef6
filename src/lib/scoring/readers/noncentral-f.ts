import { betaBelow } from '../distributions.ts';

/**
 * The share of the noncentral F with `df1`, `df2` and noncentrality `lambda` that lies above `f`, f > 0: the power of an F test.
 * A Poisson(λ/2)-weighted sum of the upper tails of beta distributions, from the most likely term outward.
 *
 * Source: Johnson, Kotz and Balakrishnan, Continuous Univariate Distributions, volume 2, chapter on noncentral F.
 * @example noncentralFAbove(5, 1, 10, 0) // 0.049, the central F's tail
 */
export function noncentralFAbove(f: number, df1: number, df2: number, lambda: number): number {
	const x = df2 / (df2 + df1 * f);
	const half = lambda / 2;
	const middle = Math.floor(half);
	const tail = (k: number) => betaBelow(x, df2 / 2, df1 / 2 + k);
	const most = half === 0 ? 1 : Math.exp(middle * Math.log(half) - half - logFactorial(middle));
	let sum = most * tail(middle);
	for (let k = middle + 1, weight = most; half > 0 && weight > 0; k++) {
		weight *= half / k;
		if (weight < 1e-18) break;
		sum += weight * tail(k);
	}
	for (let k = middle, weight = most; k > 0; k--) {
		weight *= k / half;
		if (weight < 1e-18) break;
		sum += weight * tail(k - 1);
	}
	return Math.min(1, sum);
}

/** By Stirling's series from 32 on, where its error is below rounding. */
function logFactorial(n: number): number {
	let product = 0;
	if (n < 32) for (let k = 2; k <= n; k++) product += Math.log(k);
	else
		product =
			n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5);
	return product;
}
