import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { importVocabulary, vocabulary } from '#lib/server/vocabulary.ts';
import { idsNamed } from '#lib/vocabulary/vocabulary.ts';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';

let world: TestWorld;
beforeEach(async () => {
	world = await aWorld();
});

async function aFile(name: string, text: string): Promise<string> {
	const file = join(await mkdtemp(join(tmpdir(), 'babinski-rows-')), name);
	await writeFile(file, text);
	return file;
}

const fresh = '- id: test-only-disease\n  name: { en: Test only disease, zh: 仅供测试病 }\n';

describe('the vocabulary', () => {
	test('is our own, and is made once', async () => {
		const known = await vocabulary(world);
		expect([...idsNamed(known, '脑梗死')]).toEqual(['ischaemic-stroke']);
		expect(await vocabulary(world)).toBe(known);
	});

	test('is extended by an import, and an import again adds nothing', async () => {
		const file = await aFile('rows.yaml', fresh);
		expect(await importVocabulary(world, file)).toEqual({ read: 1, added: 1, met: 0, problems: [] });
		expect([...idsNamed(await vocabulary(world), '仅供测试病')]).toEqual(['test-only-disease']);
		expect(await importVocabulary(world, file)).toEqual({ read: 1, added: 0, met: 1, problems: [] });
	});

	test('takes what is good of a file and tells the rest', async () => {
		const file = await aFile('rows.yaml', `${fresh}- id: Bad Id\n  name: { en: Bad }\n`);
		const { read, problems } = await importVocabulary(world, file);
		expect(read).toBe(1);
		expect(problems).toEqual([
			{ file, key: 'Bad Id', says: 'is no id: write small letters and digits, joined by hyphens' }
		]);
	});

	test('refuses a file that is not there or cannot be read, and changes nothing', async () => {
		const file = await aFile('rows.json', '{"rows":');
		expect((await importVocabulary(world, file)).problems[0]?.says).toMatch(
			/^is neither JSON nor YAML that can be read: /
		);
		expect(await importVocabulary(world, '/nowhere.json')).toEqual({
			read: 0,
			added: 0,
			met: 0,
			problems: [{ file: '/nowhere.json', key: '', says: 'cannot be read: is it there?' }]
		});
	});

	const published = '../shared/ontology/neuro-diagnoses.json';
	test.skipIf(!existsSync(published))('takes in the published row form', async () => {
		const { read, added, met, problems } = await importVocabulary(world, published);
		expect([read, added + met, problems]).toEqual([7334, 7334, []]);
		expect((await vocabulary(world)).diagnoses.size).toBeGreaterThan(added);
	});
});
