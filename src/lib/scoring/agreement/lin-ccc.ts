import { completePairs, type Given, type Reasoned } from '../missing.ts';
import { isConstant, mean } from '../moments.ts';

export type LinCcc = { n: number; ccc: number | null } & Reasoned;

/**
 * Lin's concordance correlation: how near pairs lie to the line of equality: 2·s_ab / (s_a² + s_b² + (mean a − mean b)²), with
 * n below the moments. Like a correlation, but a constant offset or another scale costs.
 *
 * Source: Lin 1989, "A concordance correlation coefficient to evaluate reproducibility". Range −1 … 1. A pair with a null is dropped.
 * Undefined (null, with a reason): fewer than two pairs; both sides constant and equal.
 * @example linCcc([1, 2, 3], [2, 3, 4]).ccc // 2·(2/3) / (2/3 + 2/3 + 1) = 4/7
 */
export function linCcc(a: readonly Given[], b: readonly Given[]): LinCcc {
	const pairs = completePairs(a, b);
	const n = pairs.a.length;
	if (n < 2) return { n, ccc: null, undefinedReason: 'There are fewer than two complete pairs.' };
	if (isConstant([...pairs.a, ...pairs.b]))
		return { n, ccc: null, undefinedReason: 'All values on both sides are the same.' };
	const [one, other] = [mean(pairs.a) ?? 0, mean(pairs.b) ?? 0];
	const moment = (x: readonly number[], y: readonly number[], mx: number, my: number) =>
		mean(x.map((value, i) => (value - mx) * ((y[i] ?? 0) - my))) ?? 0;
	const below = moment(pairs.a, pairs.a, one, one) + moment(pairs.b, pairs.b, other, other) + (one - other) ** 2;
	return { n, ccc: (2 * moment(pairs.a, pairs.b, one, other)) / below };
}
