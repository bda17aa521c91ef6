import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import * as attempts from '#db/attempts.ts';
import * as log from '#db/log.ts';
import { anAttempt } from '#test/build/an-attempt.ts';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';

let world: TestWorld;
let attempt: string;

beforeEach(async () => {
	world = await aWorld();
	attempt = (await anAttempt(world)).id;
	await attempts.takeLease(world.db, attempt, 'tab one');
});

describe('the log', () => {
	test('a row is answered as it is stored, and read back the same', async () => {
		const stored = {
			seq: 1,
			commandId: 'c1',
			at: world.now(),
			sender: 'candidate',
			senderId: null,
			event: noteOf('Hm.')
		};
		expect(await append({})).toEqual({ stored });
		expect(await log.after(world.db, attempt, 0)).toEqual([stored]);
		expect(await log.after(world.db, attempt, 1)).toEqual([]);
	});

	test('the same command twice is one row, whatever it asks for the second time', async () => {
		await append({});
		expect(await append({ seq: 2, event: noteOf('Other') })).toEqual({
			again: { seq: 1, commandId: 'c1', at: world.now(), sender: 'candidate', senderId: null, event: noteOf('Hm.') }
		});
		expect(await log.after(world.db, attempt, 0)).toHaveLength(1);
	});

	test('of two rows with one number, one is stored and the other hears of a conflict', async () => {
		const answers = await Promise.all([append({ commandId: 'c1' }), append({ commandId: 'c2' })]);
		expect(answers.map((answer) => Object.keys(answer)[0]).sort()).toEqual(['conflict', 'stored']);
		expect(await log.after(world.db, attempt, 0)).toHaveLength(1);
	});

	test('a tab that has lost the lease is superseded, and hears its own earlier command again', async () => {
		await append({});
		expect(await attempts.takeLease(world.db, attempt, 'tab two')).toBe(2);
		expect(await append({ seq: 2, commandId: 'c2' })).toEqual({ superseded: true });
		expect(await append({})).toHaveProperty('again.seq', 1);
		expect(await append({ seq: 2, commandId: 'c2', tab: 'tab two' })).toHaveProperty('stored.seq', 2);
	});

	test('the server writes without a lease', async () => {
		expect(await append({ sender: 'server', tab: null })).toHaveProperty('stored.seq', 1);
	});

	test('what PostgreSQL cannot store is left out of the row and of the answer alike', async () => {
		const answer = await append({ event: noteOf('a\0b\ud800c \\u0000 😀') });
		expect(answer).toHaveProperty('stored.event.text', 'ab\ufffdc \\u0000 😀');
		expect((await log.after(world.db, attempt, 0))[0]?.event).toEqual(noteOf('ab\ufffdc \\u0000 😀'));
	});

	test.each(['update attempt_event set at = 0', 'delete from attempt_event'])('refuses: %s', async (statement) => {
		await append({});
		await expect(sql.raw(statement).execute(world.db)).rejects.toThrow('rows of attempt_event are only ever added');
		expect(await log.after(world.db, attempt, 0)).toHaveLength(1);
	});

	test('an attempt that does not exist is a broken promise', async () => {
		attempt = '00000000-0000-0000-0000-000000000000';
		await expect(append({})).rejects.toThrow('there is no attempt 00000000-0000-0000-0000-000000000000');
	});
});

function append(part: Partial<log.Command>) {
	const command = {
		seq: 1,
		commandId: 'c1',
		at: world.now(),
		sender: 'candidate',
		senderId: null,
		event: noteOf('Hm.')
	} as const;
	return log.append(world.db, { ...command, attempt, tab: 'tab one', ...part });
}

function noteOf(text: string) {
	return { type: 'note.written', text } as const;
}
