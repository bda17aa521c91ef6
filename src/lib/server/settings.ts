import { join, resolve } from 'node:path';
import { root } from './root.ts';

export type Settings = {
	host: string;
	port: number;
	/** The address that people type, without a slash at its end. */
	origin: string;
	databaseUrl: string | undefined;
	dataDir: string;
	/** Whether demo people may be made and may sign in. */
	demo: boolean;
};

/** PORT HOST ORIGIN DATABASE_URL DATA_DIR DEMO, each with what holds when it is unset. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
	const host = env.HOST || '127.0.0.1';
	const port = Number(env.PORT || 3000);
	return {
		host,
		port,
		origin: new URL(env.ORIGIN || `http://localhost:${port}`).origin,
		databaseUrl: env.DATABASE_URL || undefined,
		dataDir: env.DATA_DIR ? resolve(env.DATA_DIR) : join(root, '.data'),
		demo: env.DEMO === '1' || isLoopback(host)
	};
}

export function isLoopback(host: string): boolean {
	return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}
