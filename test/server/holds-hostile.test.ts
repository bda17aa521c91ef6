import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '#lib/server/root.ts';
import { aServer, aVisitor, signedIn, type TestServer, type Visitor } from '#test/build/a-server.ts';
import { aGuest, came, stationsShown, type Guest } from '#test/build/over-http.ts';

let server: TestServer;
let candidate: Visitor;
let educator: Visitor;
let station: string;
let guest: Guest;

beforeAll(async () => {
	server = await aServer();
	[candidate, educator] = await Promise.all([signedIn(server, 'candidate'), signedIn(server, 'educator')]);
	station = (await stationsShown(candidate))[0]!;
	guest = await aGuest(candidate, station);
}, 240_000);
afterAll(() => server?.remove());

const json = { accept: '*/*', 'content-type': 'application/json' };
const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
const ask = (path: string, options: RequestInit = {}, by = candidate) =>
	came(by(path.replace('ATTEMPT', guest.attempt), options));
const seq = async () => (await guest.lease()).body.view && guest.view().seq;

/** A command as text, so that it may hold what no JSON.stringify would write. */
const command = (event: string, after = 'SEQ') =>
	`{"commandId":"${randomUUID()}","after":${after},"tab":"TAB","event":${event}}`;

describe('what a candidate may not reach', () => {
	test.each([
		['GET', '/attempt/ATTEMPT/debrief', 303],
		['GET', `/attempt/${randomUUID()}`, 404],
		['GET', `/attempt/${randomUUID()}/events`, 404],
		['GET', '/attempt/__proto__', 404],
		['GET', '/attempt/constructor/events', 404],
		['GET', '/attempt/%00', 404],
		['GET', '/attempt/%E0%A4%A', 400],
		['GET', '/marking', 403],
		['GET', '/marking/__data.json', 403],
		['GET', '/marking/ATTEMPT', 403],
		['GET', '/marking/ATTEMPT/__data.json', 403],
		['GET', '/cases', 403],
		['GET', '/media/x', 404],
		['GET', `/media/${'A'.repeat(52)}`, 404],
		['GET', '/media/%00', 404],
		['GET', '/%2e%2e/%2e%2e/db/packs/neuro-starter/pack.yaml', 404],
		['GET', '/..%2f..%2fdb/packs/neuro-starter/pack.yaml', 404],
		['GET', '/db/packs/neuro-starter/pack.yaml', 404],
		['GET', '/.data/demo-people.txt', 404],
		['GET', '/_app/%2e%2e/%2e%2e/server/manifest.js', 404],
		['GET', '/_app/..%2f..%2fserver/index.js', 404],
		['GET', '/.env', 404],
		['PUT', '/attempt/ATTEMPT/events', 405],
		['DELETE', '/attempt/ATTEMPT', 405]
	])('%s %s answers %s, and holds nothing', async (method, path, status) => {
		const answer = await ask(path, { method });
		expect([answer.status, answer.says.match(/licen[cs]e:|password|"key"|checklist|diagnosis/i)]).toEqual([
			status,
			null
		]);
	});

	test('its debrief’s data say where to go instead, and nothing else', async () => {
		const { body } = await ask('/attempt/ATTEMPT/debrief/__data.json');
		expect(body).toEqual({ type: 'redirect', location: guest.at });
	});

	test('nothing can be self-marked before release', async () => {
		const before = await seq();
		await ask('/attempt/ATTEMPT/debrief?/self-mark', form({ item: '__proto__', point: 'p' }));
		expect(await seq()).toBe(before);
	});

	test('somebody not signed in is sent to sign in, and told nothing', async () => {
		const stranger = aVisitor(server.origin);
		expect((await ask('/attempt/ATTEMPT', {}, stranger)).status).toBe(303);
		expect((await ask('/attempt/ATTEMPT/events', { method: 'POST', body: '{}', headers: json }, stranger)).status).toBe(
			401
		);
		const { body } = await ask('/attempt/ATTEMPT/__data.json', {}, stranger);
		expect(body).toEqual({ type: 'redirect', location: `/sign-in?to=${encodeURIComponent(guest.at)}` });
	});

	test('an educator finds private practice neither as an attempt nor as a transcript', async () => {
		expect((await ask('/attempt/ATTEMPT', {}, educator)).status).toBe(403);
		expect((await ask('/attempt/ATTEMPT/events', { method: 'POST', body: '{}', headers: json }, educator)).status).toBe(
			403
		);
		expect((await ask('/marking/ATTEMPT', {}, educator)).status).toBe(404);
		for (const query of ['case=%00', 'station=__proto__', 'person=%F0%9F%98%80', 'state=constructor', 'purpose=%00'])
			expect([query, (await ask(`/marking?${query}`, {}, educator)).status]).toEqual([query, 200]);
	});

	test('no source map is served', async () => {
		const served = await readdir(join(root, 'build', 'client'), { recursive: true });
		expect(served.filter((file) => file.endsWith('.map'))).toEqual([]);
	});
});

describe('what does not come from our own pages', () => {
	test.each([
		['/stations?/begin', 'http://evil.example'],
		['/stations?/begin', ''],
		['/stations?/begin', 'null'],
		['/attempt/ATTEMPT/events', 'http://evil.example'],
		['/attempt/ATTEMPT/lease', 'null'],
		['/language', 'http://evil.example'],
		['/sign-out', 'http://evil.example']
	])('a post to %s with origin “%s” is refused', async (path, origin) => {
		const before = await seq();
		const answer = await ask(path, { ...form({ station }), headers: { origin } });
		expect([answer.status, await seq()]).toEqual([403, before]);
	});

	test.each(['//evil.example/x', '/\\evil.example/x', 'http://', 'http://evil.example', 'x'])(
		'after the language was chosen nobody is sent to %s',
		async (to) => {
			const answer = await candidate('/language', form({ language: 'en', to }));
			expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
		}
	);
});

describe('bad input', () => {
	const many = (letter: string, n: number) => letter.repeat(n);
	test.each([
		['nothing', ''],
		['half a JSON', '{"commandId":'],
		['NaN', 'NaN'],
		['null', 'null'],
		['a list', '[]'],
		['a million characters', many('x', 900_000)],
		['more than the server reads', many('x', 1_200_000)],
		['no event', command('null')],
		['an event of a type that is no text', command('{"type":{"toString":1}}')],
		['an event by the name __proto__', command('{"type":"__proto__"}')],
		['an event by the name constructor', command('{"type":"constructor"}')],
		['a field __proto__', command('{"type":"window.left","__proto__":{"sender":"server"}}')],
		['99,000 lists in one another', command(many('[', 99_000) + many(']', 99_000))],
		['30,000 objects in one another', command(many('{"a":', 30_000) + '1' + many('}', 30_000))],
		['a number past all numbers', command('{"type":"window.left"}', '1e999')],
		['a number below zero', command('{"type":"window.left"}', '-1')],
		['half a row', command('{"type":"window.left"}', '1.5')],
		['a question of 10,000 characters', command(`{"type":"question.asked","text":"${many('a', 10_000)}"}`)],
		['a question that is a number', command('{"type":"question.asked","text":42}')],
		['a question of blanks and controls', command('{"type":"question.asked","text":" \\u0000\\u0007 \\u202e "}')],
		['notes of 10,001 characters', command(`{"type":"note.written","text":"${many('a', 10_001)}"}`)],
		[
			'eleven diagnoses',
			command(`{"type":"differential.drafted","ranked":[${Array.from({ length: 11 }, (_, i) => `{"text":"x${i}"}`)}]}`)
		],
		[
			'a confidence past all numbers',
			command('{"type":"differential.drafted","ranked":[{"text":"x","confidence":1e999}]}')
		],
		['a place past all numbers', command('{"type":"finding.marked","points":[{"image":"i_1","mm":[1e999,0,0]}]}')],
		['a manoeuvre __proto__', command('{"type":"manoeuvre.done","manoeuvre":"__proto__"}')],
		['an event of the server’s', command('{"type":"question.answered","turn":1,"kind":"said","facts":[],"ms":1}')],
		['an event of an educator’s', command('{"type":"clock.extended","seconds":600,"why":"please"}')],
		['a release', command('{"type":"score.released"}')],
		['what an examination brings', command('{"type":"manoeuvre.done","manoeuvre":"gait.tandem","brings":["e-1"]}')],
		['by whom the clock stopped', command('{"type":"clock.paused","by":"educator"}')]
	])('%s is told in a sentence, and changes nothing', async (_, body) => {
		const before = await seq();
		const answer = await guest.post(body.replace('TAB', guest.tab).replace('SEQ', String(before)));
		expect([[413, 422].includes(answer.status), await seq()]).toEqual([true, before]);
		expect(answer.says).toMatch(/^This (could not|request cannot) be read/);
		expect(answer.says.length).toBeLessThan(200);
	});

	test.each([
		['a mark on an image not shown', { type: 'finding.marked', points: [{ image: 'i_1', mm: [0, 0, 0] }] }],
		['a mark on an image __proto__', { type: 'finding.marked', points: [{ image: '__proto__', mm: [0, 0, 0] }] }],
		['an item not opened', { type: 'answer.drafted', item: 'q_1', answer: { ranked: [] } }],
		['an item constructor', { type: 'answer.committed', item: 'constructor', answer: { text: 'x' } }],
		['a read of a test not ordered', { type: 'reading.committed', investigation: 'r_1.__proto__', text: 'x' }],
		['a flag on a turn past all turns', { type: 'reply.flagged', turn: 1e300, flagged: true }],
		['self-marking before release', { type: 'answer.self-marked', item: '__proto__', points: ['p'] }]
	])('%s is refused, and changes nothing', async (_, event) => {
		const before = await seq();
		const answer = await guest.send(event);
		expect([answer.status, typeof answer.body.refused, await seq()]).toEqual([409, 'string', before]);
	});

	test.each([
		['emoji', '😀 dizzy? 🧠'],
		['right to left', 'مرحبا \u202eevil\u202c'],
		['control characters', 'a\u0000\u0007\u001bb'],
		['half a surrogate pair', 'a \ud800 b'],
		['the name of a prototype', '__proto__ constructor']
	])('%s in a question or in notes is kept as far as it can be', async (_, text) => {
		expect((await guest.send({ type: 'question.asked', text })).status).toBe(200);
		expect((await guest.send({ type: 'note.written', text })).status).toBe(200);
		expect((await guest.lease()).status).toBe(200);
	});

	test('forms and addresses that no page of ours makes get no 500', async () => {
		const stranger = aVisitor(server.origin);
		const sign = (name: string) => ask('/sign-in', form({ name, password: 'x\0y' }), stranger);
		const got = [
			await sign('a\0b'),
			await sign('😀'),
			await sign('a'.repeat(400_000)),
			await sign('a'.repeat(1_200_000)),
			await ask('/sign-in', { method: 'POST', body: '{}', headers: json }, stranger),
			await ask('/sign-in?/nothing', form({ name: 'a', password: 'b' }), stranger),
			await ask('/language', { method: 'POST', body: '{}', headers: json }),
			await ask('/stations?/begin', form({ station: '__proto__' })),
			await ask('/stations?/begin', form({ station: 'x\0' })),
			await ask('/stations?/begin', { method: 'POST', body: '{}', headers: json }),
			await ask('/attempt/ATTEMPT/lease', { method: 'POST', body: '{', headers: json }),
			await ask('/attempt/ATTEMPT/lease', { method: 'POST', body: '{"tab":["a"]}', headers: json }),
			await ask('/attempt/ATTEMPT/events?after=NaN&tab=__proto__'),
			await ask('/attempt/ATTEMPT/events?after=1e999'),
			await ask(`/diagnoses?q=${'a'.repeat(5_000)}`),
			await ask('/diagnoses?q=__proto__'),
			await ask('/diagnoses?q=%F0%9F%98%80')
		];
		expect(got.filter(({ status }) => status >= 500)).toEqual([]);
	});
});

describe('bad input, in Chinese', () => {
	test('is told in Chinese: of English only the name of a field', async () => {
		await candidate('/language', form({ language: 'zh', to: '/' }));
		const there = await aGuest(candidate, station);
		const said = [
			await there.post('{'),
			await there.send({ type: 'question.asked', text: 'a'.repeat(501) }),
			await there.send({ type: 'question.asked', text: ' ' }),
			await there.send({ type: 'note.written', text: 'a'.repeat(10_001) }),
			await there.send({ type: 'manoeuvre.done', manoeuvre: 'x' }),
			await there.send({ type: 'score.released' }),
			await there.send({ type: 'nothing' }),
			await there.send({ type: 'window.left' }, { commandId: 'x' }),
			await there.post('x'.repeat(300_000))
		];
		await candidate('/language', form({ language: 'en', to: '/' }));
		expect(said.filter(({ says }) => !/^无法读取/.test(says) || /[a-z] [a-z]/i.test(says))).toEqual([]);
	});
});

describe('the server’s log', () => {
	test('holds no name, password, question, answer or ticket, and no error', async () => {
		await guest.send({ type: 'note.written', text: 'a note that nobody else reads' });
		const lines = server
			.told()
			.split('\n')
			.filter((line) => line.startsWith('{'));
		expect(lines.length).toBeGreaterThan(50);
		const { password } = server.people.candidate;
		for (const secret of ['Casey', password, 'dizzy', 'nobody else reads', 'A'.repeat(52), guest.tab])
			expect(lines.filter((line) => line.includes(secret))).toEqual([]);
		expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
	});
});
