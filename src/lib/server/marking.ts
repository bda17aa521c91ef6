import { randomUUID } from 'node:crypto';
import * as attempts from '#db/attempts.ts';
import type { Filters, ListedAttempt } from '#db/attempts.ts';
import * as cases from '#db/cases.ts';
import * as log from '#db/log.ts';
import * as people from '#db/people.ts';
import type { Person } from '#db/people.ts';
import * as scores from '#db/scores.ts';
import type { Phase } from '#lib/case/seen.ts';
import { say, type Language } from '#lib/case/text.ts';
import { attemptSheet, type AttemptSheet } from '#lib/reports/attempt-sheet.ts';
import { unfollowedByCase } from '#lib/reports/unfollowed.ts';
import { markable } from '#lib/scoring/markable.ts';
import { scoresOf } from '#lib/scoring/mark.ts';
import type { SentEvent } from '#statecharts/events.ts';
import { phaseOf } from '#statecharts/phase.ts';
import { appendAs, type Outcome } from './attempts.ts';
import { satOf, shownOf, type Shown } from './debriefs.ts';
import { catchUp, withLive, type Live } from './live.ts';
import { carryOn, readTheClock } from './log-keeper.ts';
import { sentence } from './rules.ts';
import type { World } from './world.ts';

/** Whether an educator may read an attempt: what was set or examined, and practice once its owner shares it. */
export function isForEducators({ purpose, shared }: { purpose: string; shared: boolean }): boolean {
	return purpose === 'exam' || (purpose === 'practice' && shared);
}

export type Listed = Pick<
	ListedAttempt,
	'id' | 'phase' | 'createdAt' | 'submittedAt' | 'releasedAt' | 'purpose' | 'stationName' | 'name' | 'caseId'
> & {
	/** It went on from a moment of an earlier attempt. */
	forked: boolean;
	caseName: string | null;
};

/** Attempts that educators may read, newest first. */
export async function listForEducators(world: World, filters: Filters, language: Language): Promise<Listed[]> {
	const found = await attempts.list(world.db, { ...filters, forEducators: true });
	const versions = new Map((await cases.newest(world.db)).map(({ caseId, pack, body }) => [`${pack}/${caseId}`, body]));
	return found
		.filter(isForEducators)
		.map(({ id, phase, createdAt, submittedAt, releasedAt, purpose, stationName, name, caseId, pack, forkedFrom }) => {
			const patient = versions.get(`${pack}/${caseId}`)?.patient;
			const caseName = patient?.name ? say(patient.name, language) : null;
			return {
				id,
				phase,
				createdAt,
				submittedAt,
				releasedAt,
				purpose,
				stationName,
				name,
				caseId,
				caseName,
				forked: forkedFrom !== null
			};
		});
}

export type ReadSheet = {
	attempt: string;
	seq: number;
	candidate: string | null;
	sheet: AttemptSheet;
	images: Shown[];
	/** Names of educators and administrators, by the row that they sent. */
	who: Record<number, string>;
	mayRelease: boolean;
	mayExtend: boolean;
	pausedAt: number | null;
};

/** An attempt as an educator reads it. */
export async function sheetOf(world: World, id: string, language: Language): Promise<ReadSheet | null> {
	return withLive(world, id, async (live) => {
		await catchUp(world, live);
		if (!isForEducators(live.attempt)) return null;
		await readTheClock(world, live);
		await carryOn(world, live);
		const phase = phaseOf(live.state);
		const sat = await satOf(world, live, language);
		const candidate = await people.byLogId(world.db, live.attempt.personLogId);
		return {
			attempt: id,
			seq: live.seq,
			candidate: candidate?.name ?? null,
			sheet: attemptSheet(sat, phase),
			images: shownOf(world, live, language),
			who: await whoSent(world, id),
			mayRelease: phase === 'submitted' && live.attempt.purpose !== 'study',
			mayExtend: (['encounter', 'commit', 'viva'] as Phase[]).includes(phase) && live.state.context.endsAt !== null,
			pausedAt: live.state.context.pausedAt
		};
	});
}

/** An educator's event on an attempt that is theirs to look after. */
export async function act(world: World, id: string, educator: Person, event: SentEvent): Promise<Outcome | null> {
	const refusal = await withLive(world, id, async (live) => {
		await catchUp(world, live);
		if (!isForEducators(live.attempt)) return { notTheirs: true };
		return event.type === 'score.rated' ? refuseRating(world, live, educator.language ?? 'en', event) : null;
	});
	if (refusal && 'notTheirs' in refusal) return null;
	if (refusal) return refusal;
	const command = { commandId: randomUUID(), after: Number.MAX_SAFE_INTEGER, event };
	const outcome = await appendAs(world, id, { sender: 'educator', logId: educator.logId }, command);
	if (event.type === 'score.rated' && outcome && 'news' in outcome) await scoreAgain(world, id);
	return outcome;
}

/** Releases every attempt at a station that is held. Answers how many. */
export async function releaseAll(world: World, station: string, educator: Person): Promise<number> {
	const held = await attempts.list(world.db, { station, phases: ['submitted'], purpose: 'exam', limit: 5000 });
	let released = 0;
	for (const { id } of held) {
		const outcome = await act(world, id, educator, { type: 'score.released' });
		if (outcome && 'news' in outcome) released++;
	}
	return released;
}

/** The questions that informants did not follow, by case, for its author. */
export async function unfollowedQuestions(world: World) {
	const found = await attempts.list(world.db, { forEducators: true, limit: 1000 });
	const told = [];
	// A sitting that went on from another holds the other's questions: they would be told twice.
	for (const { id, language } of found.filter((one) => isForEducators(one) && one.forkedFrom === null)) {
		const one = await withLive(world, id, async ({ loaded, state }) => ({
			case: loaded.version.body,
			seen: { said: state.context.said },
			language
		}));
		if (one) told.push(one);
	}
	return unfollowedByCase(told);
}

async function refuseRating(
	world: World,
	live: Live,
	language: Language,
	{ target, marks }: Extract<SentEvent, { type: 'score.rated' }>
): Promise<Outcome | null> {
	const { scores } = await satOf(world, live, language);
	const found = markable(scores).find((one) => one.target === target);
	if (!found) return { refused: sentence(language, 'no such mark') };
	if (marks !== null && found.marks !== null && marks > found.marks) {
		return { refused: sentence(language, 'too many marks', String(found.marks)) };
	}
	return null;
}

async function scoreAgain(world: World, id: string): Promise<void> {
	await withLive(world, id, async (live) => {
		const { scores: marked } = await satOf(world, live, live.attempt.language);
		await scores.add(world.db, id, scoresOf(marked), world.now());
	});
}

async function whoSent(world: World, id: string): Promise<Record<number, string>> {
	const rows = (await log.after(world.db, id, 0)).filter(({ sender }) => sender === 'educator' || sender === 'admin');
	const names = new Map<string, string>();
	for (const logId of new Set(rows.flatMap(({ senderId }) => senderId ?? []))) {
		names.set(logId, (await people.byLogId(world.db, logId))?.name ?? '');
	}
	return Object.fromEntries(rows.map(({ seq, senderId }) => [seq, (senderId && names.get(senderId)) || '']));
}
