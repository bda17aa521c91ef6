import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '#db/people.ts';
import { setUp } from '#lib/server/set-up.ts';
import { attemptList, demoStation, stationList } from '#lib/server/station-list.ts';
import { aPerson, aSitting, stationOf, withStarterPack, type Sitting } from '#test/build/a-sitting.ts';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';

let world: TestWorld;
let bedside: string;
let person: Person;

beforeAll(async () => {
	world = await aWorld();
	await withStarterPack(world);
	bedside = (await stationOf(world, 'nx-002', 'bedside')).id;
	person = await aPerson(world);
});
afterAll(() => world.close());

async function inTheRoom(station = bedside): Promise<Sitting> {
	const sitting = await aSitting(world, { station, person });
	await sitting.send({ type: 'door.read', webgl: true, viewport: [1440, 900] });
	world.clock.pass({ minutes: 2 });
	await sitting.send({ type: 'room.entered' });
	return sitting;
}

const list = () => stationList(world, person.logId, 'en');
const stationIn = async (id = bedside) => (await list()).stations.find((station) => station.id === id)!;

describe('the list of stations', () => {
	test('tells of a case what stands on its door, and nothing else', async () => {
		expect(Object.keys(await stationIn()).toSorted()).toEqual(
			'age attempts caseName complaint difficulty due id kind knowsKey policy purpose setting tier wholeMinutes'.split(
				' '
			)
		);
	});

	test('says where an unfinished sitting was left, with the time on its clock', async () => {
		const sitting = await inTheRoom();
		world.clock.pass({ minutes: 4 });
		expect((await list()).unfinished).toMatchObject([
			{ attempt: sitting.attempt, phase: 'encounter', left: 6 * 60_000, pausedAt: null, caseName: 'Hannah Castell' }
		]);
		await sitting.send({ type: 'clock.paused' });
		world.clock.pass({ hours: 3 });
		expect((await list()).unfinished).toMatchObject([{ left: 6 * 60_000, pausedAt: world.clock.at - 3 * 3_600_000 }]);
		await sitting.send({ type: 'clock.resumed' });
		await sitting.send({ type: 'attempt.submitted' });
		expect((await list()).unfinished).toEqual([]);
	});

	test('one whose time ran out meanwhile is unfinished no more', async () => {
		await inTheRoom();
		world.clock.pass({ hours: 2 });
		expect((await list()).unfinished).toEqual([]);
	});

	test('shows marks after release alone, got, waiting and possible, and when the station comes back', async () => {
		const { attempts, due } = await stationIn();
		expect(attempts.map(({ phase }) => phase)).toEqual(['released', 'released']);
		expect(attempts[0]?.marks).toEqual({ got: 0, waiting: expect.any(Number), possible: 40 });
		expect(due).toMatchObject({ after: 3, now: false });
		world.clock.pass({ hours: 3 * 24 });
		expect((await stationIn()).due).toMatchObject({ now: true });
	});

	test('an exam shows no marks before its release, is never due, and is refused to who knows the key', async () => {
		const exam = await setUp(world, { like: bedside, name: 'exam', purpose: 'exam', minutes: null, extra: 0 });
		const other = await aPerson(world);
		const sitting = await aSitting(world, { station: exam!, person: other });
		await sitting.send({ type: 'door.read', webgl: true, viewport: [1440, 900] });
		world.clock.pass({ minutes: 2 });
		await sitting.send({ type: 'room.entered' });
		await sitting.send({ type: 'attempt.submitted' });
		const theirs = (await stationList(world, other.logId, 'en')).stations.find(({ id }) => id === exam);
		expect(theirs).toMatchObject({ due: null, knowsKey: false, attempts: [{ phase: 'submitted', marks: null }] });
		expect(await stationIn(exam!)).toMatchObject({ knowsKey: true, due: null, attempts: [] });
		expect(await attemptList(world, other.logId, 'en')).toMatchObject([{ purpose: 'exam', marks: null }]);
	});

	test('the help leads to the easiest station at the bedside', async () => {
		expect(await demoStation(world, 'en')).toMatchObject({ tier: 'direct', difficulty: 3 });
	});
});
