import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** A fresh database in a cluster; its address. */
export async function aPostgresDatabase(clusterUrl: string): Promise<string> {
	const name = `t${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
	const client = new pg.Client({ connectionString: clusterUrl });
	await client.connect();
	await client.query(`create database ${name}`);
	await client.end();
	const url = new URL(clusterUrl.replace('@/', '@localhost/'));
	url.pathname = `/${name}`;
	return url.href;
}

/** The folder of the newest PostgreSQL programs on this machine: POSTGRES_BIN, Debian's place, or the path. */
export async function postgresBin(): Promise<string | null> {
	const debian = '/usr/lib/postgresql';
	const versions = existsSync(debian) ? await readdir(debian) : [];
	const newestFirst = versions.sort((one, other) => Number(other) - Number(one));
	const folders = [
		process.env.POSTGRES_BIN ?? [],
		newestFirst.map((version) => join(debian, version, 'bin')),
		['/opt/homebrew/bin', '/usr/local/bin'],
		(process.env.PATH ?? '').split(':')
	].flat();
	return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null;
}

/** A cluster that is thrown away: it does not wait for the disk, and listens on a socket in its own folder only. */
export async function aCluster(bin: string): Promise<{ url: string; stop: () => Promise<void> }> {
	// A short path, because a unix socket's holds 107 bytes at most.
	const folder = await mkdtemp(join(tmpdir(), 'pg-'));
	const as = process.getuid?.() === 0 ? await anotherUser(folder) : [];
	// PostgreSQL refuses to run as root, and its user may not be able to read the caller's folder.
	const pgctl = (...rest: string[]) =>
		call([...as, join(bin, 'pg_ctl'), '-D', join(folder, 'data'), '-w', ...rest], folder);
	const initdb = [join(bin, 'initdb'), '-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust'];
	await call([...as, ...initdb, '--no-locale', '-E', 'UTF8', '--no-sync'], folder);
	const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off -c synchronous_commit=off`;
	await pgctl('-l', join(folder, 'log'), '-o', options, 'start');
	return {
		url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
		stop: async () => {
			await pgctl('-m', 'immediate', 'stop').catch(() => {});
			await rm(folder, { recursive: true, force: true });
		}
	};
}

async function anotherUser(folder: string): Promise<string[]> {
	const { stdout } = await run('id', ['-u', 'postgres']);
	const { stdout: group } = await run('id', ['-g', 'postgres']);
	await chown(folder, Number(stdout), Number(group));
	return ['runuser', '-u', 'postgres', '--'];
}

function call([program = '', ...rest]: string[], cwd: string): Promise<void> {
	const child = spawn(program, rest, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
	let said = '';
	child.stderr.on('data', (text: Buffer) => (said += text.toString()));
	return new Promise((done, failed) => {
		child.once('error', failed);
		child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`${program} ended with ${code}: ${said}`))));
	});
}
