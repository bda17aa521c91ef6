import * as runs from '#db/runs.ts';
import { tx } from '#db/transaction.ts';
import type { Benchmark } from '#lib/benchmarks/dataset.ts';
import { measuresIn } from '#lib/benchmarks/measures.ts';
import { partsOf } from '#lib/scoring/runs/board.ts';
import type { Marked } from '#lib/scoring/runs/marked.ts';
import { computed } from '#lib/scoring/runs/report-of.ts';
import type { RunReport } from '#lib/scoring/runs/report.ts';
import type { World } from './world.ts';

/**
 * Keeps scored answers, each system's answers to a task under a condition as a run, and computes the benchmark's leaderboard
 * anew from the newest runs of all systems. What is shown is always of answers that are kept.
 */
export async function keepRuns(world: World, report: RunReport, marked: readonly Marked[]): Promise<void> {
	const { benchmark, drawing, notes } = report;
	await tx(world.db, async (db) => {
		for (const part of partsOf(marked)) await runs.keep(db, benchmark, world.now(), part);
		const all = await runs.newest(db, benchmark);
		const measures = measuresIn(all, benchmark as Benchmark);
		const empty = { files: [], unscored: [], aside: [], missing: [], checks: [] };
		const madeAt = new Date(world.now()).toISOString();
		// Which T1 item belongs to which T2 item stands in the benchmark's file: theirs is told in the report of the files alone.
		const found = computed(all, measures, { drawing, theta: 0.5, sources: [] });
		await runs.putLeaderboard(db, benchmark, world.now(), {
			benchmark,
			madeAt,
			drawing,
			measures,
			notes,
			...empty,
			...found
		});
	});
}
