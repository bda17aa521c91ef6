import type { BoardRow } from '#lib/scoring/runs/board.ts';
import type { Measure } from '#lib/scoring/runs/measure.ts';
import type { RunReport } from '#lib/scoring/runs/report.ts';
import type { RunWords } from '#lib/words/runs.ts';
import { print, printInterval, printP } from './print.ts';
import type { Table } from './table.ts';

/** The tables of a report, in the order in which it is read. Empty ones are left out. */
export function tablesOf(report: RunReport, says: RunWords): Table[] {
	return [
		...systemsByCondition(report, says),
		against(report, says),
		contrasts(report, says),
		pairs(report, says),
		every(report, says),
		groups(report, says),
		calibration(report, says),
		correspondence(report, says),
		checks(report, says)
	].filter(({ rows }) => rows.length > 0);
}

/**
 * One table a task: a row a system, a column a condition, by the primary measure. Where physicians answered, everybody is on the
 * items that they answered; the models on all items stand in a table of their own.
 */
function systemsByCondition(report: RunReport, says: RunWords): Table[] {
	return tasksOf(report).flatMap((task) => {
		const measure = report.measures[task]?.find(({ isPrimary }) => isPrimary);
		if (!measure) return [];
		const of = (rows: readonly BoardRow[]) =>
			rows.filter((row) => row.task === task && row.measure === measure.name && row.axis === null);
		const [all, shared] = [of(report.board), of(report.shared)];
		const table = (title: string, rows: readonly BoardRow[]) => byCondition(report, says, measure, title, rows);
		if (shared.length === 0) return table(`${says.systemsByCondition}: ${taskName(task, says)}`, all);
		return [
			...table(`${says.systemsByCondition}: ${taskName(task, says)}, ${says.onTheirItems}`, shared),
			...table(
				`${says.systemsByCondition}: ${taskName(task, says)}, ${says.onAllItems}`,
				all.filter((row) => !row.isHuman)
			)
		];
	});
}

function byCondition(
	report: RunReport,
	says: RunWords,
	measure: Measure,
	title: string,
	rows: readonly BoardRow[]
): Table[] {
	if (rows.length === 0) return [];
	const conditions = distinct(rows.map(({ condition }) => condition));
	const systems = distinct(rows.map(({ system }) => system));
	return [
		{
			title,
			note: says.systemsNote(measure.name),
			head: [says.system, ...conditions.map((condition) => condition ?? measure.name)],
			rows: systems.map((system) => [
				systemName(report, system, says),
				...conditions.map((condition) => {
					const row = rows.find((one) => one.system === system && one.condition === condition);
					return row ? `${printInterval(row.estimate, measure.reads, says.to)}, n ${row.estimate.n}` : '–';
				})
			])
		}
	];
}

function every(report: RunReport, says: RunWords): Table {
	return {
		title: says.every,
		head: [says.system, says.condition, says.measure, says.value, says.interval, says.n, says.cases, says.method],
		rows: report.board
			.filter(({ axis }) => axis === null)
			.map((row) => [
				systemName(report, row.system, says),
				placeName(row, says),
				row.measure,
				...numbers(row, readsOf(report, row), says),
				row.estimate.method
			])
	};
}

function groups(report: RunReport, says: RunWords): Table {
	return {
		title: says.groups,
		head: [says.system, says.condition, says.group, says.measure, says.value, says.interval, says.n, says.cases],
		rows: report.board
			.filter(({ axis }) => axis !== null)
			.map((row) => [
				systemName(report, row.system, says),
				placeName(row, says),
				`${row.axis}: ${row.group}`,
				row.measure,
				...numbers(row, readsOf(report, row), says)
			])
	};
}

function numbers({ estimate }: BoardRow, reads: Measure['reads'], says: RunWords): string[] {
	const { low, high } = estimate;
	const interval =
		low === null || high === null ? says.noInterval : `${print(low, reads)} ${says.to} ${print(high, reads)}`;
	return [print(estimate.value, reads), interval, String(estimate.n), String(estimate.nClusters)];
}

function against(report: RunReport, says: RunWords): Table {
	return {
		title: says.againstTitle,
		note: says.againstNote(report.against.filter(({ p }) => p !== null).length),
		head: [says.system, says.condition, says.measure, says.difference, says.pHolm, says.cases, says.speaksOfName],
		rows: report.against.map((one) => [
			one.name,
			placeName(one, says),
			one.measure,
			printInterval({ ...one, value: one.difference }, 'difference', says.to),
			printP(one.pHolm),
			String(one.nCases),
			says.speaksOf[one.speaksOf]
		])
	};
}

function contrasts(report: RunReport, says: RunWords): Table {
	return {
		title: says.contrastsTitle,
		head: [says.system, says.contrast, says.measure, says.difference, says.p, says.items],
		rows: report.contrasts.map((one) => [
			systemName(report, one.system, says),
			`${one.first} − ${one.second}: ${says.tells[one.tells] ?? one.tells}`,
			one.measure,
			printInterval({ ...one, value: one.difference }, 'difference', says.to),
			printP(one.p),
			String(one.nItems)
		])
	};
}

function pairs(report: RunReport, says: RunWords): Table {
	return {
		title: says.pairsTitle,
		note: says.pairsNote,
		head: [says.system, says.condition, says.measure, says.difference, says.pBh, says.items],
		rows: report.pairs.map((one) => [
			`${one.first} − ${one.second}`,
			placeName(one, says),
			one.measure,
			printInterval({ ...one, value: one.difference }, 'difference', says.to),
			printP(one.pAdjusted),
			String(one.nItems)
		])
	};
}

function calibration(report: RunReport, says: RunWords): Table {
	return {
		title: says.calibrationTitle,
		head: [says.system, says.condition, says.brier, says.calibrationError, says.n],
		rows: report.calibration.map((one) => [
			systemName(report, one.system, says),
			placeName(one, says),
			one.brier.value?.toFixed(3) ?? '–',
			one.error.value?.toFixed(3) ?? '–',
			String(one.brier.n)
		])
	};
}

function correspondence(report: RunReport, says: RunWords): Table {
	return {
		title: says.correspondenceTitle,
		note: says.correspondenceNote(report.correspondence[0]?.theta ?? 0.5),
		head: [says.system, says.value, says.interval, ...Object.values(says.counts)],
		rows: report.correspondence.map(({ system, estimate, counts }) => [
			systemName(report, system, says),
			print(estimate.value, 'share'),
			estimate.low === null
				? says.noInterval
				: `${print(estimate.low, 'share')} ${says.to} ${print(estimate.high, 'share')}`,
			...(Object.keys(says.counts) as (keyof typeof counts)[]).map((name) => String(counts[name]))
		])
	};
}

function checks(report: RunReport, says: RunWords): Table {
	return {
		title: says.checksTitle,
		head: [says.measure, says.file, says.theirs, says.ours, ''],
		rows: report.checks.map((one) => [
			one.measure,
			one.file,
			String(one.theirs),
			one.ours === null ? '–' : String(one.ours),
			one.same
				? says.same
				: [says.differs, one.says, one.rows.length ? says.rowsThatDiffer(one.rows.length) : '']
						.filter(Boolean)
						.join('; ')
		])
	};
}

export function systemName({ systems }: RunReport, system: string, says: RunWords): string {
	const found = systems.find((one) => one.system === system);
	return found?.isHuman ? says.physicians(found.readers) : system;
}

export function taskName(task: string, says: RunWords): string {
	return (says.tasks as Record<string, string>)[task] ?? task;
}

export function placeName({ task, condition }: { task: string; condition: string | null }, says: RunWords): string {
	return condition ? `${taskName(task, says)}, ${condition}` : taskName(task, says);
}

export function tasksOf(report: RunReport): string[] {
	return distinct(report.board.map(({ task }) => task));
}

export function readsOf(report: RunReport, { task, measure }: { task: string; measure: string }): Measure['reads'] {
	return report.measures[task]?.find(({ name }) => name === measure)?.reads ?? 'share';
}

function distinct<T>(all: readonly T[]): T[] {
	return [...new Set(all)];
}
