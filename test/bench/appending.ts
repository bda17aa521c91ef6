import { manoeuvres } from '#lib/case/manoeuvre.ts';
import { aSitting, stationOf, withStarterPack } from '#test/build/a-sitting.ts';
import type { TestServer } from '#test/build/a-server.ts';
import { aWorld } from '#test/build/a-world.ts';
import { aCandidate, enter, send } from './in-the-room.ts';
import { against, alone, mean, median, type Line } from './numbers.ts';
import { shown } from './variant.ts';

/** An attempt in the room, to which an event can be added. */
type Room = { add: (event: object) => Promise<unknown> };
type Kind = { name: string; rows: number; event: (i: number) => object };

const kinds: Kind[] = [
	{
		name: 'notes',
		rows: 1,
		event: (i) => ({ type: 'note.written', text: `Note ${i}: weak on the left, brisk there.` })
	},
	{ name: 'questions', rows: 2, event: () => ({ type: 'question.asked', text: 'When did it start?' }) },
	{
		name: 'manoeuvres',
		rows: 1,
		event: (i) => ({ type: 'manoeuvre.done', manoeuvre: manoeuvres[i % manoeuvres.length] })
	}
];
/** Events on each side of the 20th and the 2,000th. One in 50 brings a snapshot. */
const window = 25;
const [early, late] = [20, 2_000];

/** The 2,000th event of an attempt against the 20th, by the server's own function. */
export async function appendingInside(database: string, rounds: number): Promise<Line[]> {
	const world = await aWorld();
	try {
		await withStarterPack(world);
		const station = (await stationOf(world, shown.case, 'bedside')).id;
		const room = async (): Promise<Room> => {
			const { send } = await aSitting(world, { station, untimed: true });
			await send({ type: 'door.read', webgl: true, viewport: [1440, 900] });
			await send({ type: 'room.entered' });
			return { add: send };
		};
		return await measured(`function, ${database}`, room, rounds);
	} finally {
		await world.close();
	}
}

/** The same through the endpoint. */
export async function appendingOutside(server: TestServer, database: string, rounds: number): Promise<Line[]> {
	const candidate = await aCandidate(server, shown.case);
	const room = async (): Promise<Room> => {
		const sat = await enter(candidate);
		return { add: (event) => send(candidate.client, sat, event) };
	};
	try {
		return await measured(`endpoint, ${database}`, room, rounds);
	} finally {
		candidate.client.end();
	}
}

async function measured(where: string, room: () => Promise<Room>, rounds: number): Promise<Line[]> {
	const lines: Line[] = [];
	for (const { name, rows, event } of kinds) {
		const old = await room();
		let i = 0;
		while (i < (late - window) / rows) await old.add(event(i++));
		const [fresh, aged]: [number[], number[]] = [[], []];
		for (let round = 0; round < rounds; round++) {
			const young = await room();
			let n = 0;
			while (n < Math.max(0, early - window) / rows) await young.add(event(n++));
			for (let pair = 0; pair < (2 * window) / rows; pair++) {
				fresh.push(await timed(() => young.add(event(n++))));
				aged.push(await timed(() => old.add(event(i++))));
			}
		}
		const what = `${name}: 2,000th event to 20th (${where})`;
		lines.push({ ...against(what, 'ms', [median(aged)], [median(fresh)], { most: 1.5 }) });
		lines.push(alone(`  the same by the mean, with its snapshots`, '×', mean(aged) / mean(fresh)));
	}
	return lines;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
	const began = performance.now();
	await work();
	return performance.now() - began;
}
