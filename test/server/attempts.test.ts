import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as log from '#db/log.ts';
import * as snapshots from '#db/snapshots.ts';
import { append, newsSince, takeLease, viewOf } from '#lib/server/attempts.ts';
import { debriefOf } from '#lib/server/debriefs.ts';
import { forget } from '#lib/server/live.ts';
import { setUp } from '#lib/server/set-up.ts';
import { sweep } from '#lib/server/sweep.ts';
import { aSitting, stationOf, withStarterPack, type Sitting } from '#test/build/a-sitting.ts';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';

let world: TestWorld;
let bedside: string;

beforeAll(async () => {
	world = await aWorld();
	await withStarterPack(world);
	bedside = (await stationOf(world, 'nx-002', 'bedside')).id;
});
afterAll(() => world.close());

async function inTheRoom(): Promise<Sitting> {
	const sitting = await aSitting(world, { station: bedside });
	await sitting.send({ type: 'door.read', webgl: true, viewport: [1440, 900] });
	await sitting.send({ type: 'room.entered' });
	return sitting;
}

async function whole(sitting: Sitting) {
	await sitting.send({ type: 'question.asked', text: 'What has brought you here today?' });
	await sitting.send({ type: 'manoeuvre.done', manoeuvre: 'reflex.plantars' });
	await sitting.send({ type: 'test.ordered', order: 'imaging.mri-brain' });
	await sitting.send({ type: 'differential.drafted', ranked: [{ text: 'MS', confidence: 80 }] });
	await sitting.send({ type: 'encounter.left' });
	await sitting.send({ type: 'attempt.submitted' });
}

describe('an attempt', () => {
	test('shows nothing but the door before the room is entered', async () => {
		const view = await (await aSitting(world, { station: bedside })).view();
		expect([view.phase, view.patient, view.record, view.items, view.images]).toEqual(['door', null, null, [], []]);
		expect(view.door.text).toMatch(/Castell/);
	});

	test('the door of an exam opens when the reading time is over, for who waits and for who comes back', async () => {
		const exam = await setUp(world, { like: bedside, name: 'exam', purpose: 'exam', minutes: null, extra: 0.25 });
		const sitting = await aSitting(world, { station: exam! });
		await sitting.send({ type: 'door.read', webgl: true, viewport: [1440, 900] });
		expect((await sitting.view()).may).not.toContain('room.entered');
		const { seq } = await sitting.view();
		world.clock.pass({ seconds: 75 });
		const news = await newsSince(world, sitting.attempt, sitting.logId, seq, sitting.tab);
		expect(news?.brought.may).toContain('room.entered');
		expect((await sitting.view()).may).toContain('room.entered');
		expect(await sitting.send({ type: 'room.entered' })).toMatchObject({ news: { brought: { phase: 'encounter' } } });
	});

	test('a question brings its reply, an examination its finding, an order its result and images', async () => {
		const sitting = await inTheRoom();
		const asked = await sitting.send({ type: 'question.asked', text: 'What has brought you here today?' });
		expect(asked).toMatchObject({
			news: {
				brought: { said: [{ id: 't_1', reply: { kind: 'said', speech: [{ speaker: null, direction: false }] } }] }
			}
		});
		expect(await sitting.send({ type: 'manoeuvre.done', manoeuvre: 'reflex.plantars' })).toMatchObject({
			news: { brought: { findings: [{ id: 'e_1', texts: ['Left up-going, right down-going.'] }] } }
		});
		expect(await sitting.send({ type: 'manoeuvre.done', manoeuvre: 'movement.chorea' })).toMatchObject({
			news: { brought: { findings: [{ id: 'e_2', texts: [] }] } }
		});
		expect(await sitting.send({ type: 'test.ordered', order: 'imaging.mri-brain' })).toMatchObject({
			news: { brought: { results: [{ id: 'r_1' }], images: [{ id: 'i_1', sequence: 'FLAIR', simulated: true }] } }
		});
	});

	test('what is there already is not sent again: a later examination brings its finding and no image', async () => {
		const sitting = await inTheRoom();
		await sitting.send({ type: 'test.ordered', order: 'imaging.mri-brain' });
		await sitting.send({ type: 'manoeuvre.done', manoeuvre: 'gait.tandem' });
		world.clock.pass({ seconds: 30 });
		const later = await sitting.send({ type: 'manoeuvre.done', manoeuvre: 'reflex.plantars' });
		expect(later && 'news' in later && later.news.brought).toEqual({
			findings: [expect.objectContaining({ id: 'e_2' })]
		});
	});

	test('the same command twice is one row and the same acknowledgement', async () => {
		const sitting = await inTheRoom();
		const once = randomUUID();
		await sitting.send({ type: 'manoeuvre.done', manoeuvre: 'gait.tandem' }, once);
		const rows = (await log.after(world.db, sitting.attempt, 0)).length;
		expect(await sitting.send({ type: 'manoeuvre.done', manoeuvre: 'gait.tandem' }, once)).toHaveProperty('news');
		expect(await log.after(world.db, sitting.attempt, 0)).toHaveLength(rows);
	});

	test('what the browser may not send is refused before the chart is asked', async () => {
		const sitting = await inTheRoom();
		for (const event of [
			{ type: 'question.answered', turn: 1, kind: 'said', facts: ['h-band'], ms: 1 },
			{ type: 'clock.extended', seconds: 600, why: 'please' },
			{ type: 'score.released' },
			{ type: 'manoeuvre.done', manoeuvre: 'gait.tandem', brings: ['e-acuity'] },
			{ type: 'nothing' },
			{ type: 'question.asked', text: '   ' },
			{ type: 'question.asked', text: 'why '.repeat(2_500) },
			{ type: 'clock.paused', by: 'educator' }
		]) {
			expect(await sitting.send(event)).toHaveProperty('unreadable');
		}
	});

	test('nothing can be named that was not shown', async () => {
		const sitting = await inTheRoom();
		const mark = { type: 'finding.marked', points: [{ image: 'flair', mm: [0, 0, 0] }] };
		expect(await sitting.send(mark)).toMatchObject({ rules: ['unknown'] });
		expect(await sitting.send({ type: 'answer.drafted', item: 'q-ddx', answer: { ranked: [] } })).toMatchObject({
			rules: ['unknown']
		});
	});

	test('is the same from memory, from its log alone, and from a snapshot', async () => {
		const sitting = await inTheRoom();
		for (let i = 0; i < 60; i++) await sitting.send({ type: 'note.written', text: `note ${i}` });
		const { now: _, images: __, ...before } = await sitting.view();
		expect((await snapshots.newest(world.db, sitting.attempt))?.seq).toBeGreaterThanOrEqual(50);
		forget(world, sitting.attempt);
		expect(await sitting.view()).toMatchObject(before);
		await world.db.deleteFrom('attempt_snapshot').execute();
		forget(world, sitting.attempt);
		expect(await sitting.view()).toMatchObject(before);
	});

	test('goes on in the newest tab; the older is told, and turns read-only', async () => {
		const sitting = await inTheRoom();
		await takeLease(world, sitting.attempt, sitting.logId, 'another-tab-entirely');
		expect(await sitting.send({ type: 'note.written', text: 'kept' })).toMatchObject({ superseded: true });
		expect(await newsSince(world, sitting.attempt, sitting.logId, 0, sitting.tab)).toMatchObject({ superseded: true });
	});

	test('is nobody else’s to see', async () => {
		const sitting = await inTheRoom();
		expect(await newsSince(world, sitting.attempt, randomUUID(), 0, null)).toBeNull();
		expect(await debriefOf(world, sitting.attempt, randomUUID(), 'en')).toBeNull();
	});

	test('that nobody watches is closed by the sweep, with its drafts', async () => {
		const sitting = await inTheRoom();
		await sitting.send({ type: 'differential.drafted', ranked: [{ text: 'multiple sclerosis' }] });
		world.clock.pass({ hours: 9 });
		forget(world, sitting.attempt);
		await sweep(world);
		const opened = await debriefOf(world, sitting.attempt, sitting.logId, 'en');
		expect(opened).toMatchObject({ debrief: { diagnosis: { name: expect.stringContaining('multiple sclerosis') } } });
	});

	test('without a clock stays open as long as somebody comes back, and is handed in as it stands after thirty days', async () => {
		const sitting = await aSitting(world, { station: bedside, untimed: true });
		await sitting.send({ type: 'door.read', webgl: true, viewport: [1440, 900] });
		await sitting.send({ type: 'room.entered' });
		world.clock.pass({ hours: 29 * 24 });
		await sweep(world);
		expect(await sitting.send({ type: 'note.written', text: 'back after a month' })).toMatchObject({
			news: { seq: 3 }
		});
		world.clock.pass({ hours: 29 * 24 });
		await sweep(world);
		expect(await debriefOf(world, sitting.attempt, sitting.logId, 'en')).toEqual({ notYet: true });
		world.clock.pass({ hours: 25 });
		forget(world, sitting.attempt);
		await sweep(world);
		const opened = await debriefOf(world, sitting.attempt, sitting.logId, 'en');
		expect(opened).toMatchObject({ debrief: { diagnosis: expect.any(Object) } });
		const rows = await log.after(world.db, sitting.attempt, 3);
		expect(rows.map(({ event }) => event.type)).toEqual(['calm.noticed', 'score.proposed']);
	});

	test('in practice opens its debrief when it is handed in, and not before', async () => {
		const sitting = await inTheRoom();
		expect(await debriefOf(world, sitting.attempt, sitting.logId, 'en')).toEqual({ notYet: true });
		await whole(sitting);
		const opened = await debriefOf(world, sitting.attempt, sitting.logId, 'zh');
		expect(opened).toMatchObject({ debrief: { language: 'zh', sheet: { possible: expect.any(Number) } } });
		expect(await sitting.send({ type: 'attempt.submitted' })).toMatchObject({ rules: ['not now'] });
	});
});

describe('two servers on one database', () => {
	test('go on from each other’s rows, and show them', async () => {
		const sitting = await inTheRoom();
		const other: TestWorld = { ...world };
		await newsSince(other, sitting.attempt, sitting.logId, 0, null);
		await sitting.send({ type: 'manoeuvre.done', manoeuvre: 'gait.tandem' });
		const seen = await viewOf(other, sitting.attempt, sitting.logId);
		expect(seen?.findings).toHaveLength(1);
		const event = { type: 'manoeuvre.done', manoeuvre: 'gait.romberg' };
		const command = { commandId: randomUUID(), after: seen!.seq, tab: sitting.tab, event };
		expect(await append(other, sitting.attempt, sitting.logId, command)).toHaveProperty('news');
		expect(await sitting.send({ type: 'manoeuvre.done', manoeuvre: 'gait.casual' })).toHaveProperty('news');
		expect((await sitting.view()).findings.map(({ manoeuvre }) => manoeuvre)).toEqual([
			'gait.tandem',
			'gait.romberg',
			'gait.casual'
		]);
	});
});
