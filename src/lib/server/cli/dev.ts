import { createServer } from 'vite';
import { root } from '../root.ts';
import { readSettings } from '../settings.ts';
import { expectFree } from './port.ts';

/** Serves the source with hot reload. The world outlives a reload; it opens now, so that the first page does not wait. */
export async function run(): Promise<void> {
	const { host, port, origin, dataDir } = readSettings(process.env);
	await expectFree(host, port);
	Object.assign(process.env, {
		HOST: host,
		PORT: String(port),
		ORIGIN: origin,
		DATA_DIR: dataDir,
		BABINSKI_ROOT: root
	});
	// Kit looks for svelte.config.js where the process stands.
	process.chdir(root);
	const server = await createServer({ server: { host, port, strictPort: true } });
	const world = (await server.ssrLoadModule('/src/lib/server/world.ts')) as typeof import('../world.ts');
	await world.theWorld();
	await server.listen();
	console.log(`Babinski is ready at ${origin}, with hot reload. Ctrl+C ends it.`);
	for (const signal of ['SIGINT', 'SIGTERM'] as const)
		process.once(signal, () => void world.closeTheWorld().finally(() => server.close().finally(() => process.exit(0))));
}
