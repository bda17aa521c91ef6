import betaCdf from '@stdlib/stats-base-dists-beta-cdf';
import betaQuantileOf from '@stdlib/stats-base-dists-beta-quantile';
import chisquareCdf from '@stdlib/stats-base-dists-chisquare-cdf';
import fCdfOf from '@stdlib/stats-base-dists-f-cdf';
import fQuantileOf from '@stdlib/stats-base-dists-f-quantile';
import normalCdfOf from '@stdlib/stats-base-dists-normal-cdf';
import normalQuantileOf from '@stdlib/stats-base-dists-normal-quantile';
import tCdf from '@stdlib/stats-base-dists-t-cdf';
import tQuantileOf from '@stdlib/stats-base-dists-t-quantile';

// The distribution functions that intervals and tests rest on, by the names that this room uses. Tails are taken from their
// own side: 1 − cdf keeps nothing of a tail below 1e-16.

/** The z that `p` of the standard normal distribution lie below, 0 < p < 1. @example normalQuantile(0.975) // 1.959964 */
export function normalQuantile(p: number): number {
	return normalQuantileOf(p, 0, 1);
}

/** The share of the standard normal distribution below `z`. */
export function normalCdf(z: number): number {
	return normalCdfOf(z, 0, 1);
}

/** Two-sided p of a standard normal deviate. */
export function normalP(z: number): number {
	return 2 * normalCdf(-Math.abs(z));
}

/** The t that `p` of Student's distribution with `df` degrees of freedom lie below. */
export function tQuantile(p: number, df: number): number {
	return tQuantileOf(p, df);
}

/** Two-sided p of a t with `df` degrees of freedom, which need not be whole. */
export function tP(t: number, df: number): number {
	return 2 * tCdf(-Math.abs(t), df);
}

/** One-sided p: the share of Student's distribution below `t`. */
export function tBelow(t: number, df: number): number {
	return tCdf(t, df);
}

/** The share of F(df1, df2) below `f`. */
export function fCdf(f: number, df1: number, df2: number): number {
	return fCdfOf(f, df1, df2);
}

/** Upper-tail p of an F, f ≥ 0, by the beta distribution's own tail. */
export function fP(f: number, df1: number, df2: number): number {
	return betaCdf(df2 / (df2 + df1 * f), df2 / 2, df1 / 2);
}

/** The F that `p` of F(df1, df2) lie below. */
export function fQuantile(p: number, df1: number, df2: number): number {
	return fQuantileOf(p, df1, df2);
}

/** The share of Beta(a, b) below `x`, 0 … 1. */
export function betaBelow(x: number, a: number, b: number): number {
	return betaCdf(x, a, b);
}

/** The x that `p` of Beta(a, b) lie below. */
export function betaQuantile(p: number, a: number, b: number): number {
	return betaQuantileOf(p, a, b);
}

/** Upper-tail p of a χ² with one degree of freedom, by the normal distribution's own tail; with more, 1 − cdf. */
export function chiSquareP(chi2: number, df: number): number {
	return df === 1 ? normalP(Math.sqrt(chi2)) : 1 - chisquareCdf(chi2, df);
}
