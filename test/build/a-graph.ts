import { getAdjacencyMap } from '@xstate/graph';
import type { Station } from '#lib/case/station.ts';
import { attempt } from '#statecharts/attempt.ts';
import { day, grace, pauseEnds, type Context } from '#statecharts/context.ts';
import type { AttemptEvent } from '#statecharts/events.ts';
import type { State } from '#statecharts/fold.ts';

/** A place where an attempt can stand, and every way on from it. */
export type Place = { name: string; state: State; moves: { event: AttemptEvent; to: string }[] };

/** All places that a station leads to, found by trying a short list of events everywhere. */
export function places(station: Station): Place[] {
	const map = getAdjacencyMap(attempt as never, {
		input: { station, at: 0 },
		events: ((state: State) => mightHappen(state.context)) as never,
		serializeState: placeOf as never
	}) as Record<string, { state: State; transitions: Record<string, { event: AttemptEvent; state: State }> }>;
	return Object.entries(map).map(([name, { state, transitions }]) => ({
		name,
		state,
		moves: Object.values(transitions)
			.map(({ event, state: to }) => ({ event, to: placeOf(to) }))
			.filter(({ to }) => to !== name)
	}));
}

/** What tells one place from another: the moment, and the few things that guards look at. */
function placeOf({ value, context }: State): string {
	if (value === 'voided') return 'voided';
	const { now, endsAt, pausedAt, pausedBy, pauseLeft, said, ordered, provisional, items } = context;
	const last = said.at(-1);
	return JSON.stringify({
		value,
		time: endsAt === null ? 'none' : now < endsAt ? 'left' : now < endsAt + grace ? 'grace' : 'over',
		paused: pausedAt !== null && pausedBy,
		pause: pauseLeft > 0,
		asked: last ? (last.reply ? 'answered' : last.failed ? 'failed' : 'waiting') : 'never',
		ordered: ordered.length,
		provisional: provisional !== null,
		items: items.map(({ id, closedAt }) => `${id} ${closedAt === null ? 'open' : 'closed'}`)
	});
}

function mightHappen(context: Context): AttemptEvent[] {
	const { now, endsAt, said, items, station } = context;
	const open = items.filter(({ closedAt }) => closedAt === null);
	const turn = said.length;
	return [
		...[endsAt, endsAt && endsAt + grace, pauseEnds(context)]
			.filter((at) => at !== null)
			.map((at) => clockAt(Math.max(at, now))),
		clockAt(now + day),
		{ type: 'door.read', webgl: true, viewport: [1440, 900] },
		{ type: 'room.entered' },
		{ type: 'question.asked', text: 'When?' },
		{ type: 'question.answered', turn, kind: 'said', facts: [], ms: 3 },
		{ type: 'question.failed', turn, why: 'no reply came' },
		{ type: 'test.ordered', order: 'bloods.fbc', confirmed: false, brings: [] },
		{ type: 'differential.committed', ranked: [{ text: 'MS' }] },
		{ type: 'encounter.left' },
		{ type: 'item.opened' },
		...open.map(({ id }): AttemptEvent => ({ type: 'answer.committed', item: id, answer: { text: '' } })),
		{ type: 'answers.finished' },
		{ type: 'questions.chosen', items: ['x-1'] },
		{ type: 'attempt.submitted' },
		...stoppers(station).flatMap((by): AttemptEvent[] => [
			{ type: 'clock.paused', why: '', by },
			{ type: 'clock.resumed', by }
		]),
		{ type: 'attempt.withdrawn' },
		{ type: 'attempt.voided', why: 'fire alarm' },
		{ type: 'attempt.reopened', why: 'it was a drill' },
		{ type: 'score.proposed', marked: [], waiting: [] },
		{ type: 'score.released' }
	];
}

function stoppers({ purpose, pause }: Station): ('candidate' | 'educator')[] {
	if (purpose === 'practice') return ['candidate'];
	return pause ? ['educator', 'candidate'] : ['educator'];
}

function clockAt(at: number): AttemptEvent {
	return { type: 'clock.read', at };
}
