import * as runs from '#db/runs.ts';
import { published } from '#lib/benchmarks/published.ts';
import type { Language } from '#lib/case/text.ts';
import { failuresOf } from '#lib/reports/runs/failures.ts';
import { figuresOf } from '#lib/reports/runs/figures.ts';
import { publishedTable } from '#lib/reports/runs/published-table.ts';
import { sentenceOf } from '#lib/reports/runs/sentences.ts';
import { systemName, tablesOf } from '#lib/reports/runs/tables.ts';
import { notesOf } from '#lib/reports/runs/told.ts';
import { runWords } from '#lib/words/runs.ts';
import type { World } from './world.ts';

/** Every benchmark of which answers are kept, or numbers are published. */
export async function leaderboardList(world: World, language: Language) {
	const says = runWords[language];
	const kept = await runs.leaderboards(world.db);
	const names = [...new Set([...kept.map(({ benchmark }) => benchmark), ...Object.keys(published)])];
	return names.map((benchmark) => ({
		benchmark,
		name: nameOf(benchmark, language),
		madeAt: kept.find((one) => one.benchmark === benchmark)?.madeAt ?? null,
		says: says.leaderboards
	}));
}

/** A benchmark's leaderboard as tables and figures; null where neither answers are kept nor numbers are published. */
export async function leaderboardOf(world: World, benchmark: string, language: Language) {
	const says = runWords[language];
	const report = await runs.leaderboard(world.db, benchmark);
	const others = Object.hasOwn(published, benchmark) ? published[benchmark] : undefined;
	if (!report && !others) return null;
	return {
		name: nameOf(benchmark, language),
		madeAt: report?.madeAt ?? null,
		systems: report?.systems.map(({ system }) => ({ system, name: systemName(report, system, says) })) ?? [],
		sentences: report?.against.map((one) => sentenceOf(one, says)) ?? [],
		notes: report ? notesOf(report, says) : [],
		tables: report ? tablesOf(report, says) : [],
		figures: report ? figuresOf(report, says) : '',
		published: others ? publishedTable(others, says) : null
	};
}

/** Where one system fails; null where nothing of it is kept. */
export async function systemOf(world: World, benchmark: string, system: string, language: Language) {
	const says = runWords[language];
	const report = await runs.leaderboard(world.db, benchmark);
	if (!report?.systems.some((one) => one.system === system)) return null;
	return {
		benchmark: nameOf(benchmark, language),
		name: systemName(report, system, says),
		tables: failuresOf(report, system, says)
	};
}

function nameOf(benchmark: string, language: Language): string {
	return (runWords[language].benchmarks as Record<string, string>)[benchmark] ?? benchmark;
}
