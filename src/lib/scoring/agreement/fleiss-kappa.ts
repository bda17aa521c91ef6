import { normalP } from '../distributions.ts';
import { widthOf, type Reasoned } from '../missing.ts';
import { mean, sum } from '../moments.ts';
import type { Rating } from './cohen-kappa.ts';
import { countsOf } from './counts.ts';

export type FleissKappa = {
	nSubjects: number;
	nDropped: number;
	nRaters: number;
	pObserved: number | null;
	pExpected: number | null;
	kappa: number | null;
	z: number | null;
	pValue: number | null;
} & Reasoned;

/**
 * Fleiss's kappa: agreement of several raters, not always the same persons, beyond chance, in unordered categories. z tests
 * against no agreement beyond chance, by the error under that hypothesis.
 *
 * Source: Fleiss 1971, "Measuring nominal scale agreement among many raters"; Fleiss, Nee and Landis 1979 for the error.
 * Items with a missing rating are dropped and counted. Range up to 1.
 * Undefined (null, with a reason): all five with one rater or without a complete item; kappa, z and p where chance agreement is 1.
 * @example fleissKappa([[1, 1], [2, 2]], [1, 2]).kappa // p_o 1, p_e 1/2: 1
 */
export function fleissKappa(
	ratings: readonly (readonly Rating[])[],
	categories: readonly (string | number)[]
): FleissKappa {
	const nRaters = widthOf(ratings);
	const kept = ratings.filter((row) => row.length === nRaters && row.every((rating) => rating !== null));
	const counts = kept.map((row) => countsOf(row, categories));
	const [n, m] = [kept.length, nRaters];
	const found = { nSubjects: n, nDropped: ratings.length - n, nRaters };
	const none = { kappa: null, z: null, pValue: null };
	if (m < 2 || n === 0) {
		const undefinedReason = m < 2 ? 'One rater cannot agree.' : 'No item was rated by all.';
		return { ...found, pObserved: null, pExpected: null, ...none, undefinedReason };
	}
	const pObserved = mean(counts.map((row) => (sum(row.map((count) => count ** 2)) - m) / (m * (m - 1)))) ?? 0;
	const shares = categories.map((_, j) => sum(counts.map((row) => row[j] ?? 0)) / (n * m));
	const pExpected = sum(shares.map((p) => p ** 2));
	if (pExpected === 1) {
		return { ...found, pObserved, pExpected, ...none, undefinedReason: 'All ratings are in one category.' };
	}
	const kappa = (pObserved - pExpected) / (1 - pExpected);
	const spread = sum(shares.map((p) => p * (1 - p)));
	const skew = sum(shares.map((p) => p * (1 - p) * (1 - 2 * p)));
	const se = Math.sqrt((2 / (n * m * (m - 1))) * (spread ** 2 - skew)) / spread;
	const z = kappa / se;
	return { ...found, pObserved, pExpected, kappa, z, pValue: normalP(z) };
}
