import { open, readFile, rm, stat, realpath } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

export type Release = () => Promise<void>;

/**
 * Takes a folder for this process, or answers null when another process has it. PGlite writes no lock of its own, and
 * two processes on one folder lose each other's rows without a word. The lock goes with the process, however it ends.
 */
export function lock(folder: string): Promise<Release | null> {
	return process.platform === 'linux' ? lockBySocket(folder) : lockByFile(join(folder, 'lock'));
}

/** An abstract unix socket (Linux) has no file: the kernel frees it with the process. */
async function lockBySocket(folder: string): Promise<Release | null> {
	const { dev, ino } = await stat(await realpath(folder));
	const socket = createServer();
	return new Promise((taken, failed) => {
		socket.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? taken(null) : failed(error)));
		socket.listen({ path: `\0babinski-${dev}-${ino}`, exclusive: true }, () => {
			socket.unref();
			taken(() => new Promise((released) => socket.close(() => released())));
		});
	});
}

/** Elsewhere a file with the process id; one left behind by a process that is gone does not count. */
export async function lockByFile(file: string): Promise<Release | null> {
	if (await write(file)) return () => rm(file, { force: true });
	if (isAlive(Number(await readFile(file, 'utf8')))) return null;
	await rm(file, { force: true });
	return (await write(file)) ? () => rm(file, { force: true }) : null;
}

async function write(file: string): Promise<boolean> {
	try {
		const handle = await open(file, 'wx');
		await handle.writeFile(String(process.pid));
		await handle.close();
		return true;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
		throw error;
	}
}

function isAlive(pid: number): boolean {
	if (!Number.isInteger(pid) || pid <= 0) return false;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'EPERM';
	}
}
