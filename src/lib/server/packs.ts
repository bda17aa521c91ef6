import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import * as cases from '#db/cases.ts';
import { refusal } from '#db/refusal.ts';
import * as stations from '#db/stations.ts';
import { tx } from '#db/transaction.ts';
import { readPack, type ReadPack } from '#lib/case/pack.ts';
import type { Problem } from '#lib/case/problem.ts';
import { stationsOf } from '#lib/case/stations-of.ts';
import { pathOf } from './cases.ts';
import { checkMedia, readMedia, type CheckedFile } from './pack-media.ts';
import { readFolder } from './pack-folder.ts';
import type { World } from './world.ts';

type Tell = (line: string) => void;
type One = ReadPack['cases'][number];
type Checked = One & { files: CheckedFile[]; hash: string };
export type CheckedPack = { pack: ReadPack['pack']; cases: Checked[]; problems: Problem[] };

export type ImportedCase = { id: string; version: number; isNew: boolean };
/** `stations`: how many were made. */
export type Imported = { pack: string; version: string; cases: ImportedCase[]; stations: number };

/** Everything that is wrong with the pack in a folder, its images too; without problems, what is in it. Stores nothing. */
export async function checkPack(folder: string, tell: Tell = () => {}): Promise<CheckedPack> {
	const { files, problems: unread } = await readFolder(folder);
	if (!files) return { pack: null, cases: [], problems: unread };
	const { pack, cases, problems } = readPack(files);
	const checked: Checked[] = [];
	const found: Problem[] = [];
	for (const [index, one] of cases.entries()) {
		const media = await checkMedia(folder, one);
		found.push(...media.problems);
		checked.push({ ...one, files: media.files, hash: hashOf(one, media.files) });
		tell(`${index + 1} of ${cases.length}: ${one.case.id} read, ${media.files.length} image files`);
	}
	const others = problems.filter(({ file }) => !unread.some((one) => one.file === file));
	return { pack, cases: checked, problems: [...unread, ...others, ...found] };
}

/**
 * Stores a pack: cases and keys by version, images by their bytes, and the practice stations of what is new, all or nothing.
 * A case that has not changed since its newest version is left as it is; attempts keep the version that they began with.
 */
export async function importPack(
	world: World,
	folder: string,
	tell: Tell = () => {}
): Promise<{ value: Imported | null; problems: Problem[] }> {
	const { pack, cases: checked, problems } = await checkPack(folder, tell);
	if (!pack || problems.length) return { value: null, problems };
	const kept = new Map<string, cases.CaseFile[]>();
	for (const one of checked) {
		const newest = await cases.newestOf(world.db, pack.id, one.case.id);
		if (newest?.hash !== one.hash) kept.set(one.case.id, await keepMedia(world, folder, one));
	}
	const value = await tx(world.db, async (db) => {
		const { id, version, title, ...meta } = pack;
		await cases.putPack(db, { id, version, title, meta, loadedAt: world.now() });
		const stored: ImportedCase[] = [];
		let made = 0;
		for (const one of checked) {
			const files = kept.get(one.case.id) ?? [];
			const added = await storeCase({ ...world, db }, { pack: id, packVersion: version }, one, files);
			stored.push({ id: one.case.id, version: added.version, isNew: added.isNew });
			made += added.stations;
		}
		return { pack: id, version, cases: stored, stations: made };
	});
	return { value, problems: [] };
}

/** Loads the packs that come with the program. A fault in one of them is a broken promise of ours. */
export async function loadStarterPack(world: World, tell: Tell = () => {}): Promise<void> {
	const folder = join(world.root, 'db', 'packs');
	for (const entry of (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory())) {
		const { problems } = await importPack(world, join(folder, entry.name), tell);
		if (problems.length) throw refusal([`The pack ${entry.name} has faults:`, ...problems.map(inOneLine)].join('\n'));
	}
}

/** `file:line:column key – sentence`, as editors can jump to it. */
export function inOneLine({ file, line, column, key, says }: Problem): string {
	return [[file, line, column].filter((part) => part !== undefined).join(':'), key, '–', says]
		.filter(Boolean)
		.join(' ');
}

async function storeCase(
	{ db, now }: Pick<World, 'db' | 'now'>,
	from: { pack: string; packVersion: string },
	{ case: body, key, hash }: Checked,
	files: cases.CaseFile[]
): Promise<{ version: number; isNew: boolean; stations: number }> {
	const at = now();
	const { id, version, isNew } = await cases.add(db, { ...from, caseId: body.id, hash, body, key, files, at });
	if (!isNew) return { version, isNew, stations: 0 };
	const made = stationsOf(body, key);
	for (const { name, station } of made) await stations.add(db, { caseVersion: id, name, body: station, at });
	await stations.closeOlder(db, from.pack, body.id, id);
	return { version, isNew, stations: made.length };
}

/** What a version of a case is known by: its words, its key and what its images show, however those are packed. */
function hashOf({ case: body, key }: One, files: readonly CheckedFile[]): string {
	const shown = files.map(({ image, role, content }) => ({ image, role, content }));
	return createHash('sha256')
		.update(JSON.stringify({ case: body, key, shown }))
		.digest('hex');
}

/** Puts a case's images under their sha256. A file that is there already is the same file. */
async function keepMedia(world: World, folder: string, { case: body, files }: Checked): Promise<cases.CaseFile[]> {
	const kept: cases.CaseFile[] = [];
	for (const file of files) {
		const { bytes, mediaType } = await readMedia(folder, body.id, file);
		const sha256 = createHash('sha256').update(bytes).digest('hex');
		const path = pathOf(world, sha256);
		await mkdir(dirname(path), { recursive: true, mode: 0o700 });
		const part = `${path}.${crypto.randomUUID()}`;
		await writeFile(part, bytes, { mode: 0o600 });
		await rename(part, path);
		kept.push({ image: file.image, role: file.role, sha256, bytes: bytes.length, mediaType });
	}
	return kept;
}
