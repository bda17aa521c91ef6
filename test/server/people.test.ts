import { beforeEach, describe, expect, test } from 'vitest';
import { addPerson, renewPassword } from '#lib/server/people.ts';
import { matches, readable } from '#lib/server/passwords.ts';
import { withPassword } from '#db/people.ts';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';

let world: TestWorld;

beforeEach(async () => {
	world = await aWorld();
});

describe('a person', () => {
	test('is added once under a sign-in name, with a password made for them', async () => {
		const newcomer = { name: '李娜', signIn: 'LiNa', role: 'educator' } as const;
		const added = await addPerson(world, newcomer);
		if ('refused' in added) throw new Error(added.refused);
		expect(added.person).toMatchObject({ name: '李娜', role: 'educator', demo: false });
		expect(added.person.logId).not.toBe(added.person.id);
		expect(await addPerson(world, { ...newcomer, signIn: 'lina' })).toEqual({ refused: 'taken' });
		const { password_hash } = (await withPassword(world.db, 'lina'))!;
		expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
		expect([await matches(password_hash, added.password), await matches(password_hash, 'other')]).toEqual([
			true,
			false
		]);
	});

	test('gets a new password, and the old one is of no more use', async () => {
		await addPerson(world, { name: 'Ann', signIn: 'ann', role: 'candidate', password: 'the old password' });
		const renewed = await renewPassword(world, 'ANN');
		if ('refused' in renewed) throw new Error(renewed.refused);
		const { password_hash } = (await withPassword(world.db, 'ann'))!;
		expect(await matches(password_hash, 'the old password')).toBe(false);
		expect(await matches(password_hash, renewed.password)).toBe(true);
		expect(await renewPassword(world, 'nobody')).toEqual({ refused: 'unknown' });
	});
});

describe('a made password', () => {
	test('is three words that can be read aloud, and never the same', () => {
		const made = Array.from({ length: 200 }, readable);
		for (const password of made)
			expect(password).toMatch(
				/^([bdfgkmnprstvwz][aeiou]){2}[bdfgkmnprstvwz](-([bdfgkmnprstvwz][aeiou]){2}[bdfgkmnprstvwz]){2}$/
			);
		expect(new Set(made).size).toBe(200);
	});
});
