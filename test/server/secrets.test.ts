import { gunzipSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as cases from '#db/cases.ts';
import * as stations from '#db/stations.ts';
import type { CandidateView } from '#lib/case/candidate-view.ts';
import { manoeuvres } from '#lib/case/manoeuvre.ts';
import { orders } from '#lib/case/order.ts';
import { say, type Language } from '#lib/case/text.ts';
import { mediaFor } from '#lib/server/media.ts';
import { setUp } from '#lib/server/set-up.ts';
import { issue } from '#lib/server/tickets.ts';
import { aPerson, aSitting, withStarterPack, type Sitting } from '#test/build/a-sitting.ts';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';
import { leaks } from '#test/build/leaks.ts';

let world: TestWorld;
let all: stations.ListedStation[];

beforeAll(async () => {
	world = await aWorld();
	await withStarterPack(world);
	all = await stations.list(world.db);
});
afterAll(() => world.close());

/** Plays a station to its end as an exam, which is not released, and keeps all that was sent; own words are random letters. */
async function playAll(station: stations.ListedStation, language: Language) {
	const exam = await setUp(world, { like: station.id, name: 'exam', purpose: 'exam', minutes: null, extra: 0 });
	const sitting = await aSitting(world, { station: exam!, language });
	const sent: unknown[] = [await sitting.view()];
	const send = async (event: object) => void sent.push(await sitting.send(event), await sitting.view());
	await send({ type: 'door.read', webgl: true, viewport: [1440, 900] });
	world.clock.pass({ minutes: 2 });
	await send({ type: 'room.entered' });
	if (station.body.policy === 'open' || station.body.policy === 'gated') await encounter(station, language, send);
	for (let i = 0; i < 30 && (await sitting.view()).phase !== 'submitted'; i++) await answerOne(sitting, send);
	await send({ type: 'attempt.submitted' });
	const view = await sitting.view();
	expect(view.phase).toEqual('submitted');
	return { sitting, sent: JSON.stringify([sent, view]) };
}

async function encounter(station: stations.ListedStation, language: Language, send: (event: object) => Promise<void>) {
	const version = await cases.find(world.db, station.caseVersion);
	for (const { asked_by } of version!.body.history) {
		const [question] = asked_by;
		if (question) await send({ type: 'question.asked', text: say(question, language) });
	}
	for (const manoeuvre of manoeuvres) await send({ type: 'manoeuvre.done', manoeuvre });
	await send({ type: 'differential.committed', ranked: [{ text: 'qqq' }] });
	for (const order of orders) await send({ type: 'test.ordered', order, confirmed: true });
	await send({ type: 'encounter.left' });
}

async function answerOne(sitting: Sitting, send: (event: object) => Promise<void>) {
	const view = await sitting.view();
	const open = view.items.find(({ closed }) => !closed);
	if (open) return send({ type: 'answer.committed', item: open.id, answer: answerTo(open.kind) });
	return send(view.may.includes('item.opened') ? { type: 'item.opened' } : { type: 'answers.finished' });
}

function answerTo(kind: CandidateView['items'][number]['kind']): object {
	if (kind === 'differential' || kind === 'forward-diagnosis') return { ranked: [{ text: 'qqq' }] };
	if (kind === 'multiple-choice') return { option: 'A' };
	if (kind === 'lesion') return { points: [], none: true, text: '' };
	if (kind === 'rationale') return { steps: [{ text: 'qqq', because: [] }] };
	if (kind === 'evidence') return { lines: [{ text: 'qqq', images: [] }] };
	return { text: 'qqq' };
}

describe('before release', () => {
	test.each(['en', 'zh'] as const)(
		'no station of the starter pack sends a word of its key (%s)',
		async (language) => {
			const found: Record<string, string[]> = {};
			for (const station of all) {
				const { sent } = await playAll(station, language);
				const version = await cases.find(world.db, station.caseVersion);
				const here = leaks(sent, version!.body, await cases.key(world.db, station.caseVersion));
				if (here.length > 0) found[`${station.caseId} ${station.name}`] = here;
			}
			expect(found).toEqual({});
		},
		240_000
	);

	test('the test itself finds a name, a text, an id and a file that were sent', async () => {
		const version = await cases.find(world.db, all[0]!.caseVersion);
		const key = await cases.key(world.db, all[0]!.caseVersion);
		const [line] = key.checklist;
		const sent = JSON.stringify([
			say(key.diagnosis.name, 'zh'),
			key.management[0],
			line!.id,
			version!.body.images[0]!.file
		]);
		expect(leaks(sent, version!.body, key).length).toBeGreaterThanOrEqual(4);
	});
});

describe('a ticket', () => {
	test('is for its owner, while images may be seen, and no mask is given before release', async () => {
		const bedside = all.find(({ caseId, name }) => caseId === 'nx-002' && name === 'bedside')!;
		const owner = await aPerson(world);
		const sitting = await aSitting(world, { station: bedside.id, person: owner });
		await sitting.send({ type: 'door.read', webgl: true, viewport: [1, 1] });
		await sitting.send({ type: 'room.entered' });
		const early = issue(world.secret, { attempt: sitting.attempt, place: 0, role: 'image' }, world.now());
		expect(await mediaFor(world, owner, early)).toBeNull();
		await sitting.send({ type: 'test.ordered', order: 'imaging.mri-brain' });
		const [image] = (await sitting.view()).images;
		const ticket = image!.src.split('/').at(-1)!;
		const media = await mediaFor(world, owner, ticket);
		expect(media?.bytes).toBeGreaterThan(100_000);
		expect(await mediaFor(world, await aPerson(world), ticket)).toBeNull();
		const mask = issue(world.secret, { attempt: sitting.attempt, place: 0, role: 'mask' }, world.now());
		expect(await mediaFor(world, owner, mask)).toBeNull();
		expect(await mediaFor(world, owner, `${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}`)).toBeNull();
		world.clock.pass({ hours: 5 });
		expect(await mediaFor(world, owner, ticket)).toBeNull();
	});

	test('brings bytes whose header names neither case, image nor disease', async () => {
		for (const { caseVersion } of all) {
			const version = await cases.find(world.db, caseVersion);
			for (const { sha256, role } of await cases.files(world.db, caseVersion)) {
				if (role === 'mask') continue;
				const bytes = gunzipSync(await readFile(`${world.dataDir}/media/${sha256}`));
				const header = bytes.subarray(0, 352).toString('latin1');
				expect(leaks(header, version!.body, await cases.key(world.db, caseVersion))).toEqual([]);
			}
		}
	}, 60_000);
});
