import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoints } from '#lib/parts/transport.ts';

// A real server that answers what the path asks for.
let server: Server;
let at = '';
const got: string[] = [];

beforeAll(async () => {
	server = createServer((request, response) => {
		let body = '';
		request.on('data', (part) => (body += part));
		request.on('end', () => {
			got.push(`${request.method} ${request.url} ${body}`);
			const status = Number(/\/attempt\/(\d+)/.exec(request.url ?? '')?.[1]);
			response.writeHead(status, { 'content-type': 'application/json' });
			response.end(JSON.stringify(status === 200 ? { seq: 4 } : { refused: 'no' }));
		});
	}).listen(0, '127.0.0.1');
	await new Promise((ready) => server.once('listening', ready));
	at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const to = (attempt: string) => endpoints(attempt, (path, init) => fetch(at + String(path), init), 1_000);
const command = { commandId: 'c', after: 3, tab: 't', event: { type: 'room.entered' } } as const;

describe('the attempt’s endpoints', () => {
	test('an event is posted, and the news come back', async () => {
		expect(await to('200').send(command)).toEqual({ news: { seq: 4 } });
		expect(got.at(-1)).toBe(`POST /attempt/200/events ${JSON.stringify(command)}`);
	});

	test.each(['409', '422'])('%s is a refusal', async (status) => {
		expect(await to(status).send(command)).toEqual({ refused: 'no' });
	});

	test.each([
		['401', 'signed out'],
		['403', 'gone'],
		['404', 'gone']
	])('%s stops: %s', async (status, stopped) => {
		expect(await to(status).send(command)).toEqual({ stopped });
		expect(await to(status).news(3, 't')).toEqual({ stopped });
		expect(await to(status).lease('t')).toEqual({ stopped });
	});

	test('a broken server is worth another try', async () => {
		await expect(to('500').send(command)).rejects.toThrow('500');
	});

	test('news are asked for by row and tab', async () => {
		expect(await to('200').news(3, 'a b')).toEqual({ seq: 4 });
		expect(got.at(-1)).toBe('GET /attempt/200/events?after=3&tab=a%20b ');
	});
});
