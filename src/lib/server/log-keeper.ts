import * as attempts from '#db/attempts.ts';
import * as log from '#db/log.ts';
import { isDeepStrictEqual } from 'node:util';
import type { AttemptEvent, Sender } from '#statecharts/events.ts';
import { pauseEnds } from '#statecharts/context.ts';
import { moved, read, takes, type Ask, type State } from '#statecharts/fold.ts';
import { pending, phaseOf } from '#statecharts/phase.ts';
import { answerers } from './asks.ts';
import { catchUp, keepSnapshot, take, type Live } from './live.ts';
import type { World } from './world.ts';

export type ToStore = {
	sender: Sender;
	logId: string | null;
	commandId: string;
	tab: string | null;
	at: number;
	event: AttemptEvent;
};

/** Stores a row, folds it, and carries out what the chart asks for. Nothing is acknowledged that is not stored. */
export async function store(
	world: World,
	live: Live,
	{ sender, logId, commandId, tab, at, event }: ToStore
): Promise<'stored' | 'again' | 'conflict' | 'superseded'> {
	const appended = await log.append(world.db, {
		attempt: live.attempt.id,
		seq: live.seq + 1,
		commandId,
		at,
		sender,
		senderId: logId,
		tab,
		event
	});
	if ('superseded' in appended) {
		await catchUp(world, live);
		return 'superseded';
	}
	if ('conflict' in appended) return 'conflict';
	if ('again' in appended) {
		await catchUp(world, live);
		return 'again';
	}
	const { asks } = take(live, appended.stored);
	await project(world, live);
	for (const ask of asks) await carryOut(world, live, ask);
	await keepSnapshot(world, live);
	return 'stored';
}

/** Reads the server's clock to an attempt; a reading that moves it is a row of its own. Answers what it read, and how things stand. */
export async function readTheClock(world: World, live: Live): Promise<{ at: number; state: State }> {
	// A pause that is used up ended then, not when somebody noticed.
	const at = Math.min(world.now(), pauseEnds(live.state.context) ?? Infinity);
	const now = read(live.state, at);
	if (!moved(live.state, now)) return { at, state: now.state };
	const event = { type: 'clock.read', at } as const;
	const row = { sender: 'server', logId: null, commandId: `clock after ${live.seq}`, tab: null, at, event } as const;
	const stored = await store(world, live, row);
	if (stored === 'conflict') await catchUp(world, live);
	return readTheClock(world, live);
}

/** Tells the chart of an attempt without a clock in which nothing has been done for long: nobody may come back to it. */
export async function noticeCalm(world: World, live: Live): Promise<void> {
	const since = live.state.context.now;
	const at = world.now();
	const event = { type: 'calm.noticed', since } as const;
	if (!takes(read(live.state, at).state, event)) return;
	const row = { sender: 'server', logId: null, commandId: `calm after ${live.seq}`, tab: null, at, event } as const;
	await store(world, live, row);
}

/** Carries out what an attempt still waits for: after a crash nobody else will. */
export async function carryOn(world: World, live: Live): Promise<void> {
	for (const ask of pending(live.state)) await carryOut(world, live, ask);
}

async function carryOut(world: World, live: Live, ask: Ask): Promise<void> {
	const answerer = answerers[ask.type as keyof typeof answerers];
	if (!answerer) return;
	if (!pending(live.state).some(({ type }) => type === ask.type)) return;
	const answer = await answerer.answer(world, live, ask.params as never);
	const commandId = answerer.commandId(ask.params as never);
	const row = { sender: 'server', logId: null, commandId, tab: null, at: world.now(), event: answer } as const;
	const stored = await store(world, live, row);
	if (stored === 'conflict') {
		await catchUp(world, live);
		await carryOut(world, live, ask);
	}
}

/** Keeps beside the log what lists ask for. */
async function project(world: World, live: Live): Promise<void> {
	const { attempt, state } = live;
	const phase = phaseOf(state);
	const isOver = phase === 'submitted' || phase === 'released';
	const now = {
		phase,
		submittedAt: isOver ? (attempt.submittedAt ?? state.context.now) : null,
		releasedAt: phase === 'released' ? (attempt.releasedAt ?? state.context.now) : null,
		shared: state.context.shared
	};
	const { submittedAt, releasedAt, shared } = attempt;
	if (isDeepStrictEqual(now, { phase: attempt.phase, submittedAt, releasedAt, shared })) return;
	await attempts.project(world.db, attempt.id, now);
	live.attempt = { ...attempt, ...now };
}
