import { normalQuantile, tQuantile } from '../distributions.ts';
import { completePairs, type Given, type Reasoned } from '../missing.ts';
import { mean, variance } from '../moments.ts';

const none = {
	sd: null,
	loaLower: null,
	loaUpper: null,
	biasCiLower: null,
	biasCiUpper: null,
	loaLowerCiLower: null,
	loaLowerCiUpper: null,
	loaUpperCiLower: null,
	loaUpperCiUpper: null
};

export type BlandAltman = { n: number; bias: number | null } & { [key in keyof typeof none]: number | null } & Reasoned;

/**
 * Bland–Altman: how far two ways of measuring differ, in the unit of the measurement. `bias` is the mean of a − b; between the
 * limits of agreement, bias ± z·sd, lie 95 % of the differences where they are normal. Intervals by t; the error of a limit is
 * sd·√(1/n + z²/(2(n−1))).
 *
 * Source: Bland and Altman 1986 and 1999. A pair with a null on either side is dropped.
 * Undefined (null, with a reason): everything without a pair; all but the bias with one.
 * @example blandAltman([1, 3], [0, 0]) // bias 2, sd √2, limits 2 ± 2.77
 */
export function blandAltman(a: readonly Given[], b: readonly Given[], confLevel = 0.95): BlandAltman {
	const pairs = completePairs(a, b);
	const differences = pairs.a.map((one, i) => one - (pairs.b[i] ?? 0));
	const [n, bias, spread] = [differences.length, mean(differences), variance(differences)];
	if (bias === null || spread === null) {
		const undefinedReason = n === 0 ? 'There is no complete pair.' : 'One pair does not show how differences vary.';
		return { n, bias, ...none, undefinedReason };
	}
	const sd = Math.sqrt(spread);
	const z = normalQuantile((1 + confLevel) / 2);
	const t = tQuantile((1 + confLevel) / 2, n - 1);
	const [ofBias, ofLimit] = [(t * sd) / Math.sqrt(n), t * sd * Math.sqrt(1 / n + z ** 2 / (2 * (n - 1)))];
	const [loaLower, loaUpper] = [bias - z * sd, bias + z * sd];
	return {
		n,
		bias,
		sd,
		loaLower,
		loaUpper,
		biasCiLower: bias - ofBias,
		biasCiUpper: bias + ofBias,
		loaLowerCiLower: loaLower - ofLimit,
		loaLowerCiUpper: loaLower + ofLimit,
		loaUpperCiLower: loaUpper - ofLimit,
		loaUpperCiUpper: loaUpper + ofLimit
	};
}
