import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from '#db/lock.ts';
import { refusal } from '#db/refusal.ts';
import { root } from '../root.ts';

const sources = ['src', 'statecharts', 'db', 'static'];
const files = ['package.json', 'package-lock.json', 'svelte.config.js', 'vite.config.ts'];
/** Read when the server runs, or never: packs, vocabularies, drawings. */
const isOutside = /^db\/(packs|vocabulary)\/|\.md$/;
const stampFile = join(root, 'build', 'stamp');

/** Builds when there is no build, or when it was made from other source. Of two who come at once, one builds. */
export async function build(tell: (line: string) => void): Promise<void> {
	if (await isFresh()) return;
	if (!existsSync(join(root, 'node_modules', 'vite'))) return withoutTools();
	const release = await turn();
	try {
		if (await isFresh()) return;
		tell('Building …');
		const stamp = await stampOf();
		await vite();
		await writeFile(stampFile, stamp);
	} finally {
		await release();
	}
}

/** A hash of everything that a build is made from. */
export async function stampOf(): Promise<string> {
	const hash = createHash('sha256');
	for (const file of [...files, ...(await Promise.all(sources.map(under))).flat().sort()])
		hash
			.update(file)
			.update('\0')
			.update(await readFile(join(root, file)))
			.update('\0');
	return hash.digest('hex');
}

async function isFresh(): Promise<boolean> {
	return existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === (await stampOf());
}

async function under(folder: string): Promise<string[]> {
	const found: string[] = [];
	for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
		const path = `${folder}/${entry.name}`;
		if (isOutside.test(entry.isDirectory() ? `${path}/` : path)) continue;
		found.push(...(entry.isDirectory() ? await under(path) : [path]));
	}
	return found;
}

function withoutTools(): void {
	if (existsSync(join(root, 'build', 'index.js'))) return;
	throw refusal('There is no build, and the tools to make one are not installed. Run npm ci, then start again.');
}

async function turn() {
	for (;;) {
		const release = await lock(root);
		if (release) return release;
		await wait(300);
	}
}

function vite(): Promise<void> {
	// A test's NODE_ENV would make a build for development, which the next start would take for a fresh one.
	const env = { ...process.env, NODE_ENV: 'production' };
	const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
	const child = spawn(process.execPath, [vite, 'build'], { cwd: root, env });
	const stop = () => child.kill();
	process.once('exit', stop);
	const said: Buffer[] = [];
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => said.push(text));
	return new Promise((done, failed) => {
		child.once('error', failed);
		child.once('exit', (code) => {
			process.off('exit', stop);
			if (code === 0) done();
			else failed(refusal(`${Buffer.concat(said).toString()}\nThe build failed: see above.`));
		});
	});
}
