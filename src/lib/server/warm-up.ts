import { setImmediate, setTimeout } from 'node:timers/promises';
import { examplesOf, saysOf, schoolOf } from '#lib/patient/school.ts';
import { trainingOf } from './cases.ts';
import { vocabulary } from './vocabulary.ts';
import type { World } from './world.ts';

/** By then the server listens, and has told so. */
const after = 1_000;

/** Makes ready what the first to type a diagnosis, and the first to ask a patient, would wait for; nobody waits for this. */
export function warmUp(world: World): void {
	const over = new AbortController();
	const done = begin(world, over.signal).catch((error) => {
		if (!over.signal.aborted) world.log.error({ error }, 'what the first request needs could not be made ready');
	});
	world.onClose(async () => {
		over.abort();
		await done;
	});
}

async function begin(world: World, signal: AbortSignal): Promise<void> {
	await setTimeout(after, undefined, { ref: false, signal });
	await vocabulary(world);
	const training = await trainingOf(world);
	// Texts are taken apart once. Done case by case, the server answers in between.
	for (const { history } of training) {
		await setImmediate(undefined, { signal });
		for (const fact of history) {
			examplesOf(fact);
			saysOf(fact);
		}
	}
	schoolOf(training);
}
