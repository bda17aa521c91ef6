import { chiSquareP } from '../distributions.ts';
import { completePairs, type Given, type Reasoned } from '../missing.ts';
import { binomialTail, binomialAt } from './binomial.ts';

export type McNemar = {
	nPairs: number;
	n11: number;
	n10: number;
	n01: number;
	n00: number;
	difference: number | null;
	exactP: number | null;
	midP: number | null;
	chi2: number | null;
	chi2P: number | null;
	chi2Cc: number | null;
	chi2CcP: number | null;
} & Reasoned;

/**
 * Two systems, right (1) or wrong (0) on the same cases: is one right more often? Only the cases on which they differ tell:
 * under no difference each of these is as likely to fall to one as to the other. `exactP` two-sided binomial; `midP` counts
 * half of what was seen, `chi2` without and `chi2Cc` with continuity correction; `difference` = share a − share b.
 *
 * Source: McNemar 1947, "Note on the sampling error of the difference between correlated proportions or percentages"; mid-p
 * as in Fagerland, Lydersen and Laake 2013. A pair with a null on either side is dropped.
 * Undefined (null, with a reason): everything without a pair; χ² where the two never differ (both p are 1 then).
 * @example mcnemar([1, 1, 0], [1, 0, 0]) // n10 1, n01 0: exact p 1, mid-p 0.5, χ² 1
 */
export function mcnemar(a: readonly Given[], b: readonly Given[]): McNemar {
	const pairs = completePairs(a, b);
	const count = (one: number, other: number) => pairs.a.filter((x, i) => x === one && pairs.b[i] === other).length;
	const [n11, n10, n01, n00] = [count(1, 1), count(1, 0), count(0, 1), count(0, 0)];
	const nPairs = pairs.a.length;
	const counts = { nPairs, n11, n10, n01, n00, difference: nPairs === 0 ? null : (n10 - n01) / nPairs };
	const none = { chi2: null, chi2P: null, chi2Cc: null, chi2CcP: null };
	if (nPairs === 0) {
		return { ...counts, exactP: null, midP: null, ...none, undefinedReason: 'There is no complete pair.' };
	}
	const [differ, fewer] = [n10 + n01, Math.min(n10, n01)];
	if (differ === 0) {
		return { ...counts, exactP: 1, midP: 1, ...none, undefinedReason: 'The two never differ: there is no χ².' };
	}
	const tail = binomialTail(fewer, differ);
	const at = binomialAt(fewer, differ);
	const chi2 = (n10 - n01) ** 2 / differ;
	const chi2Cc = (Math.abs(n10 - n01) - 1) ** 2 / differ;
	const isEven = n10 === n01;
	return {
		...counts,
		exactP: isEven ? 1 : Math.min(1, 2 * tail),
		midP: isEven ? 1 - at / 2 : 2 * tail - at,
		chi2,
		chi2P: chiSquareP(chi2, 1),
		chi2Cc: chi2Cc,
		chi2CcP: chiSquareP(chi2Cc, 1)
	};
}
