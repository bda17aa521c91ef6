import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as doubts from '#db/doubts.ts';
import type { Person } from '#db/people.ts';
import { answerDoubt, doubt, doubtedCases, mostWaiting } from '#lib/server/doubts.ts';
import { act } from '#lib/server/marking.ts';
import { setUp } from '#lib/server/set-up.ts';
import { aPerson, aSitting, stationOf, withStarterPack, type Sitting } from '#test/build/a-sitting.ts';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';

let world: TestWorld;
let bedside: string;
let sitting: Sitting;
let educator: Person;

const sent = { about: 'line:c-1', words: 'Asks about the bladder', text: 'Nobody asks this.', reference: '' };
const wrong = { refused: 'This names nothing of the debrief. Load the page again.' };

beforeAll(async () => {
	world = await aWorld();
	await withStarterPack(world);
	bedside = (await stationOf(world, 'nx-002', 'bedside')).id;
	educator = await aPerson(world, 'educator');
});
afterAll(() => world.close());
beforeEach(async () => {
	sitting = await inTheRoom();
	await sitting.send({ type: 'attempt.submitted' });
});

async function inTheRoom(station = bedside): Promise<Sitting> {
	const begun = await aSitting(world, { station });
	await begun.send({ type: 'door.read', webgl: true, viewport: [1440, 900] });
	world.clock.pass({ minutes: 2 });
	await begun.send({ type: 'room.entered' });
	return begun;
}

const say = (given: object = {}, of: Pick<Sitting, 'attempt' | 'logId'> = sitting) =>
	doubt(world, { attempt: of.attempt, logId: of.logId, language: 'en' }, { ...sent, ...given });
const sentOf = ({ attempt } = sitting) => doubts.ofAttempt(world.db, attempt);
const answer = (given: object) => answerDoubt(world, educator, 'en', { before: '', ...given });

async function listed(attempt = sitting.attempt) {
	const [one] = await doubts.ofAttempt(world.db, attempt);
	const all = (await doubtedCases(world, 'en')).flatMap((of) =>
		of.doubts.map((doubt) => ({ ...doubt, case: of.caseId }))
	);
	return all.find(({ id }) => id === one?.id)!;
}

describe('what is thought wrong', () => {
	test('is taken of one’s own released attempt, as it was written', async () => {
		expect(await say({ text: '  Nobody\n asks this. ', reference: ' 10.1000/182 ' })).toEqual({ done: true });
		expect(await sentOf()).toMatchObject([
			{ ...sent, text: 'Nobody\n asks this.', reference: '10.1000/182', answer: null }
		]);
	});

	test('is not taken before release, in practice or exam, nor of another’s attempt', async () => {
		const running = await inTheRoom();
		const notYet = { refused: 'The debrief is not open yet.' };
		expect(await say({}, running)).toEqual(notYet);
		const exam = await inTheRoom(
			(await setUp(world, { like: bedside, name: 'exam', purpose: 'exam', minutes: null, extra: 0 }))!
		);
		await exam.send({ type: 'attempt.submitted' });
		expect(await say({}, exam)).toEqual(notYet);
		await act(world, exam.attempt, educator, { type: 'score.released' });
		expect(await say({}, exam)).toEqual({ done: true });
		const { logId } = await aPerson(world);
		for (const attempt of [sitting.attempt, 'nonsense', "'; drop table doubt"]) {
			expect(await say({}, { attempt, logId })).toBe(null);
		}
	});

	test.each([
		['no words', { text: ' \n ' }, { refused: 'Write a sentence first.' }],
		['too many', { text: 'x'.repeat(2_001) }, { refused: expect.stringContaining('2000 characters') }],
		['a reference too long', { reference: 'x'.repeat(301) }, { refused: expect.stringContaining('300 characters') }],
		['an unknown kind', { about: 'key:c-1' }, wrong],
		['no id', { about: 'line:' }, wrong],
		['an id too long', { about: `line:${'x'.repeat(201)}` }, wrong],
		['an id of two lines', { about: 'line:a\nb' }, wrong],
		['nothing that it is about', { words: '' }, wrong],
		['something besides', { answer: 'I agree.' }, wrong],
		['a list for a text', { about: ['line:c-1'] }, wrong]
	])('with %s is refused in words', async (_, given, refused) => {
		expect(await say(given)).toEqual(refused);
		expect(await sentOf()).toEqual([]);
	});

	test('what a database cannot hold is left out, not thrown at', async () => {
		expect(await say({ text: 'a\0b \ud800', words: 'x\0' })).toEqual({ done: true });
		expect(await sentOf()).toMatchObject([{ text: 'ab \ufffd', words: 'x' }]);
	});

	test('waits twenty times at most in one attempt', async () => {
		for (let i = 0; i < mostWaiting; i++) expect(await say({ about: `line:c-${i}` })).toEqual({ done: true });
		expect(await say({ about: 'line:more' })).toEqual({ refused: expect.stringMatching(/^20 of your doubts/) });
		const [{ id } = { id: '' }] = await sentOf();
		expect(await answer({ doubt: id, outcome: 'stays', text: 'No.' })).toEqual({ done: true });
		expect(await say({ about: 'line:more' })).toEqual({ done: true });
		expect(await say({ about: 'line:more', text: 'And again.' })).toEqual({
			refused: expect.stringMatching(/already/)
		});
	});
});

describe('the authors of a case', () => {
	test('read what it is about, of which version; who sat it and the attempt only where they may read that', async () => {
		await say();
		expect(await listed()).toMatchObject({ ...sent, case: 'nx-002', version: 1, attempt: null, by: null });
		await sitting.send({ type: 'attempt.shared', shared: true });
		expect(await listed()).toMatchObject({ attempt: sitting.attempt, by: 'A candidate' });
		await sitting.send({ type: 'attempt.shared', shared: false });
		expect(await listed()).toMatchObject({ attempt: null, by: null });
	});

	test('nothing of a list for authors names a person by their log', async () => {
		await say();
		await answer({ doubt: (await listed()).id, outcome: 'stays', text: 'No.' });
		const all = JSON.stringify(await doubtedCases(world, 'en'));
		expect(all).not.toContain(sitting.logId);
		expect(all).not.toContain(sitting.attempt);
		expect(all).not.toContain(educator.logId);
	});

	test('answer, and it comes back where it was sent from', async () => {
		await say();
		const { id } = await listed();
		const given = { doubt: id, outcome: 'will be mended', text: ' You are right. ' };
		expect(await answer({ ...given, text: ' ' })).toEqual({ refused: 'Write a sentence first.' });
		expect(await answer({ ...given, outcome: 'perhaps' })).toEqual({ refused: 'Say what becomes of the case.' });
		expect(await answer({ ...given, before: 'x' })).toEqual(wrong);
		expect(await answer(given)).toEqual({ done: true });
		const at = world.now();
		expect(await sentOf()).toMatchObject([{ answer: { text: 'You are right.', outcome: 'will be mended', at } }]);
		expect(await listed()).toMatchObject({ answeredBy: 'A educator' });
		expect(await answer(given)).toEqual({ refused: expect.stringMatching(/^Somebody has answered this meanwhile/) });
		world.clock.pass({ minutes: 1 });
		expect(await answer({ ...given, outcome: 'was mended', before: String(at) })).toEqual({ done: true });
		expect(await sentOf()).toMatchObject([{ answer: { outcome: 'was mended', at: world.now() } }]);
	});
});
