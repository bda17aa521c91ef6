import { listOf } from './cells.ts';
import { itemOf } from './gold.ts';
import { numberOf } from './prediction.ts';
import { textOf, type Row } from './row.ts';

/** What a judge, a person or a model, said of one answer. Its scale and its words are the benchmark's. */
export type Judgement = { row: Row; system: string | null; reader: string | null; item: string; attempt: number };

export function judgementIn(row: Row): Judgement | null {
	const item = itemOf(row);
	if (!item) return null;
	return {
		row,
		system: textOf(row, 'system', 'model'),
		reader: textOf(row, 'reader'),
		item,
		attempt: numberOf(row, 'attempt') ?? 1
	};
}

/** Judgements by what they judge. One that names no system judges whichever system answered; the newest stands. */
export type Judgements = { of: (answer: Judged) => Row | null; count: number };
export type Judged = { system: string; reader: string | null; item: string; attempt: number };

export function judgementsOf(given: readonly Judgement[]): Judgements {
	const byName = new Map(given.map((one) => [nameOf(one), one.row]));
	return {
		count: given.length,
		of: (answer) => byName.get(nameOf(answer)) ?? byName.get(nameOf({ ...answer, system: null })) ?? null
	};
}

function nameOf({ system, reader, item, attempt }: Omit<Judged, 'system'> & { system: string | null }): string {
	return JSON.stringify([system, reader, item, attempt]);
}

/** YES and NO, as judges and tables write them; null where it is neither. */
export function yesOf(cell: unknown): boolean | null {
	const text = String(cell ?? '')
		.trim()
		.toLowerCase()
		.replace(/[.。!]$/, '');
	if (['yes', 'y', 'true', '1', '1.0', '是'].includes(text)) return true;
	return ['no', 'n', 'false', '0', '0.0', '否'].includes(text) ? false : null;
}

/** A list of 0 and 1 in a cell; null where there is none. */
export function hitsIn(row: Row, ...columns: string[]): boolean[] | null {
	const column = columns.find((name) => textOf(row, name) !== null);
	return column === undefined ? null : listOf(row.cells[column]).map((one) => yesOf(one) ?? false);
}
