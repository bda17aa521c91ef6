import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Case } from '#lib/case/case.ts';
import type { Key } from '#lib/case/key.ts';
import { readPack } from '#lib/case/pack.ts';
import type { Mask } from '#lib/scoring/mask.ts';
import { readFolder } from '#lib/server/pack-folder.ts';
import { maskOf } from '#lib/server/volumes.ts';

const folder = join(import.meta.dirname, '../../db/packs/neuro-starter');

/** The written cases of the starter pack. */
export async function starterCases(): Promise<{ case: Case; key: Key }[]> {
	const { files, problems } = await readFolder(folder);
	const read = files && readPack(files);
	if (!read || read.cases.length === 0)
		throw new Error([...problems, ...(read?.problems ?? [])].map(({ says }) => says).join('\n'));
	return read.cases;
}

export async function starterCase(id: string): Promise<{ case: Case; key: Key }> {
	const found = (await starterCases()).find(({ case: one }) => one.id === id);
	if (!found) throw new Error(`the starter pack has no sound case ${id}`);
	return found;
}

/** The masks of a case, as the server reads them. */
export function starterMasks(id: string, key: Key): Record<string, Mask> {
	const paths = Object.entries(key.masks).map(([image, file]) => [image, join(folder, 'cases', id, file)] as const);
	return Object.fromEntries(paths.map(([image, path]) => [image, maskOf(readFileSync(path))]));
}
