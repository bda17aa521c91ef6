import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { all } from '#db/people.ts';
import * as settings from '#db/settings.ts';
import { signIn } from '#lib/server/auth.ts';
import { firstAdministrator, isFirstLink } from '#lib/server/first-administrator.ts';
import { firstStart } from '#lib/server/first-start.ts';
import { addPerson } from '#lib/server/people.ts';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';

let told: string[];
const tell = (line: string) => void told.push(line);
const newcomer = { name: 'Zoe', signIn: 'zoe', password: 'a long enough one' };

beforeEach(() => {
	told = [];
});

describe('a first start at home', () => {
	test('makes one demo person a role, prints them, and keeps them in a file that only we may read', async () => {
		const world = await withoutPacks();
		await firstStart(world, tell);
		const people = await all(world.db);
		expect(people.map(({ role, demo }) => ({ role, demo }))).toEqual(
			['admin', 'candidate', 'educator', 'researcher'].map((role) => ({ role, demo: true }))
		);
		const file = join(world.dataDir, 'demo-people.txt');
		expect((await stat(file)).mode & 0o777).toBe(0o600);
		const rows = (await readFile(file, 'utf8')).trim().split('\n').slice(1);
		for (const row of rows) {
			expect(told.join('\n')).toContain(row);
			const [role, name = '', password = ''] = row.split(/\s+/);
			expect(await signIn(world, { name, password, address: '::1' })).toMatchObject({ person: { role } });
		}
	});

	test('is the first only once', async () => {
		const world = await withoutPacks();
		await firstStart(world, tell);
		told = [];
		await firstStart(world, tell);
		expect(told).toEqual([]);
		expect(await all(world.db)).toHaveLength(4);
	});

	test('makes no demo people where there are people', async () => {
		const world = await withoutPacks();
		await addPerson(world, { ...newcomer, role: 'admin' });
		await firstStart(world, tell);
		expect([told, await all(world.db)]).toEqual([[], [expect.objectContaining({ name: 'Zoe' })]]);
	});
});

describe('a first start elsewhere', () => {
	test('prints a link that makes the first administrator, once', async () => {
		const world = await withoutPacks({ demo: false, origin: 'https://osce.example.org' });
		await firstStart(world, tell);
		expect(await all(world.db)).toEqual([]);
		const token = linkIn(told);
		expect([await isFirstLink(world, token), await isFirstLink(world, token)]).toEqual([true, true]);
		expect(await firstAdministrator(world, token, newcomer)).toMatchObject({ person: { name: 'Zoe', role: 'admin' } });
		expect(await firstAdministrator(world, token, { ...newcomer, signIn: 'other' })).toEqual({ refused: 'gone' });
		told = [];
		await firstStart(world, tell);
		expect(told).toEqual([]);
	});

	test('the link is of no use after 24 hours, or once a later start has printed another', async () => {
		const world = await withoutPacks({ demo: false });
		await firstStart(world, tell);
		const first = linkIn(told);
		told = [];
		await firstStart(world, tell);
		const second = linkIn(told);
		expect([await isFirstLink(world, first), await isFirstLink(world, second)]).toEqual([false, true]);
		world.clock.pass({ hours: 24 });
		expect(await firstAdministrator(world, second, newcomer)).toEqual({ refused: 'gone' });
	});

	test('the database keeps no link that works', async () => {
		const world = await withoutPacks({ demo: false });
		await firstStart(world, tell);
		const kept = JSON.stringify(await world.db.selectFrom('one_time_link').selectAll().execute());
		expect(kept).not.toContain(linkIn(told));
	});

	test('of two who open the link at once, one becomes the administrator', async () => {
		const world = await withoutPacks({ demo: false });
		await firstStart(world, tell);
		const token = linkIn(told);
		const tries = ['one', 'two'].map((signIn) => firstAdministrator(world, token, { ...newcomer, signIn }));
		const answers = await Promise.all(tries);
		expect(answers.filter((answer) => 'person' in answer)).toHaveLength(1);
		expect(await all(world.db)).toHaveLength(1);
	});

	test('a sign-in name that is taken leaves the link open', async () => {
		const world = await withoutPacks({ demo: false });
		await firstStart(world, tell);
		await addPerson(world, { ...newcomer, role: 'candidate' });
		expect(await firstAdministrator(world, linkIn(told), newcomer)).toEqual({ refused: 'taken' });
		expect(await isFirstLink(world, linkIn(told))).toBe(true);
	});
});

/** The starter pack has tests of its own. */
async function withoutPacks(options: Parameters<typeof aWorld>[0] = {}): Promise<TestWorld> {
	const world = await aWorld(options);
	await settings.put(world.db, 'starter-pack', { at: 0 });
	return world;
}

function linkIn(lines: string[]): string {
	return lines.map((line) => /\/first\/(\S+)/.exec(line)?.[1]).find((token) => token !== undefined) ?? '';
}
