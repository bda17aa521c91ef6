import type { Table } from './complete.ts';

type Side = { n: number; mean: number | null; largest: number; values: number[] };

/**
 * Two tables of the same readers and cases, and the pairs of cells (one of each) that share neither reader nor case: how many,
 * and over them the sums of the first's distance from its mean, of the second's, and of their product.
 */
export type Cells = { one: Side; other: Side; pairs: number; sum: number; otherSum: number; products: number };

/** Sums over all pairs of cells, by inclusion and exclusion from sums over readers, cases and cells: one pass a table. */
export function crossed(table: Table, otherTable: Table): Cells {
	const [one, other] = [side(table), side(otherTable)];
	const [sums, otherSums] = [margins(table, one.mean ?? 0), margins(otherTable, other.mean ?? 0)];
	const across = (pick: keyof Margin, otherPick: keyof Margin) =>
		sums.all[pick] * otherSums.all[otherPick] -
		shared(sums.readers, otherSums.readers, pick, otherPick) -
		shared(sums.cases, otherSums.cases, pick, otherPick) +
		shared(sums.cells, otherSums.cells, pick, otherPick);
	return {
		one,
		other,
		pairs: across('n', 'n'),
		sum: across('sum', 'n'),
		otherSum: across('n', 'sum'),
		products: across('sum', 'sum')
	};
}

type Margin = { n: number; sum: number };
type Margins = { all: Margin; readers: Map<number, Margin>; cases: Map<number, Margin>; cells: Map<number, Margin> };

function margins(table: Table, middle: number): Margins {
	const found: Margins = { all: { n: 0, sum: 0 }, readers: new Map(), cases: new Map(), cells: new Map() };
	table.forEach((row, reader) =>
		row.forEach((score, at) => {
			if (score === null) return;
			const distance = score - middle;
			add(found.all, distance);
			add(entry(found.readers, reader), distance);
			add(entry(found.cases, at), distance);
			add(entry(found.cells, reader * 2 ** 26 + at), distance);
		})
	);
	return found;
}

function side(table: Table): Side {
	const values = table.flatMap((row) => row.filter((score) => score !== null));
	const largest = values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
	const total = values.reduce((sum, value) => sum + value, 0);
	return { n: values.length, mean: values.length === 0 ? null : total / values.length, largest, values };
}

function shared(
	one: Map<number, Margin>,
	other: Map<number, Margin>,
	pick: keyof Margin,
	otherPick: keyof Margin
): number {
	let sum = 0;
	for (const [at, margin] of one) sum += margin[pick] * (other.get(at)?.[otherPick] ?? 0);
	return sum;
}

function entry(map: Map<number, Margin>, at: number): Margin {
	const found = map.get(at) ?? { n: 0, sum: 0 };
	map.set(at, found);
	return found;
}

function add(margin: Margin, value: number): void {
	margin.n += 1;
	margin.sum += value;
}
