import type { Problem } from '#lib/case/problem.ts';
import type { Diagnosis } from './diagnosis.ts';
import { isRecord, type Row } from './row.ts';
import { readGraph } from './read-graph.ts';
import { readOwn } from './read-own.ts';
import { readSupplement, readTable } from './read-table.ts';

/**
 * Diagnoses out of parsed data: a list of our own YAML, the row form `neuro-diagnoses/1`, its supplement, or OBO-Graph
 * JSON. A bad row is left out and is one problem each; the rest is read.
 */
export function readRows(data: unknown, file: string): { diagnoses: Diagnosis[]; problems: Problem[] } {
	const read = readerOf(data);
	if (!read) {
		const says = 'is no vocabulary that we read: give a YAML list of diagnoses, neuro-diagnoses/1 or OBO-Graph JSON';
		return { diagnoses: [], problems: [{ file, key: '', says }] };
	}
	const rows = read();
	const diagnoses = rows.flatMap((row) => (row && 'diagnosis' in row ? [row.diagnosis] : []));
	const problems = rows.flatMap((row) => (row && 'says' in row ? [{ file, key: row.key, says: row.says }] : []));
	return { diagnoses: once(diagnoses), problems: [...problems, ...twice(diagnoses, file)] };
}

function readerOf(data: unknown): (() => Row[]) | null {
	if (Array.isArray(data)) return () => data.map(readOwn);
	if (!isRecord(data)) return null;
	const { format, rows, graphs } = data;
	if (Array.isArray(graphs)) return () => graphs.flatMap(readGraph);
	if (!Array.isArray(rows)) return null;
	if (format === 'neuro-diagnoses/1') return () => readTable(rows);
	return format === 'neuro-diagnoses-supplement/1' ? () => rows.map(readSupplement) : null;
}

function once(diagnoses: readonly Diagnosis[]): Diagnosis[] {
	return [...new Map([...diagnoses].reverse().map((each) => [each.id, each])).values()].reverse();
}

function twice(diagnoses: readonly Diagnosis[], file: string): Problem[] {
	const seen = new Set<string>();
	return diagnoses.flatMap(({ id }) => {
		if (!seen.has(id)) return (seen.add(id), []);
		return [{ file, key: id, says: 'is the id of an earlier diagnosis too: the first one is kept' }];
	});
}
