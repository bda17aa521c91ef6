import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, aServer, aVisitor, signedIn, type TestServer, type Visitor } from '#test/build/a-server.ts';

let server: TestServer;
let stranger: Visitor;
const json = { 'content-type': 'application/json', accept: 'application/json' };

beforeAll(async () => {
	server = await aServer();
	stranger = aVisitor(server.origin);
}, 240_000);
afterAll(() => server.remove());

describe('every answer', () => {
	test('has the headers that keep it from being framed, sniffed, stored or sent elsewhere', async () => {
		const { headers } = await stranger('/sign-in');
		expect(Object.fromEntries(headers)).toMatchObject({
			'x-frame-options': 'DENY',
			'x-content-type-options': 'nosniff',
			'referrer-policy': 'same-origin',
			'cross-origin-opener-policy': 'same-origin',
			'cache-control': expect.stringContaining('no-store'),
			'content-security-policy': expect.stringContaining("default-src 'self'")
		});
	});

	test.each([
		['zh-CN,zh;q=0.9,en;q=0.8', 'zh-Hans'],
		['de, en;q=0.5', 'en'],
		['en;q=0.1, zh;q=0.9', 'zh-Hans'],
		['', 'en']
	])('is in the language that %j asks for', async (accepted, lang) => {
		const page = await (await stranger('/sign-in', { headers: { 'accept-language': accepted } })).text();
		expect(page).toContain(`<html lang="${lang}" `);
	});

	test('is in the light and the letters that the browser keeps, from its first byte', async () => {
		const wanted = { cookie: 'preferences=light%3Ddark%26text%3Dlarge' };
		const page = await (await stranger('/sign-in', { headers: wanted })).text();
		expect(page).toContain('<html lang="en" data-text="large" data-light="dark"');
	});

	test('by 127.0.0.1 sends to the address that signing in works at', async () => {
		const answer = await fetch(`http://127.0.0.1:${new URL(server.origin).port}/stations?a=1`, { redirect: 'manual' });
		expect([answer.status, answer.headers.get('location')]).toEqual([307, `${server.origin}/stations?a=1`]);
	});

	test('about what is not there says so without internals', async () => {
		const answer = await stranger('/nothing/here');
		expect(answer.status).toBe(404);
		expect(await answer.text()).not.toMatch(/node_modules|\bat .*\.js/);
	});
});

describe('a request that may change something', () => {
	test.each([undefined, 'https://evil.example', 'null', 'http://localhost:1'])(
		'from origin %s is refused',
		async (origin) => {
			const headers = new Headers({ ...json, ...(origin && { origin }) });
			const answer = await fetch(`${server.origin}/sign-out`, {
				method: 'POST',
				body: '{}',
				headers,
				redirect: 'manual'
			});
			expect(answer.status).toBe(403);
			expect(await answer.json()).toEqual({
				message: `This request did not come from ${server.origin}. Open that address and try again.`
			});
		}
	);

	test('of a form from elsewhere is refused too', async () => {
		const body = new URLSearchParams({ name: 'a', password: 'b' });
		expect(
			(await stranger('/sign-in', { method: 'POST', body, headers: { origin: 'https://evil.example' } })).status
		).toBe(403);
	});
});

describe('signing in', () => {
	test('the cookie is for this server only, out of reach of scripts, and not secure over http', async () => {
		const { name, password } = server.people.candidate;
		const body = new URLSearchParams({ name, password });
		const answer = await stranger('/sign-in?to=/stations', { method: 'POST', body });
		expect([answer.status, answer.headers.get('location')]).toEqual([303, '/stations']);
		const [cookie = ''] = answer.headers.getSetCookie();
		expect(cookie).toMatch(/^babinski_session=[a-z0-9]{40}; /);
		expect(cookie).toMatch(/; HttpOnly/i);
		expect(cookie).toMatch(/; SameSite=Lax/i);
		expect(cookie).not.toMatch(/; Secure|; Domain/i);
	});

	test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)', 'http:'])(
		'never leads to %s',
		async (to) => {
			const { name, password } = server.people.educator;
			const body = new URLSearchParams({ name, password });
			const answer = await stranger(`/sign-in?to=${encodeURIComponent(to)}`, { method: 'POST', body });
			expect(new URL(answer.headers.get('location') ?? '', server.origin).origin).toBe(server.origin);
		}
	);

	test('with a wrong password says so in a sentence, and keeps the name that was typed', async () => {
		const body = new URLSearchParams({ name: 'who "<b>', password: 'x' });
		const answer = await stranger('/sign-in', { method: 'POST', body });
		const page = await answer.text();
		expect(answer.status).toBe(400);
		expect(page).toContain('The name or the password is not right.');
		expect(page).not.toContain('who "<b>');
	});

	test('a page asked for by a stranger leads to the door and back; an endpoint says 401', async () => {
		const page = await stranger('/stations');
		expect([page.status, page.headers.get('location')]).toEqual([303, '/sign-in?to=%2Fstations']);
		const endpoint = await stranger('/attempt/x/events', { method: 'POST', body: '{}', headers: json });
		expect([endpoint.status, await endpoint.json()]).toEqual([
			401,
			{ message: 'You are signed out. Sign in, then try again.' }
		]);
	});

	test('signing out ends the session on the server', async () => {
		const candidate = await signedIn(server, 'candidate');
		expect((await candidate('/stations')).status).toBe(200);
		expect((await candidate('/sign-out', { method: 'POST' })).status).toBe(303);
		expect((await candidate('/stations')).status).toBe(303);
	});

	test('another role hears that the page is not for it, as page, data and endpoint', async () => {
		const educator = await signedIn(server, 'educator');
		const page = await educator('/stations');
		expect([page.status, await page.text()]).toEqual([403, expect.stringContaining('This page is not for your role.')]);
		expect(Object.fromEntries(page.headers)).toMatchObject({
			'x-content-type-options': 'nosniff',
			'x-frame-options': 'DENY',
			'cache-control': expect.stringContaining('no-store'),
			'content-security-policy': expect.stringContaining("default-src 'self'")
		});
		expect((await educator('/stations/__data.json')).status).toBe(403);
		expect((await educator('/attempt/x/events', { method: 'POST', body: '{}', headers: json })).status).toBe(403);
	});
});

describe('the server', () => {
	test('its log has a line a request, and no name, password or cookie', async () => {
		const { name, password } = server.people.candidate;
		const log = server
			.told()
			.split('\n')
			.filter((line) => line.startsWith('{'));
		expect(log.map((line) => JSON.parse(line) as object)).toContainEqual(
			expect.objectContaining({ method: 'POST', route: '/sign-in', status: 303, ms: expect.any(Number) as number })
		);
		expect(log.join('\n')).not.toMatch(new RegExp(`"${name}"|${password}|Casey|babinski_session|who "`));
	});

	test('a second one on its port, or on its data, ends with a sentence', async () => {
		const port = new URL(server.origin).port;
		expect(await startBeside({ PORT: port, DATA_DIR: `${server.dataDir}/other` })).toEqual({
			code: 1,
			says: `Port ${port} is in use, perhaps by another Babinski. Stop that program, or choose another: PORT=${Number(port) + 1}.`
		});
		if (process.env.DATABASE_URL) return;
		const { code, says } = await startBeside({
			PORT: String(await freePort()),
			DATA_DIR: server.dataDir,
			DATABASE_URL: ''
		});
		expect([code, says]).toEqual([
			1,
			expect.stringContaining(`The data folder ${server.dataDir} is open in another process.`)
		]);
	});

	test('ends within two seconds when it is asked to, and a session outlives the restart', async () => {
		const candidate = await signedIn(server, 'candidate');
		const began = performance.now();
		expect(await server.end()).toBe(0);
		expect(performance.now() - began).toBeLessThan(2_000);
		await server.again();
		expect((await candidate('/stations')).status).toBe(200);
		expect(server.told()).not.toContain('Demo people');
	});

	test('after kill -9 it starts again, and knows whom it had let in', async () => {
		const candidate = await signedIn(server, 'candidate');
		await server.end('SIGKILL');
		await server.again();
		expect((await candidate('/stations')).status).toBe(200);
	});
});

function startBeside(env: Record<string, string>): Promise<{ code: number | null; says: string }> {
	const child = spawn(process.execPath, ['src/lib/server/cli/babinski.js', 'start', '--no-build'], {
		env: { ...process.env, ...env }
	});
	let says = '';
	child.stderr.on('data', (text: Buffer) => (says += text.toString()));
	return new Promise((ended) => child.once('exit', (code) => ended({ code, says: says.trim() })));
}
