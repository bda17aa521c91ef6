import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '#db/people.ts';
import * as log from '#db/log.ts';
import { attemptsFor, settle } from '#lib/server/looked-after.ts';
import { aPerson, aSitting, stationOf, withStarterPack, type Sitting } from '#test/build/a-sitting.ts';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';

let world: TestWorld;
let admin: Person;
let candidate: Person;
let sitting: Sitting;

beforeAll(async () => {
	world = await aWorld();
	await withStarterPack(world);
	[admin, candidate] = [await aPerson(world, 'admin'), await aPerson(world)];
	const { id: station } = await stationOf(world, 'nx-002', 'bedside');
	sitting = await aSitting(world, { station, person: candidate });
	await sitting.send({ type: 'door.read', webgl: true, viewport: [390, 844] });
	await sitting.send({ type: 'room.entered' });
});
afterAll(() => world.close());

describe('an administrator', () => {
	test('sees whose attempt it is, where, when and how far, and nothing else of it', async () => {
		const one = {
			id: sitting.attempt,
			name: candidate.name,
			caseId: 'nx-002',
			stationName: 'bedside',
			purpose: 'practice',
			phase: 'encounter',
			createdAt: world.now()
		};
		expect(await attemptsFor(world, { id: sitting.attempt, person: '' })).toEqual([one]);
		expect(await attemptsFor(world, { id: '', person: candidate.id })).toEqual([one]);
		expect(await attemptsFor(world, { id: '', person: admin.id })).toEqual([]);
		expect(await attemptsFor(world, { id: 'not a number', person: '' })).toEqual([]);
	});

	test('voids it for a reason and reopens it where it stood; nothing of its time has gone by', async () => {
		const { attempt } = sitting;
		const { endsAt } = await sitting.view();
		expect(await settle(world, admin, { attempt, what: 'voided', why: 'fire alarm' })).toBe(null);
		expect((await sitting.view()).phase).toBe('voided');
		expect(await settle(world, admin, { attempt, what: 'voided', why: 'again' })).toMatch(/not possible/);
		world.clock.pass({ seconds: 600 });
		expect(await settle(world, admin, { attempt, what: 'reopened', why: 'a drill' })).toBe(null);
		expect(await sitting.view()).toMatchObject({ phase: 'encounter', endsAt: endsAt! + 600_000 });
		const rows = await log.after(world.db, attempt, 0);
		expect(rows.slice(-2).map(({ sender, senderId, event }) => ({ sender, senderId, event }))).toEqual([
			{ sender: 'admin', senderId: admin.logId, event: { type: 'attempt.voided', why: 'fire alarm' } },
			{ sender: 'admin', senderId: admin.logId, event: { type: 'attempt.reopened', why: 'a drill' } }
		]);
	});

	test('is told when there is no such attempt', async () => {
		expect(await settle(world, admin, { attempt: admin.id, what: 'voided', why: 'x' })).toMatch(/not possible/);
	});
});
