import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '#db/migrate.ts';
import { open, type Opened } from '#db/open.ts';
import { silent } from '#lib/server/log.ts';
import { openWorld, type World } from '#lib/server/world.ts';
import { aPostgresDatabase } from './postgres.ts';

/** A clock that is told. It begins on 1 March 2026 at nine. */
export type Clock = { at: number; pass: (time: { seconds?: number; minutes?: number; hours?: number }) => void };
export type TestWorld = World & { clock: Clock };

/**
 * A world on an empty, migrated database: PGlite in memory, or PostgreSQL where DATABASE_URL names a cluster. A run
 * shares one database, so a test file has one world at a time; `close` leaves the database to the next one.
 */
export async function aWorld({ origin = 'http://localhost:3000', demo = true } = {}): Promise<TestWorld> {
	const clock = aClock();
	const { db, kind } = await aDatabase();
	const dataDir = await mkdtemp(join(tmpdir(), 'babinski-'));
	const opened = { db, kind, close: async () => {} };
	const world = await openWorld(
		{ dataDir, origin, demo, databaseUrl: undefined },
		{ opened, now: () => clock.at, log: silent() }
	);
	return { ...world, clock };
}

/** The run's database, emptied. */
export async function aDatabase(): Promise<Opened> {
	const { filled, ...opened } = await (kept.babinskiTestDatabase ??= begin());
	// Emptying an empty table costs as much as emptying a full one.
	const { rows } = await sql.raw<{ name: string }>(filled).execute(opened.db);
	const names = rows.map(({ name }) => name).join(', ');
	if (names) await sql.raw(`truncate ${names} restart identity cascade`).execute(opened.db);
	return opened;
}

// One for all test files of a worker, whatever is loaded anew between them.
const kept = globalThis as { babinskiTestDatabase?: Promise<Opened & { filled: string }> };

async function begin() {
	const databaseUrl = process.env.DATABASE_URL && (await aPostgresDatabase(process.env.DATABASE_URL));
	const opened = await open({ databaseUrl: databaseUrl || undefined, dataDir: null });
	await migrate(opened.db);
	const { rows } = await sql<{ name: string }>`
		select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely_%'
	`.execute(opened.db);
	const filled = rows
		.map(({ name }) => `select '${name}' as name where exists (select from ${name})`)
		.join(' union all ');
	return { ...opened, filled };
}

function aClock(): Clock {
	const clock: Clock = {
		at: Date.parse('2026-03-01T09:00:00Z'),
		pass: ({ seconds = 0, minutes = 0, hours = 0 }) => void (clock.at += ((hours * 60 + minutes) * 60 + seconds) * 1000)
	};
	return clock;
}
