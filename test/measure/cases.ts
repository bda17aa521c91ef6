import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { Case } from '#lib/case/case.ts';

const keyed = ['key', 'examiner', 'checklist'];

/** Where packs lie: the shipped ones, else those beside the work tree. */
export function packFolders(root = process.cwd()): string[] {
	const shelves = [join(root, 'db/packs'), join(root, '../shared/packs')];
	const packs = shelves.map((shelf) => (existsSync(shelf) ? readdirSync(shelf).map((name) => join(shelf, name)) : []));
	return (
		packs
			.map((folders) => folders.filter((folder) => existsSync(join(folder, 'cases'))))
			.find((found) => found.length > 0) ?? []
	);
}

/** All cases of a pack, without their keys. */
export function readCases(folder: string): Case[] {
	return readdirSync(join(folder, 'cases'))
		.sort()
		.filter((id) => existsSync(join(folder, 'cases', id, 'case.yaml')))
		.map((id) => caseOf(parse(readFileSync(join(folder, 'cases', id, 'case.yaml'), 'utf8'))));
}

function caseOf(file: Record<string, unknown>): Case {
	const open = Object.fromEntries(Object.entries(file).filter(([name]) => !keyed.includes(name)));
	const images = (open.images as Record<string, unknown>[] | undefined) ?? [];
	return v.parse(Case, { ...open, images: images.map(({ mask: _, ...image }) => image) });
}
