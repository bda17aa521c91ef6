import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as log from '#db/log.ts';
import { manoeuvres } from '#lib/case/manoeuvre.ts';
import { append } from '#lib/server/attempts.ts';
import { sweep } from '#lib/server/sweep.ts';
import { aServer, signedIn, type TestServer } from '#test/build/a-server.ts';
import { aSitting, stationOf, withStarterPack, type Sitting } from '#test/build/a-sitting.ts';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';
import { aGuest, stationsShown, type Guest } from '#test/build/over-http.ts';

describe('a server that is killed', () => {
	let server: TestServer;
	let guest: Guest;

	beforeAll(async () => {
		server = await aServer();
		const visit = await signedIn(server, 'candidate');
		guest = await aGuest(visit, (await stationsShown(visit))[0]!, false);
	}, 240_000);
	afterAll(() => server?.remove());

	/** As the browser does it: again with the same id until there is an answer. */
	async function insist(event: object): Promise<number> {
		const commandId = randomUUID();
		for (let tries = 0; tries < 200; tries++) {
			const reply = await guest.send(event, { commandId }).catch(() => null);
			if (reply) return reply.status;
			await wait(100);
		}
		throw new Error(`${JSON.stringify(event)} was never answered`);
	}

	test('loses nothing that it acknowledged, and the candidate goes on, at every moment of a station', async () => {
		const todo = [...manoeuvres].slice(0, 24);
		const done: string[] = [];
		const statuses = new Set<number>();
		async function examine(how: number) {
			for (const manoeuvre of todo.splice(0, how)) {
				statuses.add(await insist({ type: 'manoeuvre.done', manoeuvre }));
				done.push(manoeuvre);
			}
		}
		/** Killed while events are under way, and started again on the same data. */
		async function killedDuring(work: Promise<unknown>, after: number) {
			await wait(after);
			await server.end('SIGKILL');
			await server.again();
			await work;
		}

		await killedDuring(insist({ type: 'door.read', webgl: true, viewport: [1440, 900] }), 0);
		await killedDuring(insist({ type: 'room.entered' }), 2);
		await killedDuring(examine(8), 15);
		await killedDuring(insist({ type: 'question.asked', text: 'What has brought you here today?' }), 5);
		await killedDuring(examine(8), 40);
		await insist({ type: 'differential.drafted', ranked: [{ text: 'Migraine' }] });
		await killedDuring(insist({ type: 'encounter.left' }), 3);
		expect([...statuses]).toEqual([200]);

		await guest.lease();
		const { findings, said, differential, phase } = guest.view();
		expect([phase, findings.map(({ manoeuvre }) => manoeuvre), differential]).toEqual([
			'commit',
			done,
			[{ text: 'Migraine' }]
		]);
		expect(said.map(({ question, reply }) => [question, reply?.kind])).toEqual([
			['What has brought you here today?', 'said']
		]);
		await killedDuring(insist({ type: 'attempt.submitted' }), 4);
		await guest.lease();
		expect(guest.view().phase).toBe('released');
	}, 240_000);
});

describe('an attempt', () => {
	let world: TestWorld;
	let bedside: string;

	beforeAll(async () => {
		world = await aWorld();
		await withStarterPack(world);
		bedside = (await stationOf(world, 'nx-002', 'bedside')).id;
	});
	afterAll(() => world?.close());

	async function inTheRoom(): Promise<Sitting> {
		const sitting = await aSitting(world, { station: bedside });
		await sitting.send({ type: 'door.read', webgl: true, viewport: [1440, 900] });
		await sitting.send({ type: 'room.entered' });
		return sitting;
	}
	const rows = async ({ attempt }: Sitting, type: string) =>
		(await log.after(world.db, attempt, 0)).filter(({ event }) => event.type === type).length;

	test('handed in twice at once, by one command or by two, is handed in once', async () => {
		for (const ids of [
			['one-and-the-same', 'one-and-the-same'],
			['the-one-command', 'the-other-command']
		]) {
			const sitting = await inTheRoom();
			const { seq } = await sitting.view();
			const hand = (commandId: string) =>
				append(world, sitting.attempt, sitting.logId, {
					commandId,
					after: seq,
					tab: sitting.tab,
					event: { type: 'attempt.submitted' }
				});
			const outcomes = await Promise.all(ids.map(hand));
			const taken = outcomes.filter((outcome) => outcome && 'news' in outcome).length;
			expect([await rows(sitting, 'attempt.submitted'), taken, (await sitting.view()).phase]).toEqual([
				1,
				ids[0] === ids[1] ? 2 : 1,
				'released'
			]);
		}
	});

	test('acknowledges again what it took, though it is no longer possible and the newest row is known', async () => {
		const sitting = await inTheRoom();
		const event = { type: 'test.ordered', order: 'imaging.mri-brain' };
		await sitting.send(event, 'an-order-once');
		await sitting.view();
		expect(await sitting.send(event, 'an-order-once')).toHaveProperty('news');
		expect(await sitting.send(event, 'an-order-twice')).toMatchObject({ rules: ['it was not ordered before'] });
	});

	test('after the bell takes no question; what was written counts; after the grace it takes nothing', async () => {
		const sitting = await inTheRoom();
		const { endsAt } = await sitting.view();
		world.clock.pass({ seconds: (endsAt! - world.now()) / 1000 + 5 });
		expect(await sitting.send({ type: 'question.asked', text: 'One more thing?' })).toMatchObject({
			rules: ['in time']
		});
		expect(await sitting.send({ type: 'manoeuvre.done', manoeuvre: 'gait.tandem' })).toMatchObject({
			rules: ['in time']
		});
		const late = { type: 'differential.drafted', ranked: [{ text: 'In the grace' }] };
		expect(await sitting.send(late)).toHaveProperty('news');
		world.clock.pass({ seconds: 11 });
		expect((await sitting.view()).phase).toBe('commit');
		expect(await sitting.send({ type: 'question.asked', text: 'And now?' })).toHaveProperty('refused');
		expect((await sitting.view()).items[0]?.answer).toEqual({ ranked: [{ text: 'In the grace' }] });
	});

	test('that a sleeping laptop left is where its clock says when it wakes, and takes no late answer', async () => {
		const sitting = await inTheRoom();
		await sitting.send({ type: 'note.written', text: 'before sleep' });
		world.clock.pass({ hours: 3 });
		const outcome = await sitting.send({ type: 'differential.drafted', ranked: [{ text: 'too late' }] });
		expect(outcome).toHaveProperty('refused');
		expect(await sitting.view()).toMatchObject({ phase: 'released', notes: 'before sleep', differential: [] });
		await sweep(world);
		expect(await rows(sitting, 'score.proposed')).toBe(1);
	});

	test('sent to by two tabs in turn has one legal history', async () => {
		const sitting = await inTheRoom();
		const { attempt, logId, tab } = sitting;
		const send = (by: string, text: string) =>
			append(world, attempt, logId, {
				commandId: randomUUID(),
				after: 99,
				tab: by,
				event: { type: 'note.written', text }
			});
		const both = await Promise.all(
			Array.from({ length: 20 }, (_, i) => send(i % 2 ? tab : 'another-tab', `note ${i}`))
		);
		const taken = both.map((outcome) => outcome !== null && 'news' in outcome);
		expect(taken).toEqual(Array.from({ length: 20 }, (_, i) => i % 2 === 1));
		const seqs = (await log.after(world.db, attempt, 0)).map(({ seq }) => seq);
		expect(seqs).toEqual(seqs.map((_, i) => i + 1));
	});
});
