import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as cases from '#db/cases.ts';
import type { ListedStation } from '#db/stations.ts';
import * as stations from '#db/stations.ts';
import type { CandidateView } from '#lib/case/candidate-view.ts';
import { wordings } from '#lib/case/text.ts';
import { needsConfirmation, orders } from '#lib/case/order.ts';
import { newsSince, viewOf } from '#lib/server/attempts.ts';
import { debriefOf } from '#lib/server/debriefs.ts';
import { forget } from '#lib/server/live.ts';
import { settle } from '#lib/server/looked-after.ts';
import { setUp } from '#lib/server/set-up.ts';
import { aPerson, aSitting, onward, stationOf, withStarterPack, type Sitting } from '#test/build/a-sitting.ts';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';

let world: TestWorld;
let bedside: string;
let reported: ListedStation[];
const withReport = ['nx-001', 'nx-002', 'nx-003', 'nx-004', 'nx-009'];
const door = { type: 'door.read', webgl: true, viewport: [1440, 900] };

beforeAll(async () => {
	world = await aWorld();
	await withStarterPack(world);
	bedside = (await stationOf(world, 'nx-002', 'bedside')).id;
	reported = (await stations.list(world.db)).filter(({ caseId }) => withReport.includes(caseId));
});
afterAll(() => world.close());

async function inTheRoom(station = bedside, more: { language?: 'en' | 'zh' } = {}): Promise<Sitting> {
	const sitting = await aSitting(world, { station, ...more });
	await sitting.send(door);
	world.clock.pass({ minutes: 2 });
	await sitting.send({ type: 'room.entered' });
	return sitting;
}

const ordered = (order: string) => ({ type: 'test.ordered', order, confirmed: needsConfirmation(order as never) });

async function withImages(): Promise<Sitting> {
	const sitting = await inTheRoom();
	await sitting.send(ordered('imaging.mri-brain'));
	return sitting;
}

/** The reports of a case, in pieces that stand nowhere else in it: a result or an option may say the same words. */
async function reportsOf({ caseVersion }: ListedStation) {
	const { body } = (await cases.find(world.db, caseVersion))!;
	const elsewhere = JSON.stringify({
		...body,
		investigations: body.investigations.map(({ report: _, ...rest }) => rest)
	});
	return body.investigations.flatMap(({ id, order, report, images }) => {
		const pieces = (report ? wordings(report) : []).flatMap((text) => text.match(/.{24}/gsu) ?? []);
		return report ? [{ id, order, images, parts: pieces.filter((piece) => !elsewhere.includes(asSent(piece))) }] : [];
	});
}

/** All that an attempt is sent on every way on which it is sent anything, from memory and from the log alone. */
async function everyWay({ attempt, logId }: Sitting): Promise<string> {
	const held = [await viewOf(world, attempt, logId), await newsSince(world, attempt, logId, 0, null)];
	forget(world, attempt);
	return JSON.stringify([held, await viewOf(world, attempt, logId)]);
}

const asSent = (text: string) => JSON.stringify(text).slice(1, -1);
const isIn = (sent: string, parts: string[]) => parts.some((part) => sent.includes(asSent(part)));

describe('a report', () => {
	test.each(['en', 'zh'] as const)(
		'is not sent before the own read of it is fixed, on any way (%s)',
		async (language) => {
			const found: string[] = [];
			for (const station of reported.filter(({ body }) => ['open', 'gated'].includes(body.policy))) {
				const sitting = await inTheRoom(station.id, { language });
				const sent: unknown[] = [await sitting.send({ type: 'differential.committed', ranked: [{ text: 'qqq' }] })];
				const reports = await reportsOf(station);
				for (const { order } of reports) sent.push(await sitting.send(ordered(order)));
				sent.push(
					await sitting.send({
						type: 'reading.drafted',
						findings: [{ image: 'i_1', site: 'x', side: 'left', text: 'y' }]
					})
				);
				const before = JSON.stringify(sent) + (await everyWay(sitting));
				for (const { id, parts } of reports) if (isIn(before, parts)) found.push(`${station.caseId} ${id} early`);
				const { results } = await sitting.view();
				for (const [i, { id }] of results.entries()) {
					await sitting.send({ type: 'reading.committed', investigation: id, text: 'bright' });
					const now = await everyWay(sitting);
					for (const [j, { parts, id }] of reports.entries())
						if (isIn(now, parts) !== j <= i) found.push(`${station.caseId} ${id} after read ${i + 1}`);
				}
				await sitting.send({ type: 'encounter.left' });
				await sitting.send({ type: 'attempt.withdrawn' });
				const after = await everyWay(sitting);
				for (const { id, parts } of reports) if (isIn(after, parts)) found.push(`${station.caseId} ${id} withdrawn`);
			}
			expect(found).toEqual([]);
		},
		120_000
	);

	test('without a patient, is not sent while an answer about its images is open', async () => {
		const found: string[] = [];
		const opened: string[] = [];
		for (const station of reported.filter(({ body }) => ['staged', 'static'].includes(body.policy))) {
			const reports = await reportsOf(station);
			const sitting = await inTheRoom(station.id);
			for (let i = 0; i < 40; i++) {
				const { phase, items } = await sitting.view();
				if (phase !== 'commit') break;
				const sent = await everyWay(sitting);
				const isOpen = items.some(({ images, closed }) => images.length > 0 && !closed);
				for (const { id, parts } of reports)
					if (isIn(sent, parts)) (isOpen ? found : opened).push(`${station.caseId} ${station.name} ${id}`);
				const open = items.find(({ closed }) => !closed);
				await sitting.send(
					open ? { type: 'answer.committed', item: open.id, answer: anAnswer(open) } : { type: 'item.opened' }
				);
			}
		}
		expect(found).toEqual([]);
		expect(new Set(opened).size).toBeGreaterThan(0);
	}, 120_000);

	test('cannot be asked for by a read of nothing, of a test of another name, twice, or once the answers have begun', async () => {
		const sitting = await withImages();
		for (const read of [
			{ investigation: 'r_1', text: '  ' },
			{ investigation: 'r_1', findings: [{ image: null, site: ' ', side: 'left', text: '' }] },
			{ investigation: 'i-mri', text: 'x' },
			{ investigation: 'r_0', text: 'x' },
			{ investigation: 'r_1.0', text: 'x' },
			{ investigation: 'r_1.1e9', text: 'x' },
			{ investigation: 'r_1.length', text: 'x' },
			{ investigation: 'r_1', text: 'x', findings: [{ image: 'flair', site: 's', side: null, text: 't' }] }
		])
			expect([read, await sitting.send({ type: 'reading.committed', ...read })]).toEqual([
				read,
				expect.objectContaining({ refused: expect.any(String) })
			]);
		expect((await sitting.view()).results[0]?.results[0]).toMatchObject({ report: null, reportWaits: true });
		await sitting.send({ type: 'encounter.left' });
		expect(await sitting.send({ type: 'reading.committed', investigation: 'r_1', text: 'x' })).toHaveProperty(
			'refused'
		);
		expect((await sitting.view()).results[0]?.results[0]?.report).toBe(null);
	});
});

function anAnswer({ kind, options }: CandidateView['items'][number]): object {
	if (kind === 'differential' || kind === 'forward-diagnosis') return { ranked: [{ text: 'qqq' }] };
	if (kind === 'multiple-choice') return { option: options[0]?.id ?? null };
	if (kind === 'lesion') return { points: [], none: true, text: '' };
	if (kind === 'rationale') return { steps: [{ text: 'qqq', because: [] }] };
	if (kind === 'evidence') return { lines: [{ text: 'qqq', images: [] }] };
	return { text: 'qqq' };
}

describe('on the board', () => {
	const link = { thing: 'r_1', diagnosis: 'migraine', stance: 'for' };

	test('only what was shown can be pinned, by the name by which it was shown', async () => {
		const sitting = await withImages();
		for (const thing of ['r_2', 'i_99', 'i-mri', 'flair', 'lesions:flair', 'diagnosis', '__proto__', 'e_1', 't_1'])
			expect([thing, await sitting.send({ type: 'evidence.linked', links: [{ ...link, thing }] })]).toEqual([
				thing,
				expect.objectContaining({ rules: ['unknown'] })
			]);
		for (const links of [
			[{ ...link, stance: 'maybe' }],
			[{ ...link, mm: [0, 0] }],
			[{ ...link, diagnosis: '' }],
			[{ ...link, key: true }],
			Array.from({ length: 301 }, () => link)
		])
			expect(await sitting.send({ type: 'evidence.linked', links })).toHaveProperty('unreadable');
		expect((await sitting.view()).links).toEqual([]);
	});

	test('a diagnosis by the name of a prototype, and one that is markup, come through to the debrief', async () => {
		const sitting = await withImages();
		const names = ['__proto__', 'constructor', '<b>x</b>', '\u202e', 'toString'];
		const links = names.map((diagnosis) => ({ ...link, diagnosis }));
		expect(await sitting.send({ type: 'evidence.linked', links })).toHaveProperty('news');
		await sitting.send({ type: 'attempt.submitted' });
		const told = await debriefOf(world, sitting.attempt, sitting.logId, 'en');
		const board = told && 'debrief' in told ? told.debrief.board : null;
		expect(board?.diagnoses.map(({ text, standing }) => [text, standing])).toEqual(
			names.map((name) => [name, 'other'])
		);
	});
});

describe('outlines', () => {
	const around = (r: number, n: number, z = 10) =>
		Array.from({ length: n }, (_, i) => [r * Math.cos((i * 2 * Math.PI) / n), r * Math.sin((i * 2 * Math.PI) / n), z]);
	const region = { image: 'i_1', axis: 'axial', outline: around(20, 12) };

	test('that are no outlines are not taken', async () => {
		const sitting = await withImages();
		for (const regions of [
			[{ ...region, outline: around(20, 2) }],
			[{ ...region, outline: around(20, 201) }],
			[{ ...region, outline: [...around(20, 3), [null, 0, 0]] }],
			[{ ...region, outline: [...around(20, 3), [1e5, 0, 0]] }],
			[{ ...region, axis: 'oblique' }],
			Array.from({ length: 51 }, () => region)
		])
			expect(await sitting.send({ type: 'finding.marked', points: [], regions })).toHaveProperty('unreadable');
		for (const image of ['i_9', 'flair', '__proto__'])
			expect(await sitting.send({ type: 'finding.marked', points: [], regions: [{ ...region, image }] })).toMatchObject(
				{
					rules: ['unknown']
				}
			);
		expect((await sitting.view()).regions).toEqual([]);
	});

	test('however wild, as marks and as an answer, are marked, and break no debrief', async () => {
		const sitting = await withImages();
		const wild = [
			region,
			{ ...region, axis: 'flat' },
			{ ...region, axis: 'sagittal' },
			{ ...region, outline: around(10_000, 200) },
			{ ...region, outline: around(0, 3) },
			{
				...region,
				outline: [
					[0, 0, 0],
					[0, 0, 0],
					[50, 50, 50],
					[-50, 50, -9_000]
				]
			},
			{
				...region,
				outline: [
					[0, 0, 0],
					[40, 40, 0],
					[0, 40, 0],
					[40, 0, 0]
				]
			}
		];
		const many = Array.from({ length: 43 }, (_, i) => ({
			...region,
			outline: around(90, 200, i).map((mm) => mm.map(Math.round))
		}));
		expect(await sitting.send({ type: 'finding.marked', points: [], regions: [...wild, ...many] })).toHaveProperty(
			'news'
		);
		await sitting.send({ type: 'encounter.left' });
		for (let i = 0; i < 12; i++) {
			const { items, next } = await sitting.view();
			const open = items.find(({ closed }) => !closed);
			if (open?.kind === 'lesion') {
				const answer = { points: [], regions: [...wild, ...many], text: '' };
				expect(await sitting.send({ type: 'answer.committed', item: open.id, answer })).toHaveProperty('news');
			} else if (open) await sitting.send({ type: 'answer.committed', item: open.id, answer: anAnswer(open) });
			else if (next) await sitting.send({ type: 'item.opened' });
		}
		await sitting.send({ type: 'attempt.submitted' });
		const told = await debriefOf(world, sitting.attempt, sitting.logId, 'en');
		expect(told).toHaveProperty('debrief');
		expect(JSON.stringify(told)).not.toMatch(/NaN|Infinity/);
	});
});

describe('a hint', () => {
	test('is refused in an exam and a study, while the clock is stopped, and at the end', async () => {
		for (const purpose of ['exam', 'study'] as const) {
			const station = await setUp(world, { like: bedside, name: purpose, purpose, minutes: null, extra: 0 } as never);
			const sitting = await inTheRoom(station!);
			expect((await sitting.view()).may).not.toContain('hint.asked');
			expect(await sitting.send({ type: 'hint.asked' })).toHaveProperty('refused');
		}
		const sitting = await inTheRoom();
		await sitting.send({ type: 'clock.paused' });
		expect(await sitting.send({ type: 'hint.asked' })).toHaveProperty('refused');
		await sitting.send({ type: 'clock.resumed' });
		expect(await sitting.send({ type: 'hint.asked', hint: 'diagnosis' })).toHaveProperty('unreadable');
		await sitting.send({ type: 'attempt.submitted' });
		expect(await sitting.send({ type: 'hint.asked' })).toHaveProperty('refused');
		expect((await sitting.view()).hints).toEqual([]);
	});

	test('is the same at every station for the same doing, whatever came back', async () => {
		const given: string[][] = [];
		for (const caseId of withReport) {
			const sitting = await inTheRoom((await stationOf(world, caseId, 'bedside')).id);
			if ((await sitting.view()).policy !== 'open') continue;
			for (let i = 0; i < 3; i++) await sitting.send({ type: 'hint.asked' });
			for (const order of orders.filter((one) => one.startsWith('imaging.')).slice(0, 4))
				await sitting.send(ordered(order));
			for (let i = 0; i < 34; i++) await sitting.send({ type: 'hint.asked' });
			given.push((await sitting.view()).hints.map(({ hint }) => hint));
		}
		expect(given.length).toBeGreaterThan(1);
		expect(new Set(given.map((hints) => hints.join())).size).toBe(1);
		expect(given[0]?.at(-1)).toBe('enough');
	});
});

describe('a running attempt that is voided', () => {
	test('shows nothing of the case, takes nothing, and goes on where it stood, with its time, once reopened', async () => {
		const admin = await aPerson(world, 'admin');
		const sitting = await withImages();
		await sitting.send({
			type: 'reading.drafted',
			findings: [{ image: 'i_1', site: 'pons', side: 'left', text: 'bright' }]
		});
		const before = await sitting.view();
		const act = (what: 'voided' | 'reopened') =>
			settle(world, admin, { attempt: sitting.attempt, what, why: 'A test.' });
		expect(await act('reopened')).toEqual(expect.any(String));
		expect(await act('voided')).toBe(null);
		expect(await act('voided')).toEqual(expect.any(String));
		const { phase, patient, record, results, images, findings, items, may } = await sitting.view();
		expect({ phase, patient, record, images, findings, items }).toEqual({
			phase: 'voided',
			patient: null,
			record: null,
			images: [],
			findings: [],
			items: []
		});
		expect(results).toEqual([]);
		expect(may.filter((name) => !/^window|^text/.test(name))).toEqual(['attempt.shared']);
		for (const event of [{ type: 'attempt.submitted' }, { type: 'note.written', text: 'x' }, { type: 'hint.asked' }])
			expect(await sitting.send(event)).toHaveProperty('refused');
		world.clock.pass({ hours: 2 });
		expect(await act('reopened')).toBe(null);
		forget(world, sitting.attempt);
		const back = await onward(world, sitting);
		const after = await back.view();
		expect(after.readings).toEqual(before.readings);
		expect([after.phase, after.endsAt! - after.now]).toEqual(['encounter', before.endsAt! - before.now]);
		expect(await back.send({ type: 'attempt.submitted' })).toHaveProperty('news');
	});
});
