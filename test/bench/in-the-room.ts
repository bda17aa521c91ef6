import { randomUUID } from 'node:crypto';
import type { CandidateView, News } from '#lib/case/candidate-view.ts';
import { signedIn, type TestServer, type Visitor } from '#test/build/a-server.ts';
import { aClient, type Client } from './client.ts';

export type Sat = { attempt: string; tab: string; seq: number };
/** The demo candidate at a server: as a browser that asks for pages, and as a client that posts. */
export type Candidate = { origin: string; cookie: string; visit: Visitor; client: Client; station: string };

export async function aCandidate(server: TestServer, caseId: string): Promise<Candidate> {
	const cookie = await cookieOf(server);
	const { origin } = server;
	const visit = await signedIn(server, 'candidate');
	const listed = await visit('/bench/stations');
	const stations = (await listed.json()) as { id: string; caseId: string; name: string }[];
	const found = stations.find((one) => one.caseId === caseId && one.name === 'bedside');
	if (!found) throw new Error(`no station is the bedside of ${caseId}`);
	return { origin, cookie, visit, client: aClient(origin, cookie, 1), station: found.id };
}

/** Begins an attempt without a clock and enters the room. */
export async function enter({ visit, client, station }: Candidate): Promise<Sat> {
	const form = new URLSearchParams({ station, untimed: 'on' });
	const begun = await visit('/stations?/begin', { method: 'POST', body: form });
	const attempt = begun.headers.get('location')?.split('/').at(-1);
	if (!attempt) throw new Error(`no attempt was begun: ${begun.status} ${await begun.text()}`);
	const tab = randomUUID();
	const { view } = await client.post<{ view: CandidateView }>(`/attempt/${attempt}/lease`, { tab });
	const sat: Sat = { attempt, tab, seq: view.seq };
	await send(client, sat, { type: 'door.read', webgl: true, viewport: [1440, 900] });
	await send(client, sat, { type: 'room.entered' });
	return sat;
}

export async function send(client: Client, sat: Sat, event: object, path = pathOf(sat)): Promise<News> {
	const { tab, seq } = sat;
	const news = await client.post<News>(path, { commandId: randomUUID(), after: seq, tab, event });
	sat.seq = news.seq;
	return news;
}

function pathOf({ attempt }: Sat): string {
	return `/attempt/${attempt}/events`;
}

async function cookieOf({ origin, people }: TestServer): Promise<string> {
	const { name, password } = people.candidate;
	const body = new URLSearchParams({ name, password });
	const answer = await fetch(`${origin}/sign-in`, { method: 'POST', body, headers: { origin }, redirect: 'manual' });
	return answer.headers
		.getSetCookie()
		.map((one) => one.split(';')[0])
		.join('; ');
}
