import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aServer, aVisitor, signedIn, type TestServer, type Visitor } from '#test/build/a-server.ts';
import { aGuest, stationsShown, type Guest } from '#test/build/over-http.ts';

let server: TestServer;
let candidate: Visitor;
let educator: Visitor;
let released: Guest;
let running: Guest;

beforeAll(async () => {
	server = await aServer();
	[candidate, educator] = await Promise.all([signedIn(server, 'candidate'), signedIn(server, 'educator')]);
	const [station = ''] = await stationsShown(candidate);
	released = await aGuest(candidate, station);
	await released.send({ type: 'attempt.submitted' });
	running = await aGuest(candidate, station);
}, 240_000);
afterAll(() => server?.remove());

const nobody = '/attempt/00000000-0000-4000-8000-000000000000';
const doubt = { about: 'line:c-1', words: 'Asks', text: 'Why?', reference: '' };

/** As our own page posts it; answers with the status, and the status and words of what the action came to. */
async function post(visit: Visitor, path: string, fields: Record<string, string | Blob>) {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.set(name, value);
	const headers = { accept: 'application/json', 'x-sveltekit-action': 'true' };
	const answer = await visit(path, { method: 'POST', body, headers });
	const text = await answer.text();
	const { type, status, data } = (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>;
	return { http: answer.status, type, status, says: String(data ?? text) };
}

const actions: [name: string, fields: Record<string, string>][] = [
	['again', {}],
	['go-on', { seq: '2' }],
	['doubt', doubt]
];

describe.each(actions)('the action %s of a debrief', (name, fields) => {
	test('is for candidates alone', async () => {
		expect((await post(educator, `${released.at}/debrief?/${name}`, fields)).http).toBe(403);
		expect(await post(aVisitor(server.origin), `${released.at}/debrief?/${name}`, fields)).toMatchObject({
			type: 'redirect'
		});
	});

	test('knows no attempt that is not one’s own', async () => {
		for (const at of [nobody, '/attempt/x', '/attempt/%00']) {
			const came = await post(candidate, `${at}/debrief?/${name}`, fields);
			expect([at, [400, 404].includes(Number(came.status ?? came.http))]).toEqual([at, true]);
		}
	});

	test('says why it does not do it before the debrief is open, and tells nothing of the key', async () => {
		const came = await post(candidate, `${running.at}/debrief?/${name}`, fields);
		expect(came).toMatchObject({ type: 'failure', status: 409 });
		expect(came.says).toMatch(/This sitting has no debrief yet|The debrief is not open yet/);
		expect(came.says.length).toBeLessThan(150);
	});
});

describe('whatever is posted', () => {
	test.each<[string, Record<string, string | Blob>]>([
		['go-on', {}],
		['go-on', { seq: '9'.repeat(400) }],
		['go-on', { seq: '__proto__' }],
		['go-on', { seq: new Blob(['2']) }],
		['doubt', {}],
		['doubt', { ...doubt, text: new Blob(['x']) }],
		['doubt', { ...doubt, about: 'constructor:x' }],
		['doubt', { ...doubt, __proto__: 'x', constructor: 'y' }],
		['doubt', { ...doubt, text: 'x'.repeat(100_000) }]
	])('to %s, it is refused in words and breaks nothing', async (name, fields) => {
		const came = await post(candidate, `${released.at}/debrief?/${name}`, fields);
		expect(came).toMatchObject({ http: 200, type: 'failure', status: 409 });
	});

	test('an answer to a doubt is an educator’s, and of a doubt that there is', async () => {
		const answer = { doubt: '00000000-0000-4000-8000-000000000000', outcome: 'stays', text: 'No.', before: '' };
		expect((await post(candidate, '/doubts?/answer', answer)).http).toBe(403);
		expect(await post(educator, '/doubts?/answer', answer)).toMatchObject({ type: 'failure', status: 409 });
		expect(await post(educator, '/doubts?/answer', { ...answer, doubt: 'x\0' })).toMatchObject({ status: 409 });
		expect((await candidate('/doubts')).status).toBe(403);
	});

	test('markup in a doubt stays words, on both sides', async () => {
		const text = '<img src=x onerror=alert(1)>';
		expect(await post(candidate, `${released.at}/debrief?/doubt`, { ...doubt, words: text, text })).toMatchObject({
			type: 'success'
		});
		for (const page of [await candidate(`${released.at}/debrief`), await educator('/doubts')]) {
			const html = await page.text();
			expect(html).toContain('&lt;img src=x onerror=alert(1)>');
			expect(html).not.toContain('<img src=x');
		}
	});
});
