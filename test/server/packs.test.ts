import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as cases from '#db/cases.ts';
import * as stations from '#db/stations.ts';
import { pathOf } from '#lib/server/cases.ts';
import { checkPack, importPack, inOneLine, loadStarterPack } from '#lib/server/packs.ts';
import { maskOf } from '#lib/server/volumes.ts';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';
import { smallPack } from '#test/case/small-pack.ts';
import { aVolume } from './a-volume.ts';

const flair = gzipSync(aVolume({ text: 'Li Na', values: (n) => n }));
const mask = gzipSync(aVolume({ values: (n) => (n === 5 ? 1 : 0) }));
const folders: string[] = [];

let world: TestWorld;
beforeEach(async () => {
	world = await aWorld();
});
afterAll(async () => {
	for (const folder of folders) await rm(folder, { recursive: true });
});

/** The small pack on disk, changed. */
async function aFolder(
	changes: [from: string, to: string][] = [],
	media: Record<string, Uint8Array> = {}
): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'babinski-pack-'));
	folders.push(folder);
	const images = { 'cases/tn-001/images/flair.nii.gz': flair, 'cases/tn-001/images/flair-mask.nii.gz': mask, ...media };
	for (const [name, content] of Object.entries({ ...smallPack(changes).texts, ...images })) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), content);
	}
	return folder;
}

async function stored() {
	const { db } = world;
	const versions = await cases.newest(db);
	const open = await stations.list(db);
	const media = await readdir(join(world.dataDir, 'media')).catch(() => []);
	return {
		packs: (await cases.packs(db)).map(({ id, version }) => `${id} ${version}`),
		cases: versions.map(({ caseId, version }) => `${caseId} v${version}`),
		stations: open.map(
			({ name, caseVersion }) => `${name} of v${versions.find(({ id }) => id === caseVersion)?.version}`
		),
		media: media.length
	};
}

const everything = {
	packs: ['small 1.0.0'],
	cases: ['tn-001 v1'],
	stations: ['bedside of v1', 'turns of v1', 'written of v1'],
	media: 2
};

describe('importing a pack', () => {
	test('stores cases, keys, images and practice stations', async () => {
		const folder = await aFolder();
		expect(await importPack(world, folder)).toEqual({
			value: { pack: 'small', version: '1.0.0', cases: [{ id: 'tn-001', version: 1, isNew: true }], stations: 3 },
			problems: []
		});
		expect(await stored()).toEqual(everything);
		const [version] = await cases.newest(world.db);
		expect(version?.body).not.toHaveProperty('key');
		expect((await cases.key(world.db, version!.id)).diagnosis.synonyms).toContain('MS');
	});

	test('keeps the images by their bytes, without what their headers told', async () => {
		await importPack(world, await aFolder());
		const [version] = await cases.newest(world.db);
		const files = await cases.files(world.db, version!.id);
		expect(files.map(({ image, role, mediaType }) => [image, role, mediaType])).toEqual([
			['flair', 'image', 'application/octet-stream'],
			['flair', 'mask', 'application/octet-stream']
		]);
		const bytes = await Promise.all(files.map(({ sha256 }) => readFile(pathOf(world, sha256))));
		expect(bytes.map(({ length }) => length)).toEqual(files.map(({ bytes }) => bytes));
		expect(maskOf(bytes[1]!).values.indexOf(1)).toBe(5);
		expect(maskOf(bytes[0]!).values[7]).toBe(7);
	});

	test('again changes nothing', async () => {
		const folder = await aFolder();
		await importPack(world, folder);
		expect((await importPack(world, folder)).value).toEqual({
			pack: 'small',
			version: '1.0.0',
			cases: [{ id: 'tn-001', version: 1, isNew: false }],
			stations: 0
		});
		expect(await stored()).toEqual(everything);
	});

	test.each<[string, [string, string][], Record<string, Uint8Array>]>([
		['case', [['minutes: 8', 'minutes: 9']], {}],
		['key', [['localisation: {en: White matter', 'localisation: {en: The white matter']], {}],
		['image', [], { 'cases/tn-001/images/flair.nii.gz': gzipSync(aVolume({ values: () => 3 })) }]
	])('with a changed %s makes a new version, and closes the stations of the one before', async (_, changes, media) => {
		await importPack(world, await aFolder());
		const [before] = await cases.newest(world.db);
		expect((await importPack(world, await aFolder(changes, media))).value?.cases).toEqual([
			{ id: 'tn-001', version: 2, isNew: true }
		]);
		expect(await stored()).toMatchObject({
			cases: ['tn-001 v2'],
			stations: ['bedside of v2', 'turns of v2', 'written of v2']
		});
		expect(await cases.find(world.db, before!.id)).toEqual(before);
		expect((await cases.files(world.db, before!.id)).length).toBe(2);
	});

	test('whose image was only packed anew or renamed in its header changes nothing', async () => {
		await importPack(world, await aFolder());
		const again = gzipSync(aVolume({ text: 'another name', values: (n) => n }), { level: 1 });
		const { value } = await importPack(world, await aFolder([], { 'cases/tn-001/images/flair.nii.gz': again }));
		expect(value?.cases).toEqual([{ id: 'tn-001', version: 1, isNew: false }]);
		expect(await stored()).toEqual(everything);
	});

	test.each<[string, [string, string][], Record<string, Uint8Array>, string[]]>([
		[
			'text',
			[
				['version: 1.0.0', 'version: 1'],
				['met_by: [h-eye]', 'met_by: [h-eyes]']
			],
			{},
			[
				'pack.yaml:3:10 version – is the number 1: put it in quotation marks',
				'cases/tn-001/case.yaml:112:89 checklist[0].met_by[0] – “h-eyes” is nothing in this case: did you mean “h-eye”?'
			]
		],
		[
			'image',
			[],
			{
				'cases/tn-001/images/flair.nii.gz': flair.subarray(0, 50),
				'cases/tn-001/images/flair-mask.nii.gz': Buffer.from('no')
			},
			[
				'cases/tn-001/images/flair.nii.gz images.flair – is broken or cut short: its gzip cannot be opened',
				'cases/tn-001/images/flair-mask.nii.gz images.flair – is not a NIfTI-1 file that holds its image (.nii or .nii.gz)'
			]
		],
		[
			'mask',
			[],
			{ 'cases/tn-001/images/flair-mask.nii.gz': gzipSync(aVolume({ dims: [2, 2, 2], values: () => 1 })) },
			[
				"cases/tn-001/images/flair-mask.nii.gz images.flair – has 2 × 2 × 2 voxels, and its image 4 × 3 × 2: a mask has its image's grid"
			]
		]
	])('with a faulty %s stores nothing', async (_, changes, media, says) => {
		const { value, problems } = await importPack(world, await aFolder(changes, media));
		expect([value, problems.map(inOneLine)]).toEqual([null, says]);
		expect(await stored()).toEqual({ packs: [], cases: [], stations: [], media: 0 });
	});

	test('tells how far it is', async () => {
		const lines: string[] = [];
		await importPack(world, await aFolder(), (line) => lines.push(line));
		expect(lines).toEqual(['1 of 1: tn-001 read, 2 image files']);
	});
});

describe('checking a folder', () => {
	test('that is none, or holds no pack, says so', async () => {
		const { problems } = await checkPack('/nowhere/at/all');
		expect(problems.map(inOneLine)).toEqual([
			'/nowhere/at/all – has no pack.yaml: name the folder that holds it, beside cases/'
		]);
	});

	test('with a text that is not UTF-8 tells only that of it', async () => {
		const folder = await aFolder([], { 'cases/tn-001/case.yaml': Buffer.from('id: caf\xe9', 'latin1') });
		const { problems } = await checkPack(folder);
		expect(problems.map(inOneLine)).toEqual(['cases/tn-001/case.yaml – is not UTF-8: save it as UTF-8']);
	});

	test('follows no link out of it', async () => {
		const folder = await aFolder();
		const path = join(folder, 'cases/tn-001/images/flair.nii.gz');
		await cp(path, join(folder, 'outside.nii.gz'));
		await rm(path);
		await symlink(join(folder, 'outside.nii.gz'), path);
		const { problems } = await checkPack(folder);
		expect(problems.map(({ says }) => says)).toEqual(["“images/flair.nii.gz” is not in the case's folder"]);
	});
});

test('the packs that come with the program load whole, and every case has a bedside', async () => {
	await loadStarterPack(world);
	const open = await stations.list(world.db, { purpose: 'practice' });
	const versions = await cases.newest(world.db);
	const bedsides = open.filter(({ name }) => name === 'bedside').map(({ caseId }) => caseId);
	expect(bedsides).toEqual(versions.map(({ caseId }) => caseId));
	expect(bedsides.length).toBeGreaterThanOrEqual(9);
});
