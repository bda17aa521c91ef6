import type { Reasoned } from '../missing.ts';
import { unbiasedDifference } from '../readers/unbiased.ts';
import { normalP } from '../distributions.ts';
import { fewestCases, type Compared } from './against-physicians.ts';
import { clusterDifference, type Drawing } from './cluster-difference.ts';
import { valuesOf, type Marked, type Valued } from './marked.ts';
import { panelOf } from './panel.ts';

/** What is told apart by asking the same items under two conditions: the first minus the second. */
export type Contrast = { task: string; first: string; second: string; tells: string };

/** MRareBench's contrasts: what the text gives away, what the images add, what being told the diagnosis adds. */
export const contrastsOfMRareBench: readonly Contrast[] = [
	{ task: 'T1', first: 'FD', second: 'LC', tells: 'text leakage' },
	{ task: 'T1', first: 'LC', second: 'TO', tells: 'visual necessity' },
	{ task: 'T2', first: 'Grd', second: 'Rec', tells: 'visual contribution' },
	{ task: 'T2', first: 'Grd', second: 'NoDx', tells: 'diagnosis-conditioning gain' }
];

/** The reference first, then what is added or taken away. */
export const conditionOrder: readonly string[] = ['LC', 'FD', 'TO', 'Grd', 'Rec', 'NoDx'];

export type ContrastFound = Contrast & { system: string; measure: string; nItems: number; nCases: number } & Compared;

/**
 * One system's contrasts by one measure, on the items answered under both conditions. A model answers every item under both:
 * differences are paired by item, clustered by source case. A physician sees a case under one condition only, so physicians
 * are compared between readers: the U-statistic of two tables.
 *
 * Source: for MRareBench, its evaluator's names of the conditions; Gallas 2006 for the tables.
 * @example recall@1 1, 1 under LC and 0, 1 under TO: difference 1/2 on two items
 */
export function contrastsOf(
	marked: readonly Marked[],
	contrasts: readonly Contrast[],
	measure: string,
	drawing: Drawing
): ContrastFound[] {
	return contrasts.flatMap((contrast) => {
		const under = (condition: string) =>
			valuesOf(
				marked.filter((one) => one.task === contrast.task && one.condition === condition),
				measure
			);
		const [first, second] = [under(contrast.first), under(contrast.second)];
		const items = new Set(second.map(({ item }) => item));
		const shared = first.filter(({ item }) => items.has(item));
		const [one] = marked;
		if (!one || shared.length === 0) return [];
		const both = new Set(shared.map(({ item }) => item));
		const others = second.filter(({ item }) => both.has(item));
		const found = one.reader === null ? paired(shared, others, drawing) : between(shared, others);
		const nCases = new Set(shared.map(({ cluster }) => cluster)).size;
		return [{ ...contrast, system: one.system, measure, nItems: both.size, nCases, ...found }];
	});
}

function paired(first: readonly Valued[], second: readonly Valued[], drawing: Drawing): Compared {
	const other = new Map(second.map(({ item, value }) => [item, value]));
	return clusterDifference(
		first.map((one) => ({ ...one, value: one.value - (other.get(one.item) ?? 0) })),
		drawing
	);
}

function between(first: readonly Valued[], second: readonly Valued[]): Compared {
	const [one, other] = tablesOf(first, second);
	const found = unbiasedDifference(one, other);
	const { difference, se } = found;
	if ((one[0]?.length ?? 0) < fewestCases) {
		const undefinedReason = `Fewer than ${fewestCases} source cases were read under both: too few for the normal interval.`;
		return { difference, low: null, high: null, p: null, method: 'U-statistic of two tables', undefinedReason };
	}
	return {
		difference,
		low: found.ciLower,
		high: found.ciUpper,
		p: difference === null || !se ? null : normalP(difference / se),
		method: 'U-statistic of two tables, readers and cases random',
		...reasonOf(found)
	};
}

function reasonOf({ undefinedReason }: Reasoned): Reasoned {
	return undefinedReason ? { undefinedReason } : {};
}

/** Two tables of the same readers and cases. */
function tablesOf(first: readonly Valued[], second: readonly Valued[]) {
	const { readers, clusters } = panelOf([...first, ...second]);
	return [first, second].map((values) => {
		const own = panelOf(values);
		const [row, column] = [
			new Map(own.readers.map((name, i) => [name, i])),
			new Map(own.clusters.map((name, i) => [name, i]))
		];
		return readers.map((reader) =>
			clusters.map((cluster) => own.table[row.get(reader) ?? -1]?.[column.get(cluster) ?? -1] ?? null)
		);
	}) as [(number | null)[][], (number | null)[][]];
}
