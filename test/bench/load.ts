import { manoeuvres } from '#lib/case/manoeuvre.ts';
import { aClient } from './client.ts';
import { send, type Sat } from './in-the-room.ts';

/** So many examinations at each attempt, one after the other there, all attempts at once; `path` null is the product's own endpoint. */
export type Job = { origin: string; cookie: string; sats: Sat[]; each: number; path: string | null };
/** Ms for the whole. */
export type Done = { ms: number };

// A process of its own: on the server's event loop it would measure itself.
process.on('message', (job: Job) => void work(job).then((done) => process.send?.(done)));

async function work({ origin, cookie, sats, each, path }: Job): Promise<Done> {
	const client = aClient(origin, cookie, sats.length);
	const began = performance.now();
	await Promise.all(
		sats.map(async (sat) => {
			for (let i = 0; i < each; i++) {
				const manoeuvre = manoeuvres[i % manoeuvres.length];
				await send(client, sat, { type: 'manoeuvre.done', manoeuvre }, path?.replace('[attempt]', sat.attempt));
			}
		})
	);
	const ms = performance.now() - began;
	client.end();
	return { ms };
}
