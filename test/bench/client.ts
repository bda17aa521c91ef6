import { Agent, request } from 'node:http';

export type Client = { post: <Body>(path: string, body: unknown) => Promise<Body>; end: () => void };

/** Posts JSON as a signed-in browser does, over connections that stay open. */
export function aClient(origin: string, cookie: string, connections: number): Client {
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	const { hostname, port } = new URL(origin);

	function post<Body>(path: string, body: unknown): Promise<Body> {
		const text = JSON.stringify(body);
		const headers = {
			...(cookie ? { cookie } : {}),
			origin,
			'content-type': 'application/json',
			'content-length': Buffer.byteLength(text)
		};
		return new Promise((done, failed) => {
			const asked = request({ agent, hostname, port, path, method: 'POST', headers }, (answer) => {
				const parts: Buffer[] = [];
				answer.on('data', (part: Buffer) => parts.push(part));
				answer.on('error', failed);
				answer.on('end', () => {
					const said = Buffer.concat(parts).toString();
					if (answer.statusCode !== 200) return failed(new Error(`${path}: ${answer.statusCode} ${said}`));
					done(JSON.parse(said) as Body);
				});
			});
			asked.on('error', failed);
			asked.end(text);
		});
	}

	return { post, end: () => agent.destroy() };
}
