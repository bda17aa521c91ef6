import type { CandidateView, News } from '#lib/case/candidate-view.ts';
import type { SentEvent } from '#statecharts/events.ts';

export type Command = { commandId: string; after: number; tab: string; event: SentEvent };

/** What came back. No reply at all, or a broken server, throws; it is worth another try. */
export type Reply =
	{ news: News } | { refused: string; superseded?: boolean; view?: CandidateView } | { stopped: 'signed out' | 'gone' };

export type Transport = {
	send: (command: Command) => Promise<Reply>;
	/** News since `after`; `superseded`: another tab writes now. */
	news: (after: number, tab: string) => Promise<(News & { superseded: boolean }) | { stopped: 'signed out' | 'gone' }>;
	lease: (tab: string) => Promise<{ view: CandidateView } | { stopped: 'signed out' | 'gone' }>;
	/** Sends without waiting, while the page goes away. */
	part: (command: Command) => void;
};

/** The attempt's own endpoints. `patience`: ms after which a reply is given up. */
export function endpoints(attempt: string, fetch: typeof globalThis.fetch, patience = 20_000): Transport {
	const at = `/attempt/${encodeURIComponent(attempt)}`;

	async function ask(path: string, body?: object): Promise<Response> {
		const signal = AbortSignal.timeout(patience);
		if (!body) return fetch(at + path, { signal });
		const headers = { 'content-type': 'application/json' };
		return fetch(at + path, { method: 'POST', headers, body: JSON.stringify(body), signal });
	}

	return {
		async send(command) {
			const response = await ask('/events', command);
			if (response.ok) return { news: await response.json() };
			if (response.status === 409 || response.status === 422) return response.json();
			return stopped(response);
		},
		async news(after, tab) {
			const response = await ask(`/events?after=${after}&tab=${encodeURIComponent(tab)}`);
			return response.ok ? response.json() : stopped(response);
		},
		async lease(tab) {
			const response = await ask('/lease', { tab });
			return response.ok ? response.json() : stopped(response);
		},
		part(command) {
			const headers = { 'content-type': 'application/json' };
			fetch(`${at}/events`, { method: 'POST', headers, body: JSON.stringify(command), keepalive: true }).catch(
				() => {}
			);
		}
	};
}

function stopped({ status }: Response): { stopped: 'signed out' | 'gone' } {
	if (status === 401) return { stopped: 'signed out' };
	if (status === 403 || status === 404) return { stopped: 'gone' };
	throw new Error(`the server answered ${status}`);
}
