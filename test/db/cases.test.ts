import { beforeEach, describe, expect, test } from 'vitest';
import * as cases from '#db/cases.ts';
import * as diagnoses from '#db/diagnoses.ts';
import * as stations from '#db/stations.ts';
import type { Case } from '#lib/case/case.ts';
import type { Key } from '#lib/case/key.ts';
import { aStationRow } from '#test/build/an-attempt.ts';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';

let world: TestWorld;

beforeEach(async () => {
	world = await aWorld();
});

describe('a case', () => {
	test('unchanged is the same version; changed, or changed back, it is the next', async () => {
		await aStationRow(world);
		const versions = [];
		for (const hash of ['h', 'other', 'h']) versions.push(await cases.add(world.db, fresh(hash)));
		expect(versions.map(({ version, isNew }) => ({ version, isNew }))).toEqual([
			{ version: 1, isNew: false },
			{ version: 2, isNew: true },
			{ version: 3, isNew: true }
		]);
		expect(await cases.newest(world.db)).toEqual([await cases.newestOf(world.db, 'pack', 'nx-100')]);
		expect(await cases.newestOf(world.db, 'pack', 'nx-100')).toMatchObject({ id: versions[2]?.id, version: 3 });
	});

	test('is read without its key, which is asked for by name', async () => {
		const { caseVersion } = await aStationRow(world);
		expect(JSON.stringify(await cases.find(world.db, caseVersion))).not.toContain('Nothing');
		expect((await cases.key(world.db, caseVersion)).diagnosis.name).toBe('Nothing');
	});

	test('its files are known by image and role, and lie elsewhere', async () => {
		await aStationRow(world);
		const flair = { image: 'flair', role: 'image', sha256: 'a'.repeat(64), bytes: 10, mediaType: 'x/y' } as const;
		const mask = { ...flair, role: 'mask' } as const;
		const { id } = await cases.add(world.db, fresh('with files', [mask, flair]));
		expect(await cases.files(world.db, id)).toEqual([flair, mask]);
		expect(await cases.fileOf(world.db, id, 'flair', 'mask')).toEqual(mask);
		expect(await cases.fileOf(world.db, id, 'dwi', 'image')).toBe(null);
	});
});

describe('a station', () => {
	test('of an older version closes when the next one comes', async () => {
		const { station, caseVersion } = await aStationRow(world);
		expect((await stations.list(world.db)).map(({ id, caseId }) => ({ id, caseId }))).toEqual([
			{ id: station, caseId: 'nx-100' }
		]);
		await stations.closeOlder(world.db, 'pack', 'nx-100', caseVersion);
		expect(await stations.list(world.db, { purpose: 'practice' })).toHaveLength(1);
		const { id: next } = await cases.add(world.db, fresh('other'));
		await stations.closeOlder(world.db, 'pack', 'nx-100', next);
		expect(await stations.list(world.db)).toEqual([]);
		expect(await stations.find(world.db, station)).toMatchObject({ caseVersion, open: false });
	});
});

describe('the vocabulary', () => {
	test('takes more rows than one statement holds, and replaces what it knows', async () => {
		const rows = Array.from({ length: 12_000 }, (_, n) => ({ id: `d${n}`, body: { n } }));
		await diagnoses.put(world.db, rows);
		await diagnoses.put(world.db, [{ id: 'd0', body: ['changed'] }]);
		const all = await diagnoses.all(world.db);
		expect([all.length, all[0]]).toEqual([12_000, { id: 'd0', body: ['changed'] }]);
	});
});

function fresh(hash: string, files: cases.CaseFile[] = []): cases.NewCaseVersion {
	const key = { diagnosis: { name: 'Nothing' } } as unknown as Key;
	const body = { id: 'nx-100' } as unknown as Case;
	return { pack: 'pack', packVersion: '1.0.0', caseId: 'nx-100', hash, body, key, files, at: world.now() };
}
