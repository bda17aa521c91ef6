import { normalQuantile } from '../distributions.ts';
import type { Reasoned } from '../missing.ts';
import { sum } from '../moments.ts';
import { agreementWeights, dotted, type Weighting } from './weights.ts';

export type Rating = string | number | null;

export type CohenKappa = {
	n: number;
	pObserved: number | null;
	pExpected: number | null;
	kappa: number | null;
	se: number | null;
	ciLower: number | null;
	ciUpper: number | null;
} & Reasoned;

/**
 * Cohen's kappa: how far two raters agree beyond what their own habits would give by chance: (p_o − p_e) / (1 − p_e), with
 * agreement weights over the categories' order. Standard error of the large sample; interval kappa ± z·se, not cut.
 *
 * Source: Cohen 1960 and 1968; Fleiss, Cohen and Everitt 1969 for the error.
 * Range up to 1, below 0 where they agree less than chance. A pair with a null, or a rating that is no category, is dropped.
 * Undefined (null, with a reason): everything without a pair; kappa, error and interval where chance agreement is 1.
 * @example cohenKappa(['a', 'a', 'b', 'b'], ['a', 'b', 'b', 'b'], ['a', 'b'], 'unweighted').kappa // p_o 3/4, p_e 1/2: 1/2
 */
export function cohenKappa(
	a: readonly Rating[],
	b: readonly Rating[],
	categories: readonly (string | number)[],
	weighting: Weighting,
	confLevel = 0.95
): CohenKappa {
	const shares = crossTable(a, b, categories);
	const none = { kappa: null, se: null, ciLower: null, ciUpper: null };
	if (!shares) {
		return { n: 0, pObserved: null, pExpected: null, ...none, undefinedReason: 'There is no complete pair.' };
	}
	const { n, table } = shares;
	const weights = agreementWeights(categories.length, weighting);
	const rows = table.map(sum);
	const columns = table.map((_, j) => sum(table.map((row) => row[j] ?? 0)));
	const chance = rows.map((row) => columns.map((column) => row * column));
	const [pObserved, pExpected] = [dotted(weights, table), dotted(weights, chance)];
	if (pExpected === 1) {
		const undefinedReason = 'Chance alone would make them always agree: both used one category.';
		return { n, pObserved, pExpected, ...none, undefinedReason };
	}
	const kappa = (pObserved - pExpected) / (1 - pExpected);
	const ofRow = weights.map((row) => sum(row.map((weight, j) => weight * (columns[j] ?? 0))));
	const ofColumn = weights.map((_, j) => sum(weights.map((row, i) => (row[j] ?? 0) * (rows[i] ?? 0))));
	// The published formula takes one square from another, which leaves noise where both raters always agree: the same, centred.
	const middle = pObserved * pExpected - 2 * pExpected + pObserved;
	const spread = weights.map((row, i) =>
		row.map((weight, j) => {
			const pull = ((ofRow[i] ?? 0) + (ofColumn[j] ?? 0)) * (1 - pObserved);
			return (weight * (1 - pExpected) - pull - middle) ** 2;
		})
	);
	const se = Math.sqrt(dotted(table, spread) / n) / (1 - pExpected) ** 2;
	const reach = normalQuantile((1 + confLevel) / 2) * se;
	return { n, pObserved, pExpected, kappa, se, ciLower: kappa - reach, ciUpper: kappa + reach };
}

/** Shares of all pairs of categories; null without a pair. */
function crossTable(a: readonly Rating[], b: readonly Rating[], categories: readonly (string | number)[]) {
	const at = new Map(categories.map((category, i) => [category, i]));
	const counts = categories.map(() => categories.map(() => 0));
	let n = 0;
	for (let i = 0; i < Math.min(a.length, b.length); i++) {
		const [one, other] = [a[i] ?? null, b[i] ?? null].map((rating) => (rating === null ? undefined : at.get(rating)));
		if (one === undefined || other === undefined) continue;
		const row = counts[one] as number[];
		row[other] = (row[other] ?? 0) + 1;
		n += 1;
	}
	return n === 0 ? null : { n, table: counts.map((row) => row.map((count) => count / n)) };
}
