import type { BoardRow } from '#lib/scoring/runs/board.ts';
import type { RunReport } from '#lib/scoring/runs/report.ts';
import type { RunWords } from '#lib/words/runs.ts';
import { printInterval } from './print.ts';
import type { Table } from './table.ts';
import { placeName, readsOf } from './tables.ts';

/** Where one system fails: by category, the lowest first, and by class of error. */
export function failuresOf(report: RunReport, system: string, says: RunWords): Table[] {
	const own = report.board.filter((row) => row.system === system);
	const places = [...new Set(own.map((row) => placeName(row, says)))];
	return places.flatMap((place) => {
		const rows = own.filter((row) => placeName(row, says) === place);
		return [byCategory(report, place, rows, says), byError(report, place, rows, says)].filter(
			(table) => table.rows.length > 0
		);
	});
}

function byCategory(report: RunReport, place: string, rows: readonly BoardRow[], says: RunWords): Table {
	const grouped = rows
		.filter(({ axis }) => axis !== null)
		.toSorted((one, other) => (one.estimate.value ?? 2) - (other.estimate.value ?? 2));
	return {
		title: `${says.whereItFails}: ${place}`,
		note: says.whereItFailsLead(grouped[0]?.measure ?? ''),
		head: [says.group, says.value, says.n],
		rows: grouped.map((row) => [
			`${row.axis}: ${row.group}`,
			printInterval(row.estimate, readsOf(report, row), says.to),
			String(row.estimate.n)
		])
	};
}

function byError(report: RunReport, place: string, rows: readonly BoardRow[], says: RunWords): Table {
	const errors = rows.filter(({ axis, measure }) => axis === null && measure.startsWith('error: '));
	return {
		title: `${says.errorsTitle}: ${place}`,
		head: [says.errorsTitle, says.value, says.n],
		rows: errors.map((row) => [
			row.measure.replace('error: ', ''),
			printInterval(row.estimate, readsOf(report, row), says.to),
			String(row.estimate.n)
		])
	};
}
