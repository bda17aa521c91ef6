import type { RunReport } from '#lib/scoring/runs/report.ts';
import { asCsv } from './table.ts';

const head = [
	'system',
	'human',
	'task',
	'condition',
	'axis',
	'group',
	'measure',
	'value',
	'low',
	'high',
	'n',
	'cases',
	'readers',
	'method'
];

/** Every number of the board, one a row, as it was computed: shares 0 … 1, nothing rounded. */
export function csvOf({ board }: RunReport): string {
	const rows = board.map(({ system, isHuman, task, condition, axis, group, measure, estimate }) => [
		system,
		isHuman ? 1 : 0,
		task,
		condition,
		axis,
		group,
		measure,
		estimate.value,
		estimate.low,
		estimate.high,
		estimate.n,
		estimate.nClusters,
		estimate.nReaders,
		estimate.method
	]);
	return asCsv(head, rows);
}
