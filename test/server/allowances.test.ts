import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as attempts from '#db/attempts.ts';
import * as log from '#db/log.ts';
import * as people from '#db/people.ts';
import { newsSince } from '#lib/server/attempts.ts';
import { setUp } from '#lib/server/set-up.ts';
import { stationList } from '#lib/server/station-list.ts';
import { sweep } from '#lib/server/sweep.ts';
import { aPerson, aSitting, stationOf, withStarterPack } from '#test/build/a-sitting.ts';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';

let world: TestWorld;
let bedside: string;
let exam: string;

beforeAll(async () => {
	world = await aWorld();
	await withStarterPack(world);
	bedside = (await stationOf(world, 'nx-002', 'bedside')).id;
	exam = (await setUp(world, { like: bedside, name: 'finals', purpose: 'exam', minutes: 10, extra: 0.1 }))!;
});
afterAll(() => world.close());

type Some = { extra?: number; pause?: number };

async function allow(person: people.Person, { extra = 0, pause = 0 }: Some) {
	await people.change(world.db, person.id, { ...person, extra, pause });
	return person;
}

const allowed = async (some: Some) => allow(await aPerson(world), some);

async function inTheExam(allowance: Some) {
	const sitting = await aSitting(world, { station: exam, person: await allowed(allowance) });
	await sitting.send({ type: 'door.read', webgl: true, viewport: [1440, 900] });
	world.clock.pass({ seconds: 150 });
	await sitting.send({ type: 'room.entered' });
	return sitting;
}

describe('an allowance', () => {
	test('is pinned when an attempt begins, in practice and in an exam, never less than the station gives', async () => {
		const person = await allowed({ extra: 0.25, pause: 5 });
		const pinned = async (station: string) => {
			const { attempt } = await aSitting(world, { station, person });
			const { extra, pause } = (await attempts.find(world.db, attempt))!.stationBody;
			return { extra, pause };
		};
		expect(await pinned(exam)).toEqual({ extra: 0.25, pause: 5 });
		expect(await pinned(bedside)).toEqual({ extra: 0.25, pause: undefined });
		await allow(person, { extra: 0.05 });
		expect(await pinned(exam)).toEqual({ extra: 0.1, pause: undefined });
	});

	test('stands in the times of the list and on the door', async () => {
		const person = await allowed({ extra: 0.5, pause: 5 });
		const own = (await stationList(world, person.logId, 'en')).stations.find(({ id }) => id === exam)!;
		const others = (await stationList(world, (await aPerson(world)).logId, 'en')).stations.find(
			({ id }) => id === exam
		)!;
		expect(own.wholeMinutes).toBeGreaterThan(others.wholeMinutes);
		const { door, pause } = await (await aSitting(world, { station: exam, person })).view();
		expect([door.extra, door.minutes, door.whole]).toEqual([0.5, 15, own.wholeMinutes]);
		expect(pause).toEqual({ left: 300_000, until: null });
	});

	test('lets a candidate stop an exam’s clock; used up, it runs on though nobody looks, and the log says when', async () => {
		const sitting = await inTheExam({ pause: 5 });
		const { endsAt, may } = await sitting.view();
		expect(may).toContain('clock.paused');
		const at = world.now();
		expect(await sitting.send({ type: 'clock.paused' })).toMatchObject({
			news: { brought: { pausedAt: at, pause: { left: 300_000, until: at + 300_000 } } }
		});
		world.clock.pass({ seconds: 430 });
		await sweep(world);
		const last = (await log.after(world.db, sitting.attempt, 0)).at(-1)!;
		expect([last.event.type, last.at]).toEqual(['clock.read', at + 300_000]);
		const { brought } = (await newsSince(world, sitting.attempt, sitting.logId, 0, null))!;
		expect(brought).toMatchObject({ pausedAt: null, endsAt: endsAt! + 300_000, pause: { left: 0, until: null } });
		expect(await sitting.send({ type: 'clock.paused' })).toMatchObject({ rules: ['some of their pause is left'] });
	});

	test('without one, an exam’s clock is the invigilator’s', async () => {
		const sitting = await inTheExam({});
		expect((await sitting.view()).may).not.toContain('clock.paused');
		expect(await sitting.send({ type: 'clock.paused' })).toMatchObject({ rules: ['they may stop the clock'] });
	});
});
