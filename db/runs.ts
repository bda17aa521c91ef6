import { sql, type Generated } from 'kysely';
import type { Marked } from '#lib/scoring/runs/marked.ts';
import type { RunReport } from '#lib/scoring/runs/report.ts';
import { json, type Json } from './json.ts';
import type { Db } from './tables.ts';

export type RunTable = {
	id: Generated<string>;
	benchmark: string;
	task: string;
	condition: string | null;
	system: string;
	human: boolean;
	kept_at: number;
};

export type RunAnswerTable = {
	run: string;
	item: string;
	cluster: string;
	reader: string | null;
	attempt: number;
	confidence: number | null;
	groups: Json<Record<string, string>>;
	marks: Json<Record<string, number | null>>;
};

export type LeaderboardTable = { benchmark: string; made_at: number; report: Json<RunReport> };

/** As many rows at once as one statement takes in a second or so. */
const atOnce = 5_000;

/** Keeps the answers of one system to one task under one condition. They are all of one run. */
export async function keep(db: Db, benchmark: string, at: number, answers: readonly Marked[]): Promise<void> {
	const [first] = answers;
	if (!first) return;
	const { task, condition, system } = first;
	const { id } = await db
		.insertInto('run')
		.values({ benchmark, task, condition, system, human: first.reader !== null, kept_at: at })
		.returning('id')
		.executeTakeFirstOrThrow();
	for (let from = 0; from < answers.length; from += atOnce) {
		const rows = answers
			.slice(from, from + atOnce)
			.map(({ values: marks, item, cluster, reader, attempt, confidence, groups }) => ({
				item,
				cluster,
				reader,
				attempt,
				confidence,
				groups,
				marks
			}));
		await sql`
			insert into run_answer (run, item, cluster, reader, attempt, confidence, groups, marks)
			select ${id}::uuid, item, cluster, reader, attempt, confidence, groups, marks
			from jsonb_to_recordset(${json(rows)}::jsonb)
				as row (item text, cluster text, reader text, attempt integer, confidence double precision, groups jsonb, marks jsonb)
		`.execute(db);
	}
}

/** All answers of a benchmark's newest runs: of each system, task and condition the one that was kept last. */
export async function newest(db: Db, benchmark: string): Promise<Marked[]> {
	const rows = await db
		.with('latest', (query) =>
			query
				.selectFrom('run')
				.select(['id', 'task', 'condition', 'system'])
				.distinctOn(['system', 'task', 'condition'])
				.where('benchmark', '=', benchmark)
				.orderBy('system')
				.orderBy('task')
				.orderBy('condition')
				.orderBy('kept_at', 'desc')
				.orderBy('id')
		)
		.selectFrom('latest')
		.innerJoin('run_answer', 'run_answer.run', 'latest.id')
		.select(['system', 'task', 'condition', 'item', 'cluster', 'reader', 'attempt', 'confidence', 'groups', 'marks'])
		.execute();
	return rows.map(({ marks, ...row }) => ({ ...row, values: marks }));
}

export async function putLeaderboard(db: Db, benchmark: string, at: number, report: RunReport): Promise<void> {
	const row = { made_at: at, report: json(report) };
	await db
		.insertInto('leaderboard')
		.values({ benchmark, ...row })
		.onConflict((conflict) => conflict.column('benchmark').doUpdateSet(row))
		.execute();
}

export async function leaderboard(db: Db, benchmark: string): Promise<RunReport | null> {
	const row = await db.selectFrom('leaderboard').select('report').where('benchmark', '=', benchmark).executeTakeFirst();
	return row?.report ?? null;
}

/** Which benchmarks have one, and when it was computed. */
export async function leaderboards(db: Db): Promise<{ benchmark: string; madeAt: number }[]> {
	return db.selectFrom('leaderboard').select(['benchmark', 'made_at as madeAt']).orderBy('benchmark').execute();
}
