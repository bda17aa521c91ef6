import { beforeEach, describe, expect, test } from 'vitest';
import * as sessions from '#db/sessions.ts';
import { begin, cookieName, personOf, signIn, signOut, signOutEverywhere } from '#lib/server/auth.ts';
import { addPerson, renewPassword } from '#lib/server/people.ts';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';

let world: TestWorld;
const right = { name: 'Ann', password: 'correct horse battery', address: '192.0.2.1' };
const wrong = { ...right, password: 'incorrect horse' };

beforeEach(async () => {
	world = await aWorld();
	await addPerson(world, { name: 'Ann Lee', signIn: 'ann', role: 'candidate', password: right.password });
});

describe('signing in', () => {
	test('with the right name and password gives a cookie that names the person', async () => {
		const { cookie } = await enter();
		expect((await personOf(world, cookie.value)).person).toMatchObject({ name: 'Ann Lee', role: 'candidate' });
	});

	test.each([wrong, { ...right, name: 'nobody' }, { ...right, password: '' }])(
		'is refused in the same words whatever was wrong: %j',
		async (tried) => {
			expect(await signIn(world, tried)).toEqual({ refused: 'wrong' });
		}
	);

	test('takes about as long for a name that nobody has', async () => {
		const time = async (name: string) => {
			const began = performance.now();
			for (const nth of [1, 2, 3]) await signIn(world, { ...wrong, name: name + (nth > 1 ? nth : '') });
			return performance.now() - began;
		};
		await time('warm');
		const [known, unknown] = [await time('ann'), await time('nobody')];
		expect(unknown / known).toBeGreaterThan(0.3);
	});

	test('the session is kept as a hash, so that a copy of the database signs nobody in', async () => {
		const { cookie } = await enter();
		const rows = await world.db.selectFrom('session').selectAll().execute();
		expect(rows.map(({ id }) => id)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
		expect(JSON.stringify(rows)).not.toContain(cookie.value);
		expect((await personOf(world, rows[0]?.id)).person).toBe(null);
	});

	test('demo people are let in only where they are wanted', async () => {
		await addPerson(world, { name: 'Demo', signIn: 'demo', role: 'admin', password: right.password, demo: true });
		const { cookie } = await enter({ ...right, name: 'demo' });
		const elsewhere = { ...world, demo: false };
		expect(await signIn(elsewhere, { ...right, name: 'demo' })).toEqual({ refused: 'wrong' });
		expect((await personOf(elsewhere, cookie.value)).person).toBe(null);
	});
});

describe('the cookie', () => {
	test.each([
		['http://localhost:3000', false],
		['https://osce.example.org', true]
	])('at %s: secure is %s', async (origin, secure) => {
		const { cookie } = await enter(right, { ...world, origin });
		expect(cookie.name).toBe(cookieName);
		expect(cookie.attributes).toMatchObject({ httpOnly: true, secure, sameSite: 'lax', path: '/' });
	});
});

describe('a session', () => {
	test('ends when its person signs out', async () => {
		const { cookie } = await enter();
		expect((await signOut(world, cookie.value)).value).toBe('');
		expect((await personOf(world, cookie.value)).person).toBe(null);
	});

	test('ends 30 days after it began, however much it was used', async () => {
		const { cookie } = await enter();
		world.clock.pass({ hours: 24 * 30 - 1 });
		expect((await personOf(world, cookie.value)).person).not.toBe(null);
		world.clock.pass({ hours: 1 });
		expect(await personOf(world, cookie.value)).toEqual({
			person: null,
			cookie: expect.objectContaining({ value: '' })
		});
		expect(await world.db.selectFrom('session').selectAll().execute()).toEqual([]);
	});

	test('ends a week after it was last used, and is prolonged while it is used', async () => {
		const { cookie, person } = await enter();
		const [session] = await sessions.of(world.db, person.id);
		const day = 86_400_000;
		await sessions.extend(world.db, session?.id ?? '', Date.now() + 3 * day);
		expect((await personOf(world, cookie.value)).cookie).toMatchObject({ value: cookie.value });
		expect((await sessions.of(world.db, person.id))[0]?.expiresAt).toBeGreaterThan(Date.now() + 6.9 * day);
		await sessions.extend(world.db, session?.id ?? '', Date.now() - 1);
		expect((await personOf(world, cookie.value)).person).toBe(null);
	});

	test('all of a person end with a new password, or at once when asked', async () => {
		const first = await enter();
		const second = await begin(world, first.person);
		await renewPassword(world, 'ann', right.password);
		for (const { cookie } of [first, second]) expect((await personOf(world, cookie.value)).person).toBe(null);
		const third = await enter();
		await signOutEverywhere(world, third.person.id);
		expect((await personOf(world, third.cookie.value)).person).toBe(null);
	});

	test.each(['', 'nonsense', '\0', 'x'.repeat(5000)])('is not opened by %j', async (token) => {
		expect((await personOf(world, token)).person).toBe(null);
	});
});

describe('too many tries', () => {
	test('for one name: the eleventh waits, even with the right password, until the quarter of an hour is over', async () => {
		for (let n = 0; n < 10; n++) expect(await signIn(world, wrong)).toEqual({ refused: 'wrong' });
		world.clock.pass({ minutes: 5 });
		expect(await signIn(world, right)).toEqual({ refused: 'wait', minutes: 10 });
		world.clock.pass({ minutes: 10 });
		await enter();
	});

	test('from one address: the hundred and first waits, whatever the name', async () => {
		const tries = Array.from({ length: 100 }, (_, n) => signIn(world, { ...wrong, name: `name ${n}` }));
		await Promise.all(tries);
		expect(await signIn(world, right)).toEqual({ refused: 'wait', minutes: 15 });
		await enter({ ...right, address: '192.0.2.2' });
	});

	test('are forgotten with the right password', async () => {
		for (let round = 0; round < 3; round++) {
			for (let n = 0; n < 9; n++) await signIn(world, wrong);
			await enter();
		}
	});

	test('are counted without keeping the name or the address', async () => {
		await signIn(world, wrong);
		const rows = JSON.stringify(await world.db.selectFrom('sign_in_limit').selectAll().execute());
		expect(rows).not.toMatch(/ann|192\.0\.2/i);
	});
});

async function enter(as = right, where = world as Parameters<typeof signIn>[0]) {
	const answer = await signIn(where, as);
	if ('refused' in answer) throw new Error(`refused: ${answer.refused}`);
	return answer;
}
