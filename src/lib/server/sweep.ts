import * as attempts from '#db/attempts.ts';
import { withLive, catchUp } from './live.ts';
import { carryOn, noticeCalm, readTheClock } from './log-keeper.ts';
import type { World } from './world.ts';

const every = 10_000;

/** Reads the clock to attempts that nobody watches, and carries out what a crash has left undone. */
export async function sweep(world: World): Promise<void> {
	for (const id of await attempts.running(world.db)) {
		try {
			await withLive(world, id, async (live) => {
				await catchUp(world, live);
				await readTheClock(world, live);
				await noticeCalm(world, live);
				await carryOn(world, live);
			});
		} catch (error) {
			world.log.error({ attempt: id, error }, 'the sweep could not read the clock to an attempt');
		}
	}
}

/** Sweeps from time to time, one sweep after the other, until the world closes. */
export function keepSweeping(world: World): void {
	let timer: NodeJS.Timeout | undefined;
	let last = Promise.resolve();
	let over = false;
	const next = () => {
		timer = setTimeout(
			() =>
				(last = sweep(world)
					.catch((error) => world.log.error({ error }, 'the sweep failed'))
					.then(again)),
			every
		);
		timer.unref();
	};
	const again = () => {
		if (!over) next();
	};
	world.onClose(async () => {
		over = true;
		clearTimeout(timer);
		await last;
	});
	next();
}
