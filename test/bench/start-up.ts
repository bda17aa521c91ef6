import { readFile } from 'node:fs/promises';
import { manoeuvres } from '#lib/case/manoeuvre.ts';
import type { CandidateView } from '#lib/case/candidate-view.ts';
import { aServer, type TestServer } from '#test/build/a-server.ts';
import { aCandidate, enter, send } from './in-the-room.ts';
import { alone, median, type Line } from './numbers.ts';
import { shown } from './variant.ts';

const questions = [
	'What has brought you here today?',
	'When did it start?',
	'Do you take any medicines?',
	'Any headache?'
];

/** From the command to “ready”, and how much memory the server holds, on PGlite. */
export async function startUp(rounds: number): Promise<Line[]> {
	const [first, second, processor]: [number[], number[], number[]] = [[], [], []];
	let [idle, after]: [number, number] = [NaN, NaN];
	for (let round = 0; round < rounds; round++) {
		const began = performance.now();
		const server = await aServer();
		first.push((performance.now() - began) / 1000);
		await server.end();
		for (let i = 0; i < 2; i++) {
			const again = performance.now();
			await server.again();
			second.push((performance.now() - again) / 1000);
			processor.push(await processorOf(server));
			if (i === 0) await server.end();
		}
		if (round === 0) {
			await new Promise((rest) => setTimeout(rest, 10_000));
			idle = await memoryOf(server);
			await aStation(server);
			after = await memoryOf(server);
		}
		await server.remove();
	}
	return [
		alone('first start to ready (database made, pack loaded)', 's', median(first)),
		alone('second start to ready', 's', median(second), { most: 3 }),
		alone('  its processor time, which a busy machine stretches less', 's', median(processor)),
		alone('memory (RSS) ten seconds after the second start', 'MB', idle),
		alone('memory (RSS) after a whole station', 'MB', after)
	];
}

/** Through a station as a candidate's browser would go, images fetched too. */
async function aStation(server: TestServer): Promise<void> {
	const candidate = await aCandidate(server, shown.case);
	const { visit, client } = candidate;
	const sat = await enter(candidate);
	const path = `/attempt/${sat.attempt}`;
	await visit(path).then((page) => page.text());
	for (const text of questions) await send(client, sat, { type: 'question.asked', text });
	for (const manoeuvre of manoeuvres.slice(0, 20)) await send(client, sat, { type: 'manoeuvre.done', manoeuvre });
	const { brought } = await send(client, sat, { type: 'test.ordered', order: shown.order, confirmed: true });
	for (const { src } of (brought as Partial<CandidateView>).images ?? [])
		await visit(src).then((image) => image.blob());
	await visit('/diagnoses?q=mult').then((found) => found.text());
	const ranked = [{ text: 'Multiple sclerosis', confidence: 70 }];
	await send(client, sat, { type: 'differential.drafted', ranked });
	await send(client, sat, { type: 'encounter.left' });
	await send(client, sat, { type: 'attempt.submitted' });
	await visit(`${path}/debrief`).then((page) => page.text());
	client.end();
}

/** MB of a process on Linux; elsewhere not known. */
async function memoryOf({ pid }: TestServer): Promise<number> {
	const status = await readFile(`/proc/${pid()}/status`, 'utf8').catch(() => '');
	return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Seconds of processor time of a process on Linux, which counts in hundredths; elsewhere not known. */
async function processorOf({ pid }: TestServer): Promise<number> {
	const stat = await readFile(`/proc/${pid()}/stat`, 'utf8').catch(() => '');
	const [, fields = ''] = stat.split(') ');
	const [user, system] = fields.split(' ').slice(11, 13).map(Number);
	return (user! + system!) / 100;
}
