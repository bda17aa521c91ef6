import { open, type Kind, type Opened } from '#db/open.ts';
import { migrate } from '#db/migrate.ts';
import type { Db } from '#db/tables.ts';
import { forgetOldSessions } from './auth.ts';
import { firstStart } from './first-start.ts';
import { forgetOldTries } from './limits.ts';
import { logger, type Log } from './log.ts';
import { root } from './root.ts';
import { ticketSecret } from './secrets.ts';
import { keepSweeping } from './sweep.ts';
import { readSettings, type Settings } from './settings.ts';
import { warmUp } from './warm-up.ts';

/** The real things, handed to everything that acts. A test makes its own, with a clock that it sets. */
export type World = {
	db: Db;
	kind: Kind;
	/** Ms since epoch. */
	now: () => number;
	log: Log;
	/** The folder of package.json. */
	root: string;
	dataDir: string;
	origin: string;
	demo: boolean;
	/** Signs tickets. */
	secret: Buffer;
	/** Work to be done before the database closes, such as stopping an interval. */
	onClose: (work: () => void | Promise<void>) => void;
	close: () => Promise<void>;
};

export type Given = { now?: () => number; log?: Log; opened?: Opened };

export async function openWorld(
	settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'origin' | 'demo'>,
	given: Given = {}
) {
	const { dataDir, origin, demo } = settings;
	const { db, kind, close } = given.opened ?? (await open(settings));
	await migrate(db);
	const closers: (() => void | Promise<void>)[] = [close];
	const world: World = {
		db,
		kind,
		now: given.now ?? Date.now,
		log: given.log ?? logger(),
		root,
		dataDir,
		origin,
		demo,
		secret: await ticketSecret(db),
		onClose: (work) => void closers.push(work),
		close: async () => {
			for (const work of closers.splice(0).reverse()) await work();
		}
	};
	return world;
}

// On globalThis, because the dev server loads this file anew after a change, and a second PGlite may not be opened.
const kept = globalThis as { babinski?: Promise<World> };

/** The world of this server, opened by whoever asks first. */
export function theWorld(): Promise<World> {
	return (kept.babinski ??= begin());
}

export async function closeTheWorld(): Promise<void> {
	const world = await kept.babinski?.catch(() => undefined);
	kept.babinski = undefined;
	await world?.close();
}

async function begin(): Promise<World> {
	const world = await openWorld(readSettings(process.env));
	process.once('sveltekit:shutdown', () => void closeTheWorld().finally(() => process.exit(0)));
	await firstStart(world, (line) => console.log(line));
	await forgetOldSessions(world);
	await forgetOldTries(world);
	keepSweeping(world);
	warmUp(world);
	return world;
}
