import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import * as cases from '#db/cases.ts';
import type { CaseVersion } from '#db/cases.ts';
import type { Case } from '#lib/case/case.ts';
import type { Key } from '#lib/case/key.ts';
import { patientOf, type Patient } from '#lib/patient/patient.ts';
import type { Mask } from '#lib/scoring/mask.ts';
import { maskOf } from './volumes.ts';
import type { World } from './world.ts';

/** A case as the server holds it while attempts at it run. Versions never change, so what was read once stays. */
export type Loaded = { version: CaseVersion; key: Key; patient: Patient; masks: () => Promise<Record<string, Mask>> };

const worlds = new WeakMap<World, Map<string, Promise<Loaded>>>();
const schools = new WeakMap<World, Promise<Case[]>>();

export function loadCase(world: World, id: string): Promise<Loaded> {
	const known = worlds.get(world) ?? new Map<string, Promise<Loaded>>();
	worlds.set(world, known);
	const loaded = known.get(id) ?? read(world, id);
	known.set(id, loaded);
	loaded.catch(() => known.delete(id));
	return loaded;
}

/** Where the bytes of an image or a mask lie. */
export function pathOf(world: World, sha256: string): string {
	return join(world.dataDir, 'media', sha256);
}

async function read(world: World, id: string): Promise<Loaded> {
	const version = await cases.find(world.db, id);
	if (!version) throw new Error(`there is no case version ${id}`);
	const training = await trainingOf(world);
	let masks: Promise<Record<string, Mask>> | null = null;
	return {
		version,
		key: await cases.key(world.db, id),
		patient: patientOf(version.body, training),
		masks: () => (masks ??= readMasks(world, id))
	};
}

/** Every case that teaches the patients. One list for all of them: what example questions teach is learnt once a list. */
export function trainingOf(world: World): Promise<Case[]> {
	const known = schools.get(world) ?? cases.newest(world.db).then((versions) => versions.map(({ body }) => body));
	schools.set(world, known);
	known.catch(() => schools.delete(world));
	return known;
}

async function readMasks(world: World, id: string): Promise<Record<string, Mask>> {
	const files = (await cases.files(world.db, id)).filter(({ role }) => role === 'mask');
	const pairs = files.map(async ({ image, sha256 }) => [image, maskOf(await readFile(pathOf(world, sha256)))] as const);
	return Object.fromEntries(await Promise.all(pairs));
}
