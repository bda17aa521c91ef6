import type { Reasoned } from '../missing.ts';
import { mean, sum } from '../moments.ts';
import type { Rating } from './cohen-kappa.ts';
import { countsOf } from './counts.ts';
import { agreementWeights, type Weighting } from './weights.ts';

export type GwetAc = {
	nSubjects: number;
	nSubjectsRatedTwice: number;
	pObserved: number | null;
	pExpected: number | null;
	coefficient: number | null;
} & Reasoned;

/**
 * Gwet's AC1 (unweighted) and AC2 (weighted): agreement beyond chance that does not collapse where nearly all items fall into
 * one category, as kappa does. Chance agreement: Σ weights / (q(q−1)) · Σ π(1−π), π the categories' mean shares.
 *
 * Source: Gwet 2008, "Computing inter-rater reliability and its variance in the presence of high agreement".
 * Missing ratings are allowed: shares rest on items rated at least once, agreement on those rated at least twice.
 * Range up to 1. Undefined (null, with a reason): agreement without an item rated twice; chance with one category.
 * @example gwetAc([[1, 1], [1, 1], [1, 2]], [1, 2], 'unweighted') // p_o 2/3, π 5/6: p_e 5/18, AC1 7/13
 */
export function gwetAc(
	ratings: readonly (readonly Rating[])[],
	categories: readonly (string | number)[],
	weighting: Weighting
): GwetAc {
	const weights = agreementWeights(categories.length, weighting);
	const counts = ratings.map((row) => countsOf(row, categories)).filter((row) => sum(row) > 0);
	const twice = counts.filter((row) => sum(row) > 1);
	const found = { nSubjects: counts.length, nSubjectsRatedTwice: twice.length };
	const q = categories.length;
	const shares = categories.map((_, j) => mean(counts.map((row) => (row[j] ?? 0) / sum(row))) ?? 0);
	const spread = sum(shares.map((share) => share * (1 - share)));
	const pObserved = mean(twice.map((row) => agreed(row, weights)));
	const pExpected = counts.length === 0 || q < 2 ? null : (sum(weights.map(sum)) / (q * (q - 1))) * spread;
	if (pObserved === null || pExpected === null || pExpected === 1) {
		const undefinedReason =
			pObserved === null ? 'No item was rated twice.' : 'There is one category: chance alone would agree.';
		return { ...found, pObserved, pExpected, coefficient: null, undefinedReason };
	}
	return { ...found, pObserved, pExpected, coefficient: (pObserved - pExpected) / (1 - pExpected) };
}

/** The weighted share of pairs of ratings of one item that agree. */
function agreed(counts: readonly number[], weights: readonly (readonly number[])[]): number {
	const n = sum(counts);
	const near = weights.map((row) => sum(row.map((weight, j) => weight * (counts[j] ?? 0))));
	return sum(counts.map((count, i) => count * ((near[i] ?? 0) - 1))) / (n * (n - 1));
}
