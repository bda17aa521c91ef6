import { pearson } from '../agreement/correlation.ts';
import { completeRows, type Given, type Reasoned } from '../missing.ts';
import { mean, sum } from '../moments.ts';
import { outerGroups } from './outer-groups.ts';

export type ItemFigures = {
	difficulty: number | null;
	discrimination: number | null;
	pointBiserial: number | null;
} & Reasoned;
export type ItemAnalysis = { nPersons: number; nDropped: number; nItems: number; perItem: ItemFigures[] } & Reasoned;

/**
 * How each item of scores[person][item] (0 … 1) does its work. Difficulty: the mean score, so high is easy. Discrimination: its
 * mean among the best `share` of the persons (by total) − among the worst, −1 … 1. Point-biserial: the correlation of the
 * item with the total of the *other* items, so that an item does not speak for itself.
 *
 * Source: Kelley 1939 for the outer 27 % ("The selection of upper and lower groups for the validation of test items").
 * Persons with a gap are left out and counted. Undefined (null, with a reason): all without a person; discrimination where no
 * two groups can be told apart; point-biserial where the item or the rest is constant, or the item is the only one.
 * @example itemAnalysis([[1, 1], [1, 0], [0, 0]]).perItem[0] // difficulty 2/3, discrimination 1 − 0, point-biserial 0.5
 */
export function itemAnalysis(scores: readonly (readonly Given[])[], share = 0.27): ItemAnalysis {
	const { rows, dropped } = completeRows(scores);
	const nItems = Math.max(0, ...scores.map((row) => row.length));
	const totals = rows.map((row) => sum(row));
	const groups = outerGroups(totals, share);
	const perItem = Array.from({ length: nItems }, (_, item): ItemFigures => {
		const own = rows.map((row) => row[item] ?? 0);
		const rest = totals.map((total, i) => total - (own[i] ?? 0));
		const pointBiserial = nItems < 2 ? null : pearson(own, rest);
		const discrimination = groups && meanOf(own, groups.best) - meanOf(own, groups.worst);
		return { difficulty: mean(own), discrimination, pointBiserial, ...reason(pointBiserial, discrimination) };
	});
	const nobody = rows.length === 0 && { undefinedReason: 'Nobody has a score on every item.' };
	return { nPersons: rows.length, nDropped: dropped, nItems, perItem, ...nobody };
}

function reason(pointBiserial: number | null, discrimination: number | null): Reasoned {
	if (discrimination === null)
		return { undefinedReason: 'All totals are the same, or there are fewer than two persons.' };
	if (pointBiserial === null) return { undefinedReason: 'The item or the rest is the same for all.' };
	return {};
}

function meanOf(values: readonly number[], persons: readonly number[]): number {
	return sum(persons.map((person) => values[person] ?? 0)) / persons.length;
}
