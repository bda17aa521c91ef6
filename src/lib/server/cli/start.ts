import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.ts';
import { isLoopback, readSettings } from '../settings.ts';
import { build } from './build.ts';
import { expectFree } from './port.ts';

/** Serves the build, in this process: a server of its own would outlive a signal to npm and keep the data folder. */
export async function run(args: string[], unregister: () => Promise<void>): Promise<void> {
	const began = performance.now();
	const { host, port, origin, dataDir } = readSettings(process.env);
	await expectFree(host, port);
	if (!isLoopback(host) && !process.env.ORIGIN)
		console.log(`ORIGIN is not set, so signing in works at ${origin} only. Set it to the address that people type.`);
	// Tests build once for many servers.
	if (!args.includes('--no-build')) await build((line) => console.log(line));
	// What adapter-node and the world read when the build is imported; its own defaults are open to the network.
	Object.assign(process.env, {
		HOST: host,
		PORT: String(port),
		ORIGIN: origin,
		DATA_DIR: dataDir,
		BABINSKI_ROOT: root
	});
	process.env.BODY_SIZE_LIMIT ||= '1M';
	process.env.SHUTDOWN_TIMEOUT ||= '5';
	await unregister();
	const { server } = (await import(pathToFileURL(join(root, 'build', 'index.js')).href)) as {
		server: { server: Server };
	};
	if (!server.server.listening) await once(server.server, 'listening');
	const seconds = ((performance.now() - began) / 1000).toFixed(1);
	console.log(`Babinski is ready at ${origin} (${seconds} s). Ctrl+C ends it.`);
}
