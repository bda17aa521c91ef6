import * as attempts from '#db/attempts.ts';
import type { Attempt } from '#db/attempts.ts';
import * as log from '#db/log.ts';
import type { LogRow } from '#db/log.ts';
import * as snapshots from '#db/snapshots.ts';
import type { CandidateView } from '#lib/case/candidate-view.ts';
import { version as chartVersion } from '#statecharts/attempt.ts';
import { start, step, type State } from '#statecharts/fold.ts';
import { fromJson, toJson } from '#statecharts/snapshot.ts';
import { loadCase, type Loaded } from './cases.ts';
import { viewer, type Viewer } from './views.ts';
import type { World } from './world.ts';

/** An attempt as this server holds it: folded so far, ready for the next row. The log alone gives the same. */
export type Live = {
	attempt: Attempt;
	loaded: Loaded;
	state: State;
	seq: number;
	viewer: Viewer;
	/** The view that was made last, and of which row. */
	shown: CandidateView | null;
};

/** Rows between two snapshots; a long log has a large state, which takes longer to keep than rows take to fold. */
const snapshotEvery = (seq: number) => (seq < 1_000 ? 50 : 500);
const most = 500;
const held = new WeakMap<World, Map<string, Live>>();
const queues = new WeakMap<World, Map<string, Promise<unknown>>>();

/** Works on an attempt, one piece of work after the other; null where there is no such attempt. */
export async function withLive<Result>(
	world: World,
	id: string,
	work: (live: Live) => Promise<Result>
): Promise<Result | null> {
	return inTurn(world, id, async () => {
		const live = await find(world, id);
		return live && work(live);
	});
}

/** Takes one more row that is stored. */
export function take(live: Live, row: LogRow): ReturnType<typeof step> {
	const folded = step(live.state, row);
	live.state = folded.state;
	live.seq = row.seq;
	return folded;
}

/** Reads the rows that another server has added. */
export async function catchUp(world: World, live: Live): Promise<void> {
	for (const row of await log.after(world.db, live.attempt.id, live.seq)) take(live, row);
	const attempt = await attempts.find(world.db, live.attempt.id);
	if (attempt) live.attempt = attempt;
}

export async function keepSnapshot(world: World, { attempt, seq, state }: Live): Promise<void> {
	if (seq % snapshotEvery(seq) === 0) {
		await snapshots.put(world.db, attempt.id, { seq, chartVersion, state: toJson(state) });
	}
}

/** Forgets what is held in memory, so that the next look comes from the log. */
export function forget(world: World, id: string): void {
	held.get(world)?.delete(id);
}

async function find(world: World, id: string): Promise<Live | null> {
	const all = held.get(world) ?? new Map<string, Live>();
	held.set(world, all);
	const known = all.get(id);
	if (known) {
		all.delete(id);
		all.set(id, known);
		return known;
	}
	const attempt = await attempts.find(world.db, id);
	if (!attempt) return null;
	const live = await restore(world, attempt);
	all.set(id, live);
	for (const oldest of all.keys()) {
		if (all.size <= most) break;
		all.delete(oldest);
	}
	return live;
}

async function restore(world: World, attempt: Attempt): Promise<Live> {
	const loaded = await loadCase(world, attempt.caseVersion);
	const kept = await snapshots.newest(world.db, attempt.id);
	const state = kept?.chartVersion === chartVersion ? fromJson(kept.state) : null;
	const live: Live = {
		attempt,
		loaded,
		state: state ?? start({ station: attempt.stationBody, at: attempt.createdAt }).state,
		seq: state && kept ? kept.seq : 0,
		viewer: viewer(world, attempt, loaded),
		shown: null
	};
	for (const row of await log.after(world.db, attempt.id, live.seq)) take(live, row);
	return live;
}

async function inTurn<Result>(world: World, id: string, work: () => Promise<Result>): Promise<Result> {
	const lines = queues.get(world) ?? new Map<string, Promise<unknown>>();
	queues.set(world, lines);
	const before = lines.get(id) ?? Promise.resolve();
	const mine = before.then(work, work);
	const settled = mine.catch(() => {});
	lines.set(id, settled);
	try {
		return await mine;
	} finally {
		if (lines.get(id) === settled) lines.delete(id);
	}
}
