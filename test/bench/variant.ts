import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
/** What the reading room and the bare page both show. */
export const shown = { case: 'nx-002', order: 'imaging.mri-brain', image: 'flair' };

/**
 * A copy of the tree with what the product is measured against: two bare endpoints and a bare NiiVue page. None of this
 * is ever part of the product. It lies in `.data/`, so that a second run builds only what has changed.
 */
export async function variant(): Promise<string> {
	const folder = join(root, '.data', 'bench');
	await mkdir(folder, { recursive: true });
	for (const name of ['src', 'statecharts', 'db', 'static']) {
		await rm(join(folder, name), { recursive: true, force: true });
		await cp(join(root, name), join(folder, name), { recursive: true });
	}
	for (const name of ['package.json', 'package-lock.json', 'svelte.config.js', 'vite.config.ts', 'tsconfig.json'])
		await cp(join(root, name), join(folder, name));
	await symlink(join(root, 'node_modules'), join(folder, 'node_modules')).catch(() => {});
	await addRoute(folder, 'bench/bare', 'bare.ts');
	await addRoute(folder, '(candidate)/bench/insert/[attempt]', 'insert.ts');
	await addRoute(folder, '(candidate)/bench/stations', 'stations.ts');
	await open(folder);
	await addPage(folder);
	return folder;
}

async function addRoute(folder: string, path: string, file: string) {
	const place = join(folder, 'src', 'routes', path);
	await mkdir(place, { recursive: true });
	await cp(join(here, 'routes', file), join(place, '+server.ts'));
}

/** The bare endpoint may be asked without a session; a route that the table does not name is refused. */
async function open(folder: string) {
	const roles = join(folder, 'src', 'lib', 'server', 'roles.ts');
	const before = await readFile(roles, 'utf8');
	const after = before.replace(`'/': 'anyone',`, `'/': 'anyone',\n\t'/bench/bare': 'anyone',`);
	if (after === before) throw new Error(`${roles} has changed: the bare endpoint cannot be let in`);
	await writeFile(roles, after);
}

async function addPage(folder: string) {
	const outDir = join(folder, 'static', 'bench');
	await build({
		root: join(here, 'page'),
		base: '/bench/',
		configFile: false,
		logLevel: 'error',
		build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5_000 }
	});
	const images = join(root, 'db', 'packs', 'neuro-starter', 'cases', shown.case, 'images');
	await cp(join(images, `${shown.image}.nii.gz`), join(outDir, 'volume.nii.gz'));
}
