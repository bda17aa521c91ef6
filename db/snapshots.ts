import { sql } from 'kysely';
import { json, type Json } from './json.ts';
import type { Db } from './tables.ts';

export type SnapshotTable = { attempt: string; seq: number; chart_version: number; state: Json<unknown> };
export type Snapshot = { seq: number; chartVersion: number; state: unknown };

/** Keeps the newest state of an attempt. It is a cache: the log alone gives the same, and it may be deleted at any time. */
export async function put(db: Db, attempt: string, { seq, chartVersion, state }: Snapshot): Promise<void> {
	await db
		.insertInto('attempt_snapshot')
		.values({ attempt, seq, chart_version: chartVersion, state: json(state) })
		.onConflict((taken) =>
			taken
				.column('attempt')
				.doUpdateSet({ seq, chart_version: chartVersion, state: json(state) })
				.where(sql<boolean>`attempt_snapshot.seq < excluded.seq`)
		)
		.execute();
}

export async function newest(db: Db, attempt: string): Promise<Snapshot | null> {
	const found = await db
		.selectFrom('attempt_snapshot')
		.select(['seq', 'chart_version as chartVersion', 'state'])
		.where('attempt', '=', attempt)
		.executeTakeFirst();
	return found ?? null;
}
