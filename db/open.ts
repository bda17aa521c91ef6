import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lock } from './lock.ts';
import { preparing } from './prepared.ts';
import { refusal } from './refusal.ts';
import type { Db, Tables } from './tables.ts';
import { guarded } from './transaction.ts';

export type Kind = 'pglite' | 'postgres';
export type Opened = { db: Db; kind: Kind; close: () => Promise<void> };

/** PostgreSQL where there is an address; otherwise PGlite in the data folder, or in memory where there is no folder. */
export function open({ databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string | null }): Promise<Opened> {
	return databaseUrl ? openPostgres(databaseUrl) : openPglite(dataDir);
}

async function openPostgres(connectionString: string): Promise<Opened> {
	const pool = new pg.Pool({ connectionString, types, connectionTimeoutMillis: 10_000 });
	// An idle connection that breaks is replaced by the pool; without a listener it would end the process.
	pool.on('error', () => {});
	const db = overPool(pool);
	return { db, kind: 'postgres', close: () => db.destroy() };
}

async function openPglite(dataDir: string | null): Promise<Opened> {
	const release = dataDir === null ? async () => {} : await take(dataDir);
	const lite = await PGlite.create(dataDir === null ? undefined : await made(dataDir));
	// The pool has one connection (poolSize); never set `max`. The type of its connection is not pg's own.
	const settings = { ...createPgConfig(lite), types, connectionTimeoutMillis: 30_000 };
	const db = overPool(new pg.Pool(settings as unknown as pg.PoolConfig));
	async function close() {
		await db.destroy();
		await lite.close();
		await release();
	}
	return { db, kind: 'pglite', close };
}

/** The folder of the database, made aside first: one that was killed while it was being made cannot be opened. */
async function made(dataDir: string): Promise<string> {
	const [folder, aside] = [join(dataDir, 'pglite'), join(dataDir, 'pglite-being-made')];
	if (existsSync(folder)) return folder;
	await rm(aside, { recursive: true, force: true });
	await (await PGlite.create(aside)).close();
	await rename(aside, folder);
	return folder;
}

async function take(dataDir: string) {
	await mkdir(dataDir, { recursive: true, mode: 0o700 });
	const release = await lock(dataDir);
	if (release) return release;
	throw refusal(
		`The data folder ${dataDir} is open in another process. Stop the server (or command) that uses it, ` +
			'or give this one a folder of its own: DATA_DIR=/another/folder.'
	);
}

function overPool(pool: pg.Pool): Db {
	return new Kysely<Tables>({ dialect: guarded(new PostgresDialect({ pool: preparing(pool) })) });
}

// bigint (and so count) is read as a number: ours are milliseconds, bytes and counts, all below 2^53.
const types: pg.CustomTypesConfig = {
	getTypeParser: (oid, format) =>
		oid === pg.types.builtins.INT8 ? Number : (pg.types.getTypeParser as (...of: unknown[]) => unknown)(oid, format)
} as pg.CustomTypesConfig;
