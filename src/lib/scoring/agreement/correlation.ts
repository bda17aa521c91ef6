import { normalQuantile, tP } from '../distributions.ts';
import { completePairs, type Given, type Reasoned } from '../missing.ts';
import { isConstant, mean, midranks, sum } from '../moments.ts';

export type Correlation = {
	n: number;
	r: number | null;
	ciLower?: number | null;
	ciUpper?: number | null;
	t?: number | null;
	pValue?: number | null;
} & Reasoned;

/**
 * Correlation of pairs. `pearson`: of the values, for straight lines. `spearman`: of their ranks, ties sharing the mean rank.
 * `kendall`: tau-b, pairs in the same order less pairs in the other, ties discounted; without an interval.
 * Interval by Fisher's z, with error 1/√(n−3), of ranks √((1 + r²/2)/(n−3)); t with n − 2 degrees of freedom.
 *
 * Source: Fisher 1921; Bonett and Wright 2000 for ranks; Kendall 1945 for tau-b. Range −1 … 1. A pair with a null is dropped.
 * Undefined (null, with a reason): everything with fewer than two pairs or a constant side; interval, t and p where |r| is 1;
 * the interval with three pairs or fewer.
 * @example correlation([1, 2, 3], [1, 3, 2], 'pearson').r // 1/2
 */
export function correlation(
	x: readonly Given[],
	y: readonly Given[],
	method: 'pearson' | 'spearman' | 'kendall',
	confLevel = 0.95
): Correlation {
	const { a, b } = completePairs(x, y);
	const n = a.length;
	const untested = method === 'kendall' ? {} : { ciLower: null, ciUpper: null, t: null, pValue: null };
	if (n < 2 || isConstant(a) || isConstant(b)) {
		const undefinedReason = n < 2 ? 'There are fewer than two complete pairs.' : 'One side does not vary.';
		return { n, r: null, ...untested, undefinedReason };
	}
	if (method === 'kendall') return { n, r: kendall(a, b) };
	const found = method === 'pearson' ? pearson(a, b) : pearson(midranks(a), midranks(b));
	if (found === null) return { n, r: null, ...untested, undefinedReason: 'One side does not vary.' };
	if (1 - Math.abs(found) < 1e-14) {
		return {
			n,
			r: Math.sign(found),
			...untested,
			undefinedReason: 'The correlation is perfect: nothing is left to test.'
		};
	}
	const t = n < 3 ? null : found * Math.sqrt((n - 2) / ((1 - found) * (1 + found)));
	const pValue = t === null ? null : tP(t, n - 2);
	if (n < 4) return { n, r: found, ...untested, t, pValue, undefinedReason: 'Three pairs give no interval.' };
	const error = Math.sqrt((method === 'pearson' ? 1 : 1 + found ** 2 / 2) / (n - 3));
	const reach = normalQuantile((1 + confLevel) / 2) * error;
	const limit = (by: number) => Math.tanh(Math.atanh(found) + by);
	return { n, r: found, ciLower: limit(-reach), ciUpper: limit(reach), t, pValue };
}

/** Pearson's correlation of two complete lists of one length; null for fewer than two pairs or where one side does not vary. */
export function pearson(a: readonly number[], b: readonly number[]): number | null {
	if (isConstant(a) || isConstant(b)) return null;
	const [one, other] = [centred(a), centred(b)];
	const shared = sum(one.map((value, i) => value * (other[i] ?? 0)));
	return Math.max(-1, Math.min(1, shared / Math.sqrt(squared(one) * squared(other))));
}

/** Distances from the mean, as shares of the longest, so that no square leaves the range of numbers. */
function centred(values: readonly number[]): number[] {
	const middle = mean(values) ?? 0;
	const longest = values.reduce((longest, value) => Math.max(longest, Math.abs(value - middle)), 0);
	return values.map((value) => (value - middle) / longest);
}

function squared(values: readonly number[]): number {
	return sum(values.map((value) => value ** 2));
}

function kendall(a: readonly number[], b: readonly number[]): number {
	let [order, untiedA, untiedB] = [0, 0, 0];
	for (let i = 0; i < a.length; i++) {
		for (let j = 0; j < i; j++) {
			const one = Math.sign((a[i] as number) - (a[j] as number));
			const other = Math.sign((b[i] as number) - (b[j] as number));
			order += one * other;
			untiedA += Math.abs(one);
			untiedB += Math.abs(other);
		}
	}
	return order / Math.sqrt(untiedA * untiedB);
}
