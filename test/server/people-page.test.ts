import { beforeEach, describe, expect, test } from 'vitest';
import * as people from '#db/people.ts';
import * as sessions from '#db/sessions.ts';
import { begin, signIn } from '#lib/server/auth.ts';
import { readForm } from '#lib/server/form.ts';
import { newPersonForm } from '#lib/server/people-form.ts';
import { changePerson, choosePassword, invite, invited, linkFor } from '#lib/server/people.ts';
import { aPerson } from '#test/build/a-sitting.ts';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';

let world: TestWorld;

beforeEach(async () => {
	world = await aWorld();
});

const lina = { name: '李娜', signIn: 'lina', role: 'candidate', extra: 0.25, pause: 5 } as const;
const tokenOf = (link: string) => link.split('/').at(-1)!;

async function linked() {
	const made = await invite(world, lina);
	if ('refused' in made) throw new Error(made.refused);
	return made;
}

describe('somebody who is added', () => {
	test('chooses a password by a link that works once, and is allowed what was said', async () => {
		const { link, person } = await linked();
		expect(link).toMatch(/\/password\/[\w-]{43}$/);
		expect(await invited(world, tokenOf(link))).toEqual(person);
		expect(await choosePassword(world, tokenOf(link), 'a password of mine')).toEqual({ person });
		expect(await invited(world, tokenOf(link))).toBe(null);
		expect(await choosePassword(world, tokenOf(link), 'another password')).toEqual({ refused: 'gone' });
		const typed = { name: 'lina', password: 'a password of mine', address: '::1' };
		expect(await signIn(world, typed)).toMatchObject({ person: { id: person.id } });
		expect(await people.allowanceOf(world.db, person.logId)).toEqual({ extra: 0.25, pause: 5 });
		expect(await people.listedById(world.db, person.id)).toMatchObject({ signIn: 'lina', lastSignIn: world.now() });
	});

	test('is not added twice under one name', async () => {
		await linked();
		expect(await invite(world, { ...lina, signIn: 'LiNa' })).toEqual({ refused: 'taken' });
	});

	test('gets a new link, and the one before it works no more, nor any after a week', async () => {
		const { link, person } = await linked();
		const second = await linkFor(world, person.id);
		expect(await invited(world, tokenOf(link))).toBe(null);
		world.clock.pass({ seconds: 7 * 86_400 });
		expect(await invited(world, tokenOf(second))).toBe(null);
	});

	test('is signed out everywhere once a new password is chosen, and not before', async () => {
		const { person } = await linked();
		await begin(world, person);
		const link = await linkFor(world, person.id);
		expect(await sessions.of(world.db, person.id)).toHaveLength(1);
		await choosePassword(world, tokenOf(link), 'a password of mine');
		expect(await sessions.of(world.db, person.id)).toEqual([]);
	});
});

describe('what is kept of a person', () => {
	test('is changed, and the rest stays', async () => {
		const { person } = await linked();
		expect(await changePerson(world, person.id, { role: 'educator', pause: 0 })).toMatchObject({
			person: { name: '李娜', role: 'educator', extra: 0.25, pause: 0 }
		});
		expect(await people.listedById(world.db, person.id)).toMatchObject({ name: '李娜', role: 'educator', extra: 0.25 });
		expect(await changePerson(world, 'nobody', {})).toEqual({ refused: 'unknown' });
	});

	test('but the only administrator stays one', async () => {
		const admin = await aPerson(world, 'admin');
		expect(await changePerson(world, admin.id, { role: 'educator' })).toEqual({ refused: 'last administrator' });
		await aPerson(world, 'admin');
		expect(await changePerson(world, admin.id, { role: 'educator' })).toMatchObject({ person: { role: 'educator' } });
	});

	test('is read from what is typed: per cent as a share, empty as nothing, and what does not fit with a sentence', () => {
		const typed = (fields: Record<string, string>) => {
			const form = new FormData();
			for (const [name, value] of Object.entries({ name: ' Ann ', signIn: 'ann', role: 'candidate', ...fields }))
				form.set(name, value);
			return readForm(newPersonForm('en'), form);
		};
		expect(typed({ extra: '25', pause: '' })).toEqual({
			value: { name: 'Ann', signIn: 'ann', role: 'candidate', extra: 0.25, pause: 0 }
		});
		expect(typed({ extra: '2.5', pause: '0' })).toHaveProperty('problems.extra');
		expect(typed({ extra: '0', pause: '121' })).toHaveProperty('problems.pause');
		expect(typed({ extra: '0', pause: '0', role: 'root' })).toHaveProperty('problems.role');
	});
});
