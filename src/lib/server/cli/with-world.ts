import { readSettings } from '../settings.ts';
import { openWorld, type World } from '../world.ts';

/** Does a command's work on the same data as the server, and closes it whatever happens. */
export async function withWorld<Result>(work: (world: World) => Promise<Result>): Promise<Result> {
	const world = await openWorld(readSettings(process.env));
	try {
		return await work(world);
	} finally {
		await world.close();
	}
}
