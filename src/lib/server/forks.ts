import { randomInt } from 'node:crypto';
import * as attempts from '#db/attempts.ts';
import * as log from '#db/log.ts';
import * as scores from '#db/scores.ts';
import type { Marks } from '#db/scores.ts';
import { tx } from '#db/transaction.ts';
import type { Language } from '#lib/case/text.ts';
import { forkRefusals as en } from '#lib/words/en/forks.ts';
import { forkRefusals as zh } from '#lib/words/zh/forks.ts';
import { version as chartVersion } from '#statecharts/attempt.ts';
import { fold } from '#statecharts/fold.ts';
import { phaseOf } from '#statecharts/phase.ts';
import type { Begun } from './attempts.ts';
import { catchUp, withLive } from './live.ts';
import type { World } from './world.ts';

/**
 * Goes on from a moment of a released practice attempt of one's own, as a new attempt: its first rows are those up to that
 * moment, with all times moved so that the last of them is now. What was left of the time then is left now.
 */
export async function goOnFrom(
	world: World,
	{ attempt: id, seq, logId, language }: { attempt: string; seq: number; logId: string; language: Language }
): Promise<Begun | null> {
	const words = { en, zh }[language];
	return withLive(world, id, async (live): Promise<Begun | null> => {
		const { attempt: old } = live;
		if (old.personLogId !== logId) return null;
		await catchUp(world, live);
		if (old.purpose !== 'practice') return { refused: words.practiceOnly };
		if (phaseOf(live.state) !== 'released') return { refused: words.notReleased };
		if (old.chartVersion !== chartVersion) return { refused: words.olderRules };
		const rows = (await log.after(world.db, id, 0)).filter((row) => row.seq <= seq);
		const last = rows.at(-1);
		if (!last || last.seq !== seq) return { refused: words.noSuchMoment };
		const { state } = fold({ station: old.stationBody, at: old.createdAt }, rows);
		const phase = phaseOf(state);
		if (phase !== 'encounter' && phase !== 'commit') return { refused: words.noSuchMoment };

		const ms = world.now() - last.at;
		const { id: _, purpose: _p, tab: _t, epoch: _e, phase: _ph, ...pins } = old;
		return tx(world.db, async (db) => {
			const made = await attempts.open(db, {
				...pins,
				seed: randomInt(2 ** 31),
				knewKey: true,
				createdAt: old.createdAt + ms,
				fork: { from: id, at: seq }
			});
			await log.copy(db, id, made.id, seq, ms);
			await attempts.project(db, made.id, { phase, submittedAt: null, releasedAt: null, shared: false });
			return { attempt: made.id };
		});
	});
}

export type Beside = { attempt: string; marks: Marks | null };

/** What an attempt went on from, and what went on from it, with the marks of each that is released. */
export async function besides(world: World, of: { id: string; forkedFrom: string | null }) {
	const before = of.forkedFrom === null ? null : await attempts.find(world.db, of.forkedFrom);
	const after = await attempts.forksOf(world.db, of.id);
	const released = [...(before ? [before] : []), ...after].filter(({ releasedAt }) => releasedAt !== null);
	const marks = await scores.marks(world.db, [of.id, ...released.map(({ id }) => id)]);
	const beside = ({ id }: { id: string }): Beside => ({ attempt: id, marks: marks.get(id) ?? null });
	return { own: marks.get(of.id) ?? null, before: before && beside(before), after: after.map(beside) };
}
