import { beforeEach, describe, expect, test } from 'vitest';
import * as attempts from '#db/attempts.ts';
import * as doubts from '#db/doubts.ts';
import * as people from '#db/people.ts';
import { anAttempt } from '#test/build/an-attempt.ts';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';

let world: TestWorld;
let attempt: attempts.Attempt;

beforeEach(async () => {
	world = await aWorld();
	attempt = await anAttempt(world);
});

function add(about: string, text = 'It lies in the pons.', most = 3) {
	const { id, caseVersion, personLogId } = attempt;
	const said = { about, words: 'In the midbrain', text, reference: 'PMID 1', language: 'en', at: world.now() } as const;
	return doubts.add(world.db, { attempt: id, caseVersion, personLogId, ...said }, most);
}

async function anEducator() {
	const educator = { name: 'Eve', signIn: 'eve', passwordHash: 'h', role: 'educator', at: 1 } as const;
	return (await people.add(world.db, educator))!;
}

const ofAttempt = () => doubts.ofAttempt(world.db, attempt.id);

describe('a doubt', () => {
	test('is read as it was sent, and waits', async () => {
		expect(await add('line:c-1')).toBe('added');
		const sent = { about: 'line:c-1', words: 'In the midbrain', text: 'It lies in the pons.', reference: 'PMID 1' };
		const id = expect.any(String);
		expect(await ofAttempt()).toEqual([{ id, ...sent, at: world.now(), answer: null }]);
		expect(await doubts.waiting(world.db)).toBe(1);
	});

	test('sent twice is one; another about the same thing waits until the first is answered', async () => {
		expect([await add('line:c-1'), await add('line:c-1'), await add('line:c-1', 'No: the medulla.')]).toEqual([
			'added',
			'added',
			'waits'
		]);
		expect(await ofAttempt()).toHaveLength(1);
	});

	test('many at once are no more than may wait', async () => {
		const came = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => add(`line:${id}`)));
		expect(came.toSorted()).toEqual(['added', 'added', 'added', 'too many', 'too many', 'too many']);
		expect(await ofAttempt()).toHaveLength(3);
	});

	test('the same one many times at once is one', async () => {
		await Promise.all(Array.from({ length: 6 }, () => add('line:a')));
		expect(await ofAttempt()).toHaveLength(1);
	});

	test('is not deleted', async () => {
		await add('line:c-1');
		await expect(world.db.deleteFrom('doubt').execute()).rejects.toThrow('only ever added');
	});
});

describe('an answer', () => {
	test('comes back; the same thing may be doubted anew', async () => {
		const eve = await anEducator();
		await add('line:c-1');
		const [{ id } = { id: '' }] = await ofAttempt();
		const given = { outcome: 'will be mended', text: 'You are right.', by: eve.logId, at: 5, before: null } as const;
		expect(await doubts.answer(world.db, id, given)).toBe(true);
		expect((await ofAttempt())[0]?.answer).toEqual({ text: 'You are right.', outcome: 'will be mended', at: 5 });
		expect(await doubts.waiting(world.db)).toBe(0);
		expect(await doubts.answersTo(world.db, attempt.personLogId)).toEqual(new Map([[attempt.id, 1]]));
		expect(await add('line:c-1', 'And the side too.')).toBe('added');
	});

	test('takes the place of the one that was read, and of no other', async () => {
		const eve = await anEducator();
		await add('line:c-1');
		const [{ id } = { id: '' }] = await ofAttempt();
		const answer = (at: number, before: number | null) =>
			doubts.answer(world.db, id, { outcome: 'stays', text: `At ${at}.`, by: eve.logId, at, before });
		const both = await Promise.all([answer(5, null), answer(6, null)]);
		expect(both.filter(Boolean)).toHaveLength(1);
		const stood = (await ofAttempt())[0]?.answer?.at ?? 0;
		expect([await answer(7, stood), await answer(8, stood), await answer(9, null)]).toEqual([true, false, false]);
	});

	test.each(['nonsense', '', '00000000-0000-0000-0000-000000000000'])('to %j is to nothing', async (id) => {
		const given = { outcome: 'stays', text: 'No.', by: attempt.personLogId, at: 5, before: null } as const;
		expect(await doubts.answer(world.db, id, given)).toBe(false);
	});
});

test('the list for authors is by case, those that wait first, and outlives the people in it', async () => {
	const eve = await anEducator();
	for (const about of ['line:a', 'line:b', 'line:c']) {
		await add(about);
		world.clock.pass({ seconds: 1 });
	}
	const [{ id } = { id: '' }] = await ofAttempt();
	await doubts.answer(world.db, id, { outcome: 'stays', text: 'No.', by: eve.logId, at: 5, before: null });
	const list = async () =>
		(await doubts.list(world.db)).map(({ about, caseId, by, answeredBy }) => [about, caseId, by, answeredBy]);
	expect(await list()).toEqual([
		['line:c', 'nx-100', 'Ann', null],
		['line:b', 'nx-100', 'Ann', null],
		['line:a', 'nx-100', 'Ann', 'Eve']
	]);
	await world.db.deleteFrom('person').execute();
	expect((await list()).map(([, , ...names]) => names)).toEqual([
		[null, null],
		[null, null],
		[null, null]
	]);
});
