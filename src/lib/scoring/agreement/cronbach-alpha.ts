import { fQuantile } from '../distributions.ts';
import { completeRows, widthOf, type Given, type Reasoned } from '../missing.ts';
import { covariance, exceptRounding, sum, variance } from '../moments.ts';

export type CronbachAlpha = {
	nPersons: number;
	nDropped: number;
	nItems: number;
	alpha: number | null;
	ciLower: number | null;
	ciUpper: number | null;
	alphaIfItemDeleted: (number | null)[];
	correctedItemTotalR: (number | null)[];
} & Reasoned;

/**
 * Cronbach's alpha: how far the items (stations) of an exam rank persons alike: k/(k−1) · (1 − Σ item variances / variance of
 * the totals). Interval by the F distribution. Beside it alpha without each item, and each item's correlation with the rest.
 *
 * Source: Cronbach 1951; Feldt 1965 for the interval. Persons with a missing score are dropped and counted. Range up to 1.
 * Undefined (null, with a reason): everything with one item, fewer than two persons, or totals that are all the same; alpha
 * without an item where one would remain or the rest does not vary; a correlation with something constant.
 * @example cronbachAlpha([[1, 1], [2, 2], [3, 3]]).alpha // 2 · (1 − 2/4) = 1
 */
export function cronbachAlpha(scores: readonly (readonly Given[])[], confLevel = 0.95): CronbachAlpha {
	const nItems = widthOf(scores);
	const { rows } = completeRows(scores.filter((row) => row.length === nItems));
	const n = rows.length;
	const counts = { nPersons: n, nDropped: scores.length - n, nItems };
	const columns = Array.from({ length: nItems }, (_, j) => rows.map((row) => row[j] ?? 0));
	const alpha = alphaOf(columns);
	if (alpha === null) {
		const nulls = columns.map(() => null);
		const none = { alpha, ciLower: null, ciUpper: null, alphaIfItemDeleted: nulls, correctedItemTotalR: nulls };
		return { ...counts, ...none, undefinedReason: reasonOf(nItems, n) };
	}
	const limit = (p: number) => 1 - (1 - alpha) * fQuantile(p, n - 1, (n - 1) * (nItems - 1));
	return {
		...counts,
		alpha,
		ciLower: limit((1 + confLevel) / 2),
		ciUpper: limit((1 - confLevel) / 2),
		alphaIfItemDeleted: columns.map((_, j) => alphaOf(columns.toSpliced(j, 1))),
		correctedItemTotalR: columns.map((column, j) => correlated(column, totals(columns.toSpliced(j, 1))))
	};
}

function reasonOf(nItems: number, n: number): string {
	if (nItems < 2) return 'There are fewer than two items.';
	return n < 2 ? 'Fewer than two persons have all scores.' : 'All totals are the same.';
}

function alphaOf(columns: readonly (readonly number[])[]): number | null {
	const k = columns.length;
	const total = spread(totals(columns));
	if (k < 2 || total === null || total === 0) return null;
	return (k / (k - 1)) * (1 - sum(columns.map((column) => spread(column) ?? 0)) / total);
}

function totals(columns: readonly (readonly number[])[]): number[] {
	return (columns[0] ?? []).map((_, i) => sum(columns.map((column) => column[i] ?? 0)));
}

function correlated(one: readonly number[], other: readonly number[]): number | null {
	const [a, b, shared] = [spread(one), spread(other), covariance(one, other)];
	return !a || !b || shared === null ? null : shared / Math.sqrt(a * b);
}

function spread(values: readonly number[]): number | null {
	const found = variance(values);
	return found === null ? null : exceptRounding(found, values);
}
