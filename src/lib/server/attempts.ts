import { randomInt } from 'node:crypto';
import * as attempts from '#db/attempts.ts';
import * as cases from '#db/cases.ts';
import * as log from '#db/log.ts';
import * as people from '#db/people.ts';
import * as stations from '#db/stations.ts';
import { brought } from '#lib/case/brought.ts';
import type { CandidateView, News } from '#lib/case/candidate-view.ts';
import { allowed } from '#lib/case/station.ts';
import type { Language } from '#lib/case/text.ts';
import { version as scorerVersion } from '#lib/scoring/mark.ts';
import { version as patientVersion } from '#lib/patient/patient.ts';
import { version as chartVersion } from '#statecharts/attempt.ts';
import { readEvent, type Sender } from '#statecharts/events.ts';
import { takes } from '#statecharts/fold.ts';
import { catchUp, withLive, type Live } from './live.ts';
import { carryOn, readTheClock, store } from './log-keeper.ts';
import { refusalOf, sentence } from './rules.ts';
import { translate } from './translate.ts';
import type { World } from './world.ts';

export type Who = { sender: Sender; logId: string };
export type Command = { commandId: string; after: number; tab: string | null; event: unknown };
export type Outcome =
	| { news: News }
	| { refused: string; rules?: string[]; superseded?: boolean; view?: CandidateView }
	| { unreadable: string };

/** What may not be sent on top of something that the sender has not seen. */
const fixing = [
	'answer.committed',
	'answers.finished',
	'attempt.submitted',
	'encounter.left',
	'item.opened',
	'differential.committed'
];

export type Begun = { attempt: string } | { refused: string };

/** Opens an attempt: everything that could change later is pinned now. */
export async function begin(
	world: World,
	{ logId, language, station, untimed }: { logId: string; language: Language; station: string; untimed: boolean }
): Promise<Begun> {
	const found = await stations.find(world.db, station);
	if (!found || !found.open) return { refused: sentence(language, 'not now') };
	const version = await cases.find(world.db, found.caseVersion);
	if (!version) throw new Error(`station ${station} has no case version ${found.caseVersion}`);
	const knewKey = await attempts.hasSeenKey(world.db, logId, version.pack, version.caseId);
	if (knewKey && found.body.purpose !== 'practice') return { refused: sentence(language, 'key is known') };
	const body = allowed(found.body, await people.allowanceOf(world.db, logId));
	const { id } = await attempts.open(world.db, {
		personLogId: logId,
		station,
		caseVersion: version.id,
		chartVersion,
		packVersion: version.packVersion,
		scorerVersion,
		patientVersion,
		model: null,
		stationBody: { ...body, untimed: untimed && body.purpose === 'practice' },
		language,
		seed: randomInt(2 ** 31),
		knewKey,
		createdAt: world.now()
	});
	return { attempt: id };
}

/** Works on an attempt of one's own; null where there is none by that id. */
async function withOwn<Result>(world: World, id: string, logId: string, work: (live: Live) => Promise<Result>) {
	return withLive(world, id, async (live) => (live.attempt.personLogId === logId ? work(live) : null));
}

/** The whole view as it stands now. */
export async function viewOf(world: World, id: string, logId: string): Promise<CandidateView | null> {
	return withOwn(world, id, logId, async (live) => {
		await catchUp(world, live);
		await readTheClock(world, live);
		await carryOn(world, live);
		return show(live);
	});
}

/** What has come since a row; everything, where it is not known what the asker has. */
export async function newsSince(world: World, id: string, logId: string, after: number, tab: string | null) {
	return withOwn(world, id, logId, async (live) => {
		await catchUp(world, live);
		await readTheClock(world, live);
		return { ...newsFrom(live, after), superseded: tab !== null && live.attempt.tab !== tab };
	});
}

/** From now on this tab writes; whichever did before turns read-only. */
export async function takeLease(world: World, id: string, logId: string, tab: string): Promise<CandidateView | null> {
	return withOwn(world, id, logId, async (live) => {
		await attempts.takeLease(world.db, id, tab);
		await catchUp(world, live);
		await readTheClock(world, live);
		await carryOn(world, live);
		return show(live);
	});
}

/** One event of the candidate's: read, translated, asked of the chart, stored, and only then acknowledged. */
export async function append(world: World, id: string, logId: string, command: Command): Promise<Outcome | null> {
	return withOwn(world, id, logId, (live) => appendTo(world, live, { sender: 'candidate', logId }, command));
}

/** The same for somebody who looks after attempts: an educator or an administrator. Who may do so is the caller's to know. */
export async function appendAs(
	world: World,
	id: string,
	who: Who,
	command: Omit<Command, 'tab'>
): Promise<Outcome | null> {
	return withLive(world, id, (live) => appendTo(world, live, who, { ...command, tab: null }));
}

async function appendTo(world: World, live: Live, who: Who, command: Command, tries = 3): Promise<Outcome> {
	const { language } = live.attempt;
	const sent = readEvent(who.sender, command.event);
	if ('refused' in sent) return { unreadable: sentence(language, 'unreadable', sent.refused) };
	if (command.after !== live.seq) {
		await catchUp(world, live);
		const known = await log.answering(world.db, live.attempt.id, command.commandId);
		if (known) return { news: everything(live) };
	}
	const before = live.seq;
	const { at, state: now } = await readTheClock(world, live);
	if (fixing.includes(sent.event.type) && command.after < before) return refuse(live, ['moved on']);

	const event = translate(live.loaded.version.body, now.context, who.sender, sent.event);
	if ('refused' in event || !takes(now, event.event)) {
		// What was taken once is no longer possible; who asks again has seen it, and not that it was theirs.
		if (await log.answering(world.db, live.attempt.id, command.commandId)) return { news: everything(live) };
		return refuse(live, 'refused' in event ? ['unknown'] : refusalOf(now, event.event));
	}

	const stored = await store(world, live, {
		...who,
		at,
		event: event.event,
		commandId: command.commandId,
		tab: command.tab
	});
	if (stored === 'superseded') return { ...refuse(live, ['superseded']), superseded: true };
	if (stored === 'again') return { news: everything(live) };
	if (stored === 'conflict') {
		if (tries === 0) throw new Error(`attempt ${live.attempt.id}: no free place in the log after row ${live.seq}`);
		await catchUp(world, live);
		return appendTo(world, live, who, { ...command, after: live.seq }, tries - 1);
	}
	return { news: newsFrom(live, command.after) };
}

function refuse(live: Live, rules: string[]): Extract<Outcome, { refused: string }> {
	return { refused: sentence(live.attempt.language, rules[0] ?? 'not now'), rules, view: show(live) };
}

function show(live: Live): CandidateView {
	live.shown = live.viewer(live.state, live.seq);
	return live.shown;
}

function newsFrom(live: Live, after: number): News {
	const { shown } = live;
	if (!shown || shown.seq !== after) return everything(live);
	const view = show(live);
	return { seq: view.seq, now: view.now, brought: brought(shown, view) };
}

function everything(live: Live): News {
	const { attempt: _, seq, now, ...view } = show(live);
	return { seq, now, brought: view };
}
