import { randomUUID } from 'node:crypto';
import type { CandidateView } from '#lib/case/candidate-view.ts';
import type { Visitor } from './a-server.ts';

/** What came back, read as what it is. */
export type Came = { status: number; says: string; body: Record<string, unknown> };

/** Somebody at a station who speaks to the server's addresses, not through pages. */
export type Guest = {
	attempt: string;
	at: string;
	tab: string;
	view: () => CandidateView;
	/** Sends an event as a well-behaved browser would; `changes` alters the command around it. */
	send: (event: unknown, changes?: object) => Promise<Came>;
	/** Posts a body as it is. */
	post: (body: string, headers?: Record<string, string>) => Promise<Came>;
	lease: (tab?: string) => Promise<Came>;
};

export async function came(answer: Promise<Response>): Promise<Came> {
	const response = await answer;
	const text = await response.text();
	const body = parsed(text);
	return { status: response.status, says: String(body.refused ?? body.message ?? text), body };
}

/** Begins a station and goes as far as its room. */
export async function aGuest(visit: Visitor, station: string, room = true): Promise<Guest> {
	const begun = await visit('/stations?/begin', { method: 'POST', body: new URLSearchParams({ station }) });
	const at = begun.headers.get('location') ?? '';
	if (!at.startsWith('/attempt/')) throw new Error(`no attempt was begun: ${begun.status} ${await begun.text()}`);
	const tab: string = randomUUID();
	let view = {} as CandidateView;

	const post = (body: string, headers: Record<string, string> = {}) =>
		came(
			visit(`${at}/events`, {
				method: 'POST',
				body,
				headers: { accept: '*/*', 'content-type': 'application/json', ...headers }
			})
		);
	async function lease(by = tab) {
		const reply = await came(
			visit(`${at}/lease`, {
				method: 'POST',
				body: JSON.stringify({ tab: by }),
				headers: { accept: '*/*', 'content-type': 'application/json' }
			})
		);
		if (reply.status === 200 && by === tab) view = reply.body.view as CandidateView;
		return reply;
	}
	async function send(event: unknown, changes: object = {}) {
		const reply = await post(JSON.stringify({ commandId: randomUUID(), after: view.seq ?? 0, tab, event, ...changes }));
		if (reply.status === 200) view = { ...view, seq: Number(reply.body.seq) };
		if (reply.body.view) view = reply.body.view as CandidateView;
		return reply;
	}
	await lease();
	if (room) {
		await send({ type: 'door.read', webgl: true, viewport: [1440, 900] });
		await send({ type: 'room.entered' });
	}
	return { attempt: at.split('/')[2] ?? '', at, tab, view: () => view, send, post, lease };
}

/** The stations on the list as a person sees it, by the patient's name there. */
export async function stationsShown(visit: Visitor): Promise<string[]> {
	const page = await (await visit('/stations')).text();
	return [...page.matchAll(/name="station"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="station"/g)].map(
		([, one, other]) => one ?? other ?? ''
	);
}

function parsed(text: string): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(text);
		return value && typeof value === 'object' ? (value as Record<string, unknown>) : {};
	} catch {
		return {};
	}
}
