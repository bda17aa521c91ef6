import { aVisitor, type TestServer } from '#test/build/a-server.ts';
import { aClient } from '#test/bench/client.ts';
import type { Candidate } from '#test/bench/in-the-room.ts';

/** The demo candidate, with the first station of the list: a bedside. */
export async function theCandidate({ origin, people }: TestServer): Promise<Candidate> {
	const body = new URLSearchParams({ name: people.candidate.name, password: people.candidate.password });
	const answer = await aVisitor(origin)('/sign-in', { method: 'POST', body });
	const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
	const cookie = cookies.join('; ');
	const visit = aVisitor(origin, cookie);
	const list = await (await visit('/stations')).text();
	const station = /name="station" value="([0-9a-f-]{36})"/.exec(list)?.[1];
	if (!station) throw new Error('the list shows no station');
	return { origin, cookie, visit, client: aClient(origin, cookie, 1), station };
}
