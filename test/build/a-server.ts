import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '#db/people.ts';
import { build } from '#lib/server/cli/build.ts';
import { root } from '#lib/server/root.ts';
import { aPostgresDatabase } from './postgres.ts';

export type TestServer = {
	origin: string;
	dataDir: string;
	pid: () => number | undefined;
	/** All that it has printed so far: to people, and to the log. */
	told: () => string;
	/** Sign-in name and password of the demo people. */
	people: Record<Role, { name: string; password: string }>;
	/** As SIGTERM or SIGKILL end it; answers with its exit code. */
	end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
	/** Starts it again on the same data, after `end`. */
	again: () => Promise<void>;
	/** Ends it and throws its data away. */
	remove: () => Promise<void>;
};

/** The built server as `npm start` serves it, on a free port and data of its own; on PostgreSQL where DATABASE_URL names a cluster. */
export async function aServer(more: Record<string, string> = {}): Promise<TestServer> {
	await (built.babinskiBuild ??= build(() => {}));
	const dataDir = await mkdtemp(join(tmpdir(), 'babinski-'));
	const port = await freePort();
	const cluster = process.env.DATABASE_URL;
	const DATABASE_URL = cluster ? await aPostgresDatabase(cluster) : '';
	const env = {
		...process.env,
		DATABASE_URL,
		DATA_DIR: dataDir,
		PORT: String(port),
		HOST: '',
		ORIGIN: '',
		LOG_LEVEL: 'info',
		...more
	};
	let printed = '';
	let child = await start();

	function start(): Promise<ChildProcess> {
		const process_ = spawn(process.execPath, [join(root, 'src/lib/server/cli/babinski.js'), 'start', '--no-build'], {
			env
		});
		return new Promise((ready, failed) => {
			for (const stream of [process_.stdout, process_.stderr])
				stream.on('data', (text: Buffer) => {
					printed += text.toString();
					if (printed.includes('Babinski is ready')) ready(process_);
				});
			process_.once('exit', () => failed(new Error(printed)));
		});
	}

	async function end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
		if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
		const ended = new Promise<number | null>((done) => child.once('exit', done));
		child.kill(signal);
		return ended;
	}

	return {
		origin: `http://localhost:${port}`,
		dataDir,
		pid: () => child.pid,
		told: () => printed,
		people: await readPeople(dataDir),
		end,
		again: async () => {
			printed = '';
			child = await start();
		},
		remove: async () => {
			await end('SIGKILL');
			await rm(dataDir, { recursive: true, force: true });
		}
	};
}

// Once a run: a file that changes meanwhile changes nothing for the tests that are on their way.
const built = globalThis as { babinskiBuild?: Promise<void> };

export type Visitor = (path: string, options?: RequestInit) => Promise<Response>;

/** Asks the server as a signed-in person's browser would: with the cookie, and with our own origin on whatever is posted. */
export async function signedIn({ origin, people }: TestServer, role: Role): Promise<Visitor> {
	const stranger = aVisitor(origin);
	const { name, password } = people[role];
	const answer = await stranger('/sign-in', { method: 'POST', body: new URLSearchParams({ name, password }) });
	if (answer.status !== 303) throw new Error(`${name} could not sign in: ${answer.status} ${await answer.text()}`);
	return aVisitor(
		origin,
		answer.headers
			.getSetCookie()
			.map((cookie) => cookie.split(';')[0])
			.join('; ')
	);
}

export function aVisitor(origin: string, cookie = ''): Visitor {
	return (path, { headers, ...options } = {}) =>
		fetch(origin + path, {
			redirect: 'manual',
			headers: { cookie, origin, accept: 'text/html', ...headers },
			...options
		});
}

export function freePort(): Promise<number> {
	const probe = createServer();
	return new Promise((found) => {
		probe.listen(0, '127.0.0.1', () => {
			const { port } = probe.address() as AddressInfo;
			probe.close(() => found(port));
		});
	});
}

async function readPeople(dataDir: string): Promise<TestServer['people']> {
	const text = await readFile(join(dataDir, 'demo-people.txt'), 'utf8').catch(() => '');
	const rows = text
		.trim()
		.split('\n')
		.slice(1)
		.map((line) => line.split(/\s+/));
	return Object.fromEntries(rows.map(([role, name, password]) => [role, { name, password }])) as TestServer['people'];
}
