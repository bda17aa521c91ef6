import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as attempts from '#db/attempts.ts';
import * as log from '#db/log.ts';
import * as scores from '#db/scores.ts';
import * as stations from '#db/stations.ts';
import { append } from '#lib/server/attempts.ts';
import { debriefOf } from '#lib/server/debriefs.ts';
import { again, goOnFrom, whatIf } from '#lib/server/forks.ts';
import { forget } from '#lib/server/live.ts';
import { act, listForEducators, unfollowedQuestions } from '#lib/server/marking.ts';
import { setUp } from '#lib/server/set-up.ts';
import { stationList } from '#lib/server/station-list.ts';
import { catalogue } from '#statecharts/events.ts';
import { fold } from '#statecharts/fold.ts';
import { toJson } from '#statecharts/snapshot.ts';
import { aPerson, aSitting, onward, stationOf, withStarterPack, type Sitting } from '#test/build/a-sitting.ts';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';
import { leaks } from '#test/build/leaks.ts';
import { loadCase } from '#lib/server/cases.ts';

let world: TestWorld;
let bedside: string;
const door = { type: 'door.read', webgl: true, viewport: [1440, 900] };
const words = { language: 'en' } as const;

beforeAll(async () => {
	world = await aWorld();
	await withStarterPack(world);
	bedside = (await stationOf(world, 'nx-002', 'bedside')).id;
});
afterAll(() => world.close());

/** A whole practice sitting with a pause in it, whose encounter the clock ends. */
async function sat(station = bedside, more: Partial<Parameters<typeof aSitting>[1]> = {}): Promise<Sitting> {
	const sitting = await aSitting(world, { station, ...more });
	const steps: [seconds: number, event: object][] = [
		[0, door],
		[30, { type: 'room.entered' }],
		[20, { type: 'question.asked', text: 'What has brought you here today?' }],
		[5, { type: 'question.asked', text: 'Blorf wug dax?' }],
		[35, { type: 'manoeuvre.done', manoeuvre: 'reflex.plantars' }],
		[10, { type: 'clock.paused', why: 'a bleep' }],
		[600, { type: 'clock.resumed' }],
		[60, { type: 'test.ordered', order: 'imaging.mri-brain' }],
		[5, { type: 'differential.drafted', ranked: [{ text: 'Migraine', confidence: 80 }] }],
		[500, { type: 'note.written', text: 'late' }],
		[5, { type: 'answer.drafted', item: 'q_1', answer: { ranked: [{ text: 'Migraine', confidence: 90 }] } }],
		[5, { type: 'answers.finished' }],
		[5, { type: 'attempt.submitted' }]
	];
	for (const [seconds, event] of steps) {
		world.clock.pass({ seconds });
		const outcome = await sitting.send(event);
		if (!outcome || !('news' in outcome)) throw new Error(`${JSON.stringify(event)} was refused`);
	}
	return sitting;
}

const rowsOf = (attempt: string) => log.after(world.db, attempt, 0);
const found = async (id: string) => (await attempts.find(world.db, id))!;

async function seqOf(attempt: string, type: string): Promise<number> {
	return (await rowsOf(attempt)).find(({ event }) => event.type === type)?.seq ?? 0;
}

async function goOn({ attempt, logId }: Pick<Sitting, 'attempt' | 'logId'>, seq: number): Promise<string> {
	const begun = await goOnFrom(world, { attempt, logId, seq, ...words });
	if (!begun || !('attempt' in begun)) throw new Error(JSON.stringify(begun));
	return begun.attempt;
}

/** A state with every time in it (ms since epoch, which no other number comes near) set back by so much. */
function setBack(value: unknown, ms: number): unknown {
	if (typeof value === 'number') return value > 1e12 ? value - ms : value;
	if (Array.isArray(value)) return value.map((one) => setBack(one, ms));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, setBack(inner, ms)]));
}

describe('going on from a moment of an earlier sitting', () => {
	test('from each that is offered, all stands as it stood then, but for the hour', async () => {
		const { attempt, logId } = await sat();
		const old = await found(attempt);
		const rows = await rowsOf(attempt);
		const { goOn: range } = await whatIf(world, attempt);
		expect(rows.filter(({ event }) => event.type === 'clock.read')).not.toEqual([]);
		expect(range).toEqual({
			from: await seqOf(attempt, 'room.entered'),
			to: (await seqOf(attempt, 'answers.finished')) - 1
		});
		for (let seq = range!.from; seq <= range!.to; seq++) {
			world.clock.pass({ hours: 1 });
			const fork = await found(await goOn({ attempt, logId }, seq));
			const ms = fork.createdAt - old.createdAt;
			const taken = await rowsOf(fork.id);
			expect(taken.at(-1)?.at).toBe(world.clock.at);
			const stateOf = (one: attempts.Attempt, rows: log.LogRow[]) =>
				fold({ station: one.stationBody, at: one.createdAt }, rows).state;
			expect(setBack(toJson(stateOf(fork, taken)), ms)).toEqual(toJson(stateOf(old, rows.slice(0, seq))));
			expect(taken.map(({ event }) => setBack(event, ms))).toEqual(rows.slice(0, seq).map(({ event }) => event));
			expect(fork).toMatchObject({ forkedFrom: attempt, forkedAtSeq: seq, knewKey: true, shared: false });
		}
		expect(await found(attempt)).toEqual(old);
		expect(await rowsOf(attempt)).toEqual(rows);
	});

	test('it has the time that was left then, and is sat to its own debrief', async () => {
		const { attempt, logId } = await sat();
		const asked = await seqOf(attempt, 'question.asked');
		world.clock.pass({ hours: 5 });
		const fork = await onward(world, { attempt: await goOn({ attempt, logId }, asked), logId });
		const view = await fork.view();
		expect([view.phase, view.endsAt! - view.now]).toEqual(['encounter', (10 * 60 - 20) * 1000]);
		// The reply had not come by that moment; it comes now.
		expect(view.said.map(({ reply }) => reply?.kind)).toEqual(['said']);
		world.clock.pass({ seconds: 30 });
		expect(await fork.send({ type: 'test.ordered', order: 'imaging.mri-spine' })).toHaveProperty('news');
		expect(await fork.send({ type: 'attempt.submitted' })).toHaveProperty('news');
		const told = await debriefOf(world, fork.attempt, logId, 'en');
		expect(told && 'debrief' in told && told.debrief.notes[0]).toEqual({
			says: 'went on from an earlier sitting',
			with: { seconds: 20, steps: 1 }
		});
		expect(told && 'debrief' in told && told.debrief.lanes.ordered.map(({ at }) => at)).toEqual([50_000]);
		const possible = expect.any(Number);
		const marks = { got: expect.any(Number), waiting: expect.any(Number), possible };
		expect((await whatIf(world, fork.attempt)).besides.earlier).toMatchObject({
			attempt,
			at: 20_000,
			steps: 1,
			cameTo: { marks }
		});
		expect((await whatIf(world, attempt)).besides.later).toEqual([
			{ attempt: fork.attempt, at: 20_000, isOver: true, cameTo: { marks, mean: null } }
		]);
	});

	test('until it is handed in it is shown without marks, and its view holds nothing of the key', async () => {
		const { attempt, logId } = await sat();
		const fork = await onward(world, {
			attempt: await goOn({ attempt, logId }, await seqOf(attempt, 'test.ordered')),
			logId
		});
		expect((await whatIf(world, attempt)).besides.later).toMatchObject([
			{ attempt: fork.attempt, isOver: false, cameTo: null }
		]);
		const { version, key } = await loadCase(world, (await found(attempt)).caseVersion);
		const view = JSON.stringify(await fork.view()).replaceAll(attempt, '');
		expect(leaks(view, version.body, key)).toEqual([]);
		expect(await debriefOf(world, fork.attempt, logId, 'en')).toEqual({ notYet: true });
	});

	test('two at once are two sittings, each with a whole log', async () => {
		const { attempt, logId } = await sat();
		const seq = await seqOf(attempt, 'manoeuvre.done');
		const both = await Promise.all([goOn({ attempt, logId }, seq), goOn({ attempt, logId }, seq)]);
		expect(new Set(both).size).toBe(2);
		const whole = Array.from({ length: seq }, (_, i) => i + 1);
		for (const id of both) expect((await rowsOf(id)).map(({ seq }) => seq)).toEqual(whole);
	});

	test('what was taken over is no answer to a command of the new sitting', async () => {
		const { attempt, logId } = await sat();
		const fork = await onward(world, {
			attempt: await goOn({ attempt, logId }, await seqOf(attempt, 'question.answered')),
			logId
		});
		const [, , question] = await rowsOf(attempt);
		const sent = await append(world, fork.attempt, logId, {
			commandId: question!.commandId,
			after: (await fork.view()).seq,
			tab: fork.tab,
			event: { type: 'question.asked', text: 'And before that?' }
		});
		expect(sent).toHaveProperty('news');
		expect((await fork.view()).said).toHaveLength(2);
	});

	test('a sitting that was shared goes on in private', async () => {
		const sitting = await aSitting(world, { station: bedside });
		for (const event of [door, { type: 'room.entered' }, { type: 'attempt.shared', shared: true }])
			await sitting.send(event);
		await sitting.send({ type: 'manoeuvre.done', manoeuvre: 'reflex.plantars' });
		await sitting.send({ type: 'attempt.submitted' });
		const id = await goOn(sitting, await seqOf(sitting.attempt, 'manoeuvre.done'));
		const fork = await onward(world, { attempt: id, logId: sitting.logId });
		await fork.send({ type: 'attempt.submitted' });
		expect((await listForEducators(world, {}, 'en')).map(({ id }) => id)).not.toContain(id);
		expect(await found(sitting.attempt)).toMatchObject({ shared: true });
	});

	test('it counts in no figure: not when a station comes back, how sure and how right, nor what was not understood', async () => {
		const person = await aPerson(world);
		const sitting = await sat(bedside, { person });
		await sitting.send({ type: 'attempt.shared', shared: true });
		const before = await figures();
		expect(before).toMatchObject({ sure: [{ right: false }], unfollowed: [{}] });
		const id = await goOn(sitting, (await whatIf(world, sitting.attempt)).goOn!.to);
		world.clock.pass({ hours: 30 });
		const fork = await onward(world, { attempt: id, logId: person.logId });
		await fork.view();
		await fork.send({ type: 'attempt.shared', shared: true });
		expect((await found(id)).phase).toBe('released');
		expect(await figures()).toEqual(before);

		async function figures() {
			const { stations } = await stationList(world, person.logId, 'en');
			const { due } = stations.find(({ id }) => id === bedside)!;
			return {
				at: due?.at,
				sure: await scores.stated(world.db, person.logId),
				unfollowed: await unfollowedQuestions(world)
			};
		}
	});
});

describe('going on is refused', () => {
	const says = async (sitting: Pick<Sitting, 'attempt' | 'logId'>, seq: number) => {
		const begun = await goOnFrom(world, { attempt: sitting.attempt, logId: sitting.logId, seq, ...words });
		return begun && 'refused' in begun ? begun.refused : begun;
	};

	test('from the door, from after the answers, and from moments that there are not', async () => {
		const sitting = await sat();
		const finished = await seqOf(sitting.attempt, 'answers.finished');
		for (const seq of [1, finished, finished + 1, 0, -1, 1.5, 9_999, Number.NaN, Infinity]) {
			expect([seq, await says(sitting, seq)]).toEqual([
				seq,
				expect.stringMatching(/^From this moment there is nothing/)
			]);
		}
	});

	test('in an exam, released or not, and in practice that has no debrief yet', async () => {
		const exam = await setUp(world, { like: bedside, name: 'exam', purpose: 'exam', minutes: null, extra: 0 });
		const sitting = await aSitting(world, { station: exam! });
		await sitting.send(door);
		world.clock.pass({ minutes: 2 });
		await sitting.send({ type: 'room.entered' });
		await sitting.send({ type: 'attempt.submitted' });
		expect(await says(sitting, 2)).toMatch(/^Only practice/);
		await act(world, sitting.attempt, await aPerson(world, 'educator'), { type: 'score.released' });
		expect(await says(sitting, 2)).toMatch(/^Only practice/);
		expect((await whatIf(world, sitting.attempt)).goOn).toBe(null);
		expect(await again(world, { ...sitting, ...words })).toEqual({ refused: expect.stringMatching(/^Only practice/) });

		const running = await aSitting(world, { station: bedside });
		for (const event of [door, { type: 'room.entered' }]) await running.send(event);
		expect(await says(running, 2)).toMatch(/^This sitting has no debrief yet/);
		await running.send({ type: 'attempt.withdrawn' });
		expect(await says(running, 2)).toMatch(/^This sitting has no debrief yet/);
	});

	test('to anybody but who sat it, as if it were not there', async () => {
		const { attempt } = await sat();
		const { logId } = await aPerson(world);
		for (const id of [attempt, 'nonsense', '00000000-0000-4000-8000-000000000000']) {
			expect(await goOnFrom(world, { attempt: id, logId, seq: 3, ...words })).toBe(null);
			expect(await again(world, { attempt: id, logId, ...words })).toBe(null);
		}
	});

	test('where no time was left', async () => {
		const sitting = await aSitting(world, { station: bedside });
		for (const event of [door, { type: 'room.entered' }]) await sitting.send(event);
		world.clock.pass({ minutes: 10, seconds: 5 });
		await sitting.send({ type: 'note.written', text: 'in the grace' });
		await sitting.send({ type: 'attempt.submitted' });
		expect(await says(sitting, await seqOf(sitting.attempt, 'note.written'))).toMatch(/^No time was left/);
	});
});

describe('sitting a station again', () => {
	test('is a new attempt at the door, with the key known', async () => {
		const { attempt, logId } = await sat();
		const begun = await again(world, { attempt, logId, ...words });
		const id = begun && 'attempt' in begun ? begun.attempt : '';
		expect(await found(id)).toMatchObject({ station: bedside, phase: 'door', knewKey: true, forkedFrom: null });
	});

	test('where it was closed, is at the one that took its place; where none did, it is refused in words', async () => {
		const station = await stationOf(world, 'nx-004', 'bedside');
		const { attempt, logId } = await sat(station.id);
		await stations.setOpen(world.db, station.id, false);
		expect(await again(world, { attempt, logId, ...words })).toEqual({ refused: expect.stringMatching(/closed/) });
		const { caseVersion, name, body } = station;
		const instead = await stations.add(world.db, { caseVersion, name, body, at: world.now() });
		const begun = await again(world, { attempt, logId, ...words });
		expect(await found(begun && 'attempt' in begun ? begun.attempt : '')).toMatchObject({ station: instead });
	});
});

test('of all events the reading of the clock alone holds an hour, which is moved when a log is copied', () => {
	const holding = Object.entries(catalogue).filter(([, { holds }]) => 'at' in holds);
	expect(holding.map(([name]) => name)).toEqual(['clock.read']);
});

test('a sitting that went on is the same from its log alone', async () => {
	const { attempt, logId } = await sat();
	const fork = await onward(world, {
		attempt: await goOn({ attempt, logId }, await seqOf(attempt, 'test.ordered')),
		logId
	});
	const view = await fork.view();
	forget(world, fork.attempt);
	expect({ ...(await fork.view()), results: [], images: [] }).toEqual({ ...view, results: [], images: [] });
});

test('what went on can be gone on from in its turn, from what it took over as from what is its own', async () => {
	const { attempt, logId } = await sat();
	const own = await goOn({ attempt, logId }, await seqOf(attempt, 'manoeuvre.done'));
	const fork = await onward(world, { attempt: own, logId });
	await fork.send({ type: 'test.ordered', order: 'imaging.mri-spine' });
	await fork.send({ type: 'attempt.submitted' });
	for (const type of ['question.asked', 'test.ordered']) {
		const seq = await seqOf(own, type);
		const next = await onward(world, { attempt: await goOn({ attempt: own, logId }, seq), logId });
		expect(await found(next.attempt)).toMatchObject({ forkedFrom: own, forkedAtSeq: seq, phase: 'encounter' });
		expect(await next.send({ type: 'attempt.submitted' })).toHaveProperty('news');
	}
	expect((await whatIf(world, own)).besides).toMatchObject({ earlier: { attempt }, later: [{}, {}] });
});
