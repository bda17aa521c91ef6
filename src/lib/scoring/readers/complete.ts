import type { Given } from '../missing.ts';

/** scores[reader][case] of one condition. */
export type Table = readonly (readonly Given[])[];

/** Tables of the same readers and cases without a gap, and how much was left out to have them so. */
export type Complete = {
	tables: number[][][];
	nReaders: number;
	nCases: number;
	droppedReaders: number;
	droppedCases: number;
};

/**
 * The part of several tables (readers × cases, one a condition) in which every reader read every case: readers who read
 * nothing in one of the tables are left out first, then the cases that one of the others missed. Both are counted.
 * @example complete([[[1, 0], [null, null], [1, null]]]) // tables [[[1], [1]]], one reader and one case left out
 */
export function complete(tables: readonly Table[]): Complete {
	const given = Math.max(0, ...tables.map((table) => table.length));
	const cases = Math.max(0, ...tables.flatMap((table) => table.map((row) => row.length)));
	const readers = upTo(given).filter((reader) => tables.every((table) => table[reader]?.some((x) => x !== null)));
	const kept = upTo(cases).filter((at) => readers.every((reader) => tables.every((table) => read(table, reader, at))));
	return {
		tables: tables.map((table) => readers.map((reader) => kept.map((at) => table[reader]?.[at] ?? 0))),
		nReaders: readers.length,
		nCases: readers.length === 0 ? 0 : kept.length,
		droppedReaders: given - readers.length,
		droppedCases: readers.length === 0 ? cases : cases - kept.length
	};
}

function read(table: Table, reader: number, at: number): boolean {
	return (table[reader]?.[at] ?? null) !== null;
}

function upTo(n: number): number[] {
	return Array.from({ length: n }, (_, i) => i);
}
