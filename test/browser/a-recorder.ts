import { createServer, request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { aServer, freePort, type TestServer } from '#test/build/a-server.ts';

/** One exchange as it went over the wire; `sent` is what the browser got: status, headers and body. */
export type Exchange = { method: string; path: string; status: number; sent: string };

export type Recorder = {
	/** The address that the browser goes to. */
	origin: string;
	exchanges: Exchange[];
	close: () => Promise<void>;
};

/** A server whose address is a recorder before it: whatever a browser is sent passes through there. */
export async function aRecordedServer(more: Record<string, string> = {}): Promise<TestServer & { recorder: Recorder }> {
	const port = await freePort();
	const origin = `http://localhost:${port}`;
	const server = await aServer({ ORIGIN: origin, ...more });
	const recorder = await aRecorder(port, server.origin);
	return {
		...server,
		origin,
		recorder,
		remove: async () => {
			await recorder.close();
			await server.remove();
		}
	};
}

async function aRecorder(port: number, target: string): Promise<Recorder> {
	const exchanges: Exchange[] = [];
	const sockets = new Set<Socket>();
	const proxy = createServer((asked, answer) => {
		// Nothing compressed: what is recorded is to be read.
		const headers = { ...asked.headers, 'accept-encoding': 'identity' };
		const { method = 'GET', url = '/' } = asked;
		const passed = request(target + url, { method, headers }, (from) => {
			answer.writeHead(from.statusCode ?? 502, from.rawHeaders);
			const body: Buffer[] = [];
			from.on('data', (chunk: Buffer) => {
				body.push(chunk);
				answer.write(chunk);
			});
			from.on('end', () => {
				answer.end();
				const head = JSON.stringify([from.statusCode, from.headers]);
				const sent = `${head}\n${textOf(from, Buffer.concat(body))}`;
				exchanges.push({ method, path: url, status: from.statusCode ?? 0, sent });
			});
			from.on('error', () => answer.destroy());
		});
		passed.on('error', () => answer.destroy());
		answer.on('close', () => passed.destroy());
		asked.pipe(passed);
	});
	proxy.on('connection', (socket: Socket) => {
		sockets.add(socket);
		socket.on('close', () => sockets.delete(socket));
	});
	await new Promise<void>((listens) => proxy.listen(port, '127.0.0.1', listens));
	return {
		origin: `http://localhost:${port}`,
		exchanges,
		close: async () => {
			for (const socket of sockets) socket.destroy();
			await new Promise((closed) => proxy.close(closed));
		}
	};
}

/** Of a volume its header, which is all of it that could hold words. */
function textOf({ headers }: IncomingMessage, body: Buffer): string {
	if (headers['content-type'] !== 'application/octet-stream') return body.toString();
	try {
		return gunzipSync(body).subarray(0, 352).toString('latin1');
	} catch {
		return body.toString('latin1');
	}
}
