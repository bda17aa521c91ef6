import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestServer } from '#test/build/a-server.ts';
import { aCandidate, enter, type Candidate, type Sat } from './in-the-room.ts';
import type { Done, Job } from './load.ts';
import { against, type Line } from './numbers.ts';
import { shown } from './variant.ts';

/** As many at once, each at an attempt of its own: one attempt works one event after the other. */
const atOnce = 8;
const each = 40;

const targets = {
	events: { path: null, bare: false },
	insert: { path: '/bench/insert/[attempt]', bare: false },
	kit: { path: '/bench/bare', bare: true }
};
const names = Object.keys(targets) as (keyof typeof targets)[];

/** The events endpoint against one that stores a row behind the same session check, and one that does nothing. */
export async function eventsEndpoint(server: TestServer, database: string, rounds: number): Promise<Line[]> {
	const candidate = await aCandidate(server, shown.case);
	const load = fork(join(import.meta.dirname, 'load.ts'), { execArgv: ['--import', 'tsx'] });
	const rates: Record<keyof typeof targets, number[]> = { events: [], insert: [], kit: [] };
	try {
		for (let round = -1; round < rounds; round++) {
			const sats = await inTheRoom(candidate);
			for (const name of names.map((_, i) => names[(i + round + 1) % names.length]!)) {
				const rate = await rateOf(load, candidate, sats, targets[name]);
				// The first round warms up.
				if (round >= 0) rates[name].push(rate);
			}
		}
	} finally {
		load.kill();
		candidate.client.end();
	}
	return [
		against(`events endpoint, to one INSERT (${database})`, 'req/s', rates.events, rates.insert, { least: 0.6 }),
		against(`events endpoint, to Kit alone (${database})`, 'req/s', rates.events, rates.kit),
		against(`one INSERT, to Kit alone (${database})`, 'req/s', rates.insert, rates.kit)
	];
}

async function inTheRoom(candidate: Candidate): Promise<Sat[]> {
	const sats: Sat[] = [];
	while (sats.length < atOnce) sats.push(await enter(candidate));
	return sats;
}

async function rateOf(
	load: ChildProcess,
	{ origin, cookie }: Candidate,
	sats: Sat[],
	{ path, bare }: { path: string | null; bare: boolean }
): Promise<number> {
	// The others do not count on in the attempt's own rows.
	const own = path === null ? sats : sats.map((sat) => ({ ...sat }));
	load.send({ origin, cookie: bare ? '' : cookie, sats: own, each, path } satisfies Job);
	const [{ ms }] = (await once(load, 'message')) as [Done];
	return (atOnce * each * 1000) / ms;
}
