import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockByFile } from '#db/lock.ts';
import * as log from '#db/log.ts';
import { migrate } from '#db/migrate.ts';
import { open } from '#db/open.ts';
import { anAttempt } from '#test/build/an-attempt.ts';
import { aPostgresDatabase } from '#test/build/postgres.ts';

const cluster = process.env.DATABASE_URL;
let dataDir: string;
let databaseUrl: string | undefined;

beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'babinski-'));
	databaseUrl = cluster && (await aPostgresDatabase(cluster));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the database', () => {
	test('is migrated once, and opens again with what was in it', async () => {
		const first = await open({ dataDir, databaseUrl });
		expect(first.kind).toBe(databaseUrl ? 'postgres' : 'pglite');
		expect(await migrate(first.db)).toContain('0001-people');
		await first.close();
		const second = await open({ dataDir, databaseUrl });
		expect(await migrate(second.db)).toEqual([]);
		await second.close();
	});

	test('two servers that start at once migrate it together', async () => {
		const { db, close } = await open({ dataDir, databaseUrl });
		const { db: other, close: closeOther } = databaseUrl
			? await open({ dataDir, databaseUrl })
			: { db, close: async () => {} };
		const done = await Promise.all([migrate(db), migrate(other)]);
		expect(done.flat().filter((name) => name === '0001-people')).toHaveLength(1);
		await close();
		await closeOther();
	});

	test('after kill -9 every acknowledged row is there, and none is torn', async () => {
		const first = await open({ dataDir, databaseUrl });
		await migrate(first.db);
		const { id } = await anAttempt({ db: first.db, now: () => 0 });
		await first.close();
		const writer = aWriter(id);
		await writer.says('50\n');
		const told = await writer.kill();
		const acknowledged = told
			.split('\n')
			.map(Number)
			.filter((seq) => seq > 0);
		const again = await open({ dataDir, databaseUrl });
		const rows = await log.after(again.db, id, 0);
		expect(rows.map(({ seq }) => seq).slice(0, acknowledged.length)).toEqual(acknowledged);
		expect(rows.every(({ event }) => event.type === 'note.written' && event.text.length === 200)).toBe(true);
		await again.close();
	});
});

// PostgreSQL has no data folder of ours.
(cluster ? () => {} : describe)('the data folder', () => {
	test('is refused to a second process, with a sentence that says what to do', async () => {
		const writer = aWriter();
		await writer.says('open\n');
		await expect(open({ dataDir })).rejects.toThrow(
			`The data folder ${dataDir} is open in another process. Stop the server (or command) that uses it, ` +
				'or give this one a folder of its own: DATA_DIR=/another/folder.'
		);
		await writer.kill();
		await (await open({ dataDir })).close();
	});

	test('is refused to the same process too, until it is closed', async () => {
		const first = await open({ dataDir });
		await expect(open({ dataDir })).rejects.toThrow('is open in another process');
		await first.close();
		await (await open({ dataDir })).close();
	});

	test('where there are no abstract sockets a lock file serves, and one of a process that is gone does not count', async () => {
		const file = join(dataDir, 'lock');
		const release = await lockByFile(file);
		expect(await lockByFile(file)).toBe(null);
		await release?.();
		await writeFile(file, '2147483646');
		expect(await lockByFile(file)).toBeTypeOf('function');
	});
});

function aWriter(attempt = '') {
	const script = join(import.meta.dirname, '../build/writer.ts');
	const env = { ...process.env, DATABASE_URL: databaseUrl ?? '' };
	const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir, attempt], { env });
	let told = '';
	let heard = () => {};
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (text: Buffer) => {
			told += text.toString();
			heard();
		});
	const ended = new Promise<void>((done) => child.once('exit', () => done()));
	return {
		says: (words: string) =>
			new Promise<void>((said, failed) => {
				heard = () => told.includes(words) && said();
				void ended.then(() => failed(new Error(told)));
			}),
		kill: async () => {
			child.kill('SIGKILL');
			await ended;
			return told;
		}
	};
}
