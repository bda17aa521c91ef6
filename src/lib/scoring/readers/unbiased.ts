import { normalQuantile } from '../distributions.ts';
import type { Reasoned } from '../missing.ts';
import { isConstant } from '../moments.ts';
import type { Table } from './complete.ts';
import { crossed, type Cells } from './crossed-cells.ts';

type Spread = { variance: number | null; se: number | null; ciLower: number | null; ciUpper: number | null } & Reasoned;

export type Unbiased = { nObservations: number; mean: number | null } & Spread;
export type UnbiasedDifference = Unbiased & { nObservationsB: number; meanB: number | null; difference: number | null };

/**
 * Mean score over the cells that were read, of a table that need not be complete, with an unbiased variance for readers and
 * cases like these: variance = mean² − the mean product of two cells that share neither reader nor case. Normal interval.
 *
 * Source: Gallas 2006, "One-shot estimate of MRMC variance: AUC", for scores instead of ROC areas (uStat11 of the iMRMC
 * software), moments estimated from the pairs of cells that the design holds.
 * Being unbiased, the variance can come out below 0: it is reported, and standard error and interval are null.
 * Undefined (null, with a reason): mean without a cell; variance where no two cells differ in reader and case.
 * @example unbiased([[1, 0], [0, 1]]) // mean 1/2; the two pairs across have products 1 and 0, mean 1/2: variance −1/4
 */
export function unbiased(scores: Table, confLevel = 0.95): Unbiased {
	const cells = crossed(scores, scores);
	const { n, mean } = cells.one;
	if (mean === null) return { nObservations: 0, mean, ...none('Nothing was read.') };
	const variance = isConstant(cells.one.values) && cells.pairs > 0 ? 0 : covariance(cells);
	return { nObservations: n, mean, ...spread(mean, variance, confLevel, [cells.one.largest]) };
}

/**
 * The same for the difference of two tables of the same readers and cases (scores − scoresB), each incomplete in its own way:
 * variance of the one + variance of the other − 2 × their covariance, which is product of means − mean product of two cells,
 * one of each table, that share neither reader nor case.
 * @example unbiasedDifference([[1, null], [null, 0]], [[null, 0], [1, null]]).difference // 0
 */
export function unbiasedDifference(scores: Table, scoresB: Table, confLevel = 0.95): UnbiasedDifference {
	const both = crossed(scores, scoresB);
	const { one, other } = both;
	const counts = { nObservations: one.n, nObservationsB: other.n, mean: one.mean, meanB: other.mean };
	if (one.mean === null || other.mean === null)
		return { ...counts, difference: null, ...none('One of the two tables is empty.') };
	const parts = [covariance(crossed(scores, scores)), covariance(crossed(scoresB, scoresB)), covariance(both)] as const;
	const [ofOne, ofOther, shared] = parts;
	const variance = ofOne === null || ofOther === null || shared === null ? null : ofOne + ofOther - 2 * shared;
	const difference = one.mean - other.mean;
	return { ...counts, difference, ...spread(difference, variance, confLevel, [one.largest, other.largest]) };
}

/** Product of means − mean product of the pairs across, by distances from the means: nothing large cancels. */
function covariance({ one, other, pairs, sum, otherSum, products }: Cells): number | null {
	if (pairs === 0 || one.mean === null || other.mean === null) return null;
	return -(other.mean * sum + one.mean * otherSum + products) / pairs;
}

function spread(estimate: number, found: number | null, confLevel: number, scale: number[]): Spread {
	if (found === null) return none('No two readings differ in both reader and case.');
	const variance = Math.abs(found) <= 1e-15 * Math.max(...scale) ** 2 ? 0 : found;
	if (variance < 0) return { ...none('The unbiased estimate of the variance is below 0.'), variance };
	const se = Math.sqrt(variance);
	const reach = normalQuantile((1 + confLevel) / 2) * se;
	return { variance, se, ciLower: estimate - reach, ciUpper: estimate + reach };
}

function none(undefinedReason: string): Spread {
	return { variance: null, se: null, ciLower: null, ciUpper: null, undefinedReason };
}
