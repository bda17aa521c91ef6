import * as attempts from '#db/attempts.ts';
import type { Attempt } from '#db/attempts.ts';
import * as cases from '#db/cases.ts';
import * as log from '#db/log.ts';
import * as scores from '#db/scores.ts';
import * as stations from '#db/stations.ts';
import { tx } from '#db/transaction.ts';
import type { Language } from '#lib/case/text.ts';
import type { Besides, CameTo } from '#lib/reports/besides.ts';
import { takenOver } from '#lib/reports/taken-over.ts';
import { forkRefusals as en } from '#lib/words/en/forks.ts';
import { forkRefusals as zh } from '#lib/words/zh/forks.ts';
import { version as chartVersion } from '#statecharts/attempt.ts';
import type { Row } from '#statecharts/events.ts';
import { fold, start, step, type State } from '#statecharts/fold.ts';
import { phaseOf } from '#statecharts/phase.ts';
import { begin, type Begun } from './attempts.ts';
import { catchUp, withLive } from './live.ts';
import type { World } from './world.ts';

type Range = { from: number; to: number };
type Own = { attempt: string; logId: string; language: Language };

/**
 * Goes on from a moment of a released practice attempt of one's own, as a new attempt: its first rows are those up to that
 * moment, with all times moved so that the last of them is now. What was left of the time then is left now.
 */
export async function goOnFrom(
	world: World,
	{ attempt: id, logId, language, seq }: Own & { seq: number }
): Promise<Begun | null> {
	const words = { en, zh }[language];
	return withLive(world, id, async (live): Promise<Begun | null> => {
		await catchUp(world, live);
		const { attempt: old } = live;
		if (old.personLogId !== logId) return null;
		const refused = refusalOf(old);
		if (refused) return { refused: words[refused] };
		const rows = (await log.after(world.db, id, 0)).filter((row) => row.seq <= seq);
		const last = rows.at(-1);
		if (!last || last.seq !== seq) return { refused: words.noSuchMoment };
		const { state } = fold(inputOf(old), rows);
		const atThisMoment = refusalAt(state);
		if (atThisMoment) return { refused: words[atThisMoment] };
		return { attempt: await copied(world, old, state, { seq, ms: world.now() - last.at }) };
	});
}

/** The rows between which a released practice attempt can be gone on from; null where it cannot at all. */
function goOnRange(attempt: Attempt, rows: readonly Row[]): Range | null {
	if (refusalOf(attempt)) return null;
	const can: number[] = [];
	let { state } = start(inputOf(attempt));
	for (const row of rows) {
		({ state } = step(state, row));
		if (refusalAt(state) === null) can.push(row.seq);
	}
	const [from] = can;
	return from === undefined ? null : { from, to: can.at(-1)! };
}

/** Sits the station of a practice attempt of one's own again from the door; where it was closed meanwhile, the one that took its place. */
export async function again(world: World, { attempt: id, logId, language }: Own): Promise<Begun | null> {
	const words = { en, zh }[language];
	const old = await attempts.find(world.db, id);
	if (!old || old.personLogId !== logId) return null;
	const refused = refusalOf(old);
	if (refused && refused !== 'olderRules') return { refused: words[refused] };
	const station = await openInPlaceOf(world, old);
	if (!station) return { refused: words.closed };
	return begin(world, { logId, language, station, untimed: old.stationBody.untimed });
}

/** For the debrief of an attempt: from where it can be gone on from, and the sittings beside it. */
export async function whatIf(world: World, id: string): Promise<{ goOn: Range | null; besides: Besides }> {
	const attempt = await attempts.find(world.db, id);
	if (!attempt) throw new Error(`there is no attempt ${id}`);
	const rows = await log.after(world.db, id, 0);
	return { goOn: goOnRange(attempt, rows), besides: await besides(world, attempt, rows) };
}

/** What an attempt went on from, and what went on from it, with the marks of each that is released. */
async function besides(world: World, attempt: Attempt, rows: readonly Row[]): Promise<Besides> {
	const { forkedFrom, forkedAtSeq } = attempt;
	const [earlier, later] = await Promise.all([
		forkedFrom === null ? null : attempts.find(world.db, forkedFrom),
		attempts.forksOf(world.db, attempt.id)
	]);
	return {
		cameTo: await cameTo(world, attempt.id),
		earlier: earlier && {
			...takenOver(rows, forkedAtSeq ?? 0),
			attempt: earlier.id,
			begunAt: earlier.createdAt,
			cameTo: await cameTo(world, earlier.id)
		},
		later: await Promise.all(
			later.map(async ({ id, phase, releasedAt, forkedAtSeq: seq }) => ({
				attempt: id,
				at: takenOver(rows, seq ?? 0).at,
				isOver: !['door', 'encounter', 'commit', 'viva'].includes(phase),
				cameTo: releasedAt === null ? null : await cameTo(world, id)
			}))
		)
	};
}

function refusalOf({ purpose, phase, chartVersion: pinned }: Attempt): keyof typeof en | null {
	if (purpose !== 'practice') return 'practiceOnly';
	if (phase !== 'released') return 'notReleased';
	return pinned === chartVersion ? null : 'olderRules';
}

/** Whether a sitting that stands so can go on, and has time to. */
function refusalAt(state: State): keyof typeof en | null {
	const { now, endsAt, pausedAt } = state.context;
	if (!['encounter', 'commit'].includes(phaseOf(state))) return 'noSuchMoment';
	return endsAt !== null && endsAt <= (pausedAt ?? now) ? 'noTimeLeft' : null;
}

function inputOf({ stationBody, createdAt }: Attempt) {
	return { station: stationBody, at: createdAt };
}

async function copied(
	world: World,
	old: Attempt,
	state: State,
	{ seq, ms }: { seq: number; ms: number }
): Promise<string> {
	return tx(world.db, async (db) => {
		const createdAt = old.createdAt + ms;
		const { id } = await attempts.open(db, { ...old, knewKey: true, createdAt, fork: { from: old.id, seq } });
		await log.copy(db, old.id, id, seq, ms);
		if (state.context.shared) await keepPrivate(db, id, old.personLogId, { seq: seq + 1, at: world.now() });
		await attempts.project(db, id, { phase: phaseOf(state), submittedAt: null, releasedAt: null, shared: false });
		return id;
	});
}

/** Who shared one sitting has not shared another. */
async function keepPrivate(db: World['db'], attempt: string, logId: string, { seq, at }: { seq: number; at: number }) {
	const event = { type: 'attempt.shared', shared: false } as const;
	const row = { sender: 'candidate', senderId: logId, commandId: 'private again', tab: null, event } as const;
	const stored = await log.append(db, { attempt, seq, at, ...row });
	if (!('stored' in stored)) throw new Error(`attempt ${attempt} already has a row ${seq}`);
}

async function openInPlaceOf(world: World, { station, caseVersion }: Attempt): Promise<string | null> {
	const found = await stations.find(world.db, station);
	if (found?.open) return found.id;
	const version = await cases.find(world.db, caseVersion);
	const open = await stations.list(world.db, { purpose: 'practice' });
	const instead = open.find(
		({ pack, caseId, name }) => pack === version?.pack && caseId === version.caseId && name === found?.name
	);
	return instead?.id ?? null;
}

async function cameTo({ db }: World, attempt: string): Promise<CameTo> {
	const marks = (await scores.marks(db, [attempt])).get(attempt) ?? null;
	if (marks) return { marks, mean: null };
	const mean = (await scores.newest(db, attempt)).find(({ scorer }) => scorer === 'mean-of-items');
	return { marks: null, mean: mean?.value ?? null };
}
