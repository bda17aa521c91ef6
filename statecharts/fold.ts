import { createActor, initialTransition, type ActorScope, type SnapshotFrom } from 'xstate';
import { attempt } from './attempt.ts';
import type { Input } from './context.ts';
import type { AttemptEvent, Row } from './events.ts';

export type State = SnapshotFrom<typeof attempt>;
/** What the chart wants done outside: the name of an ask, and what it is about. */
export type Ask = { type: string; params: unknown };
export type Folded = { state: State; asks: Ask[] };

/** The state of an attempt, from nothing but its log; the asks are those of the last row. */
export function fold(input: Input, log: readonly Pick<Row, 'at' | 'event'>[]): Folded {
	return log.reduce<Folded>(({ state }, row) => step(state, row), start(input));
}

export function start(input: Input): Folded {
	const [state, asks] = initialTransition(attempt, input);
	return { state, asks: asks.map(asAsk) };
}

/** One row further: the clock is read before what happened. */
export function step(state: State, { at, event }: Pick<Row, 'at' | 'event'>): Folded {
	const later = read(state, at);
	const [next, asks] = transition(later.state, event);
	return { state: next, asks: [...later.asks, ...asks.map(asAsk)] };
}

/** Reads the clock to a chart, in memory. */
export function read(state: State, at: number): Folded {
	const [next, asks] = transition(state, { type: 'clock.read', at });
	return { state: next, asks: asks.map(asAsk) };
}

/** Whether reading the clock moved anything but the clock: then the reading is an event of its own and is stored. */
export function moved(before: State, after: Folded): boolean {
	const runsOn = before.context.pausedAt !== after.state.context.pausedAt;
	return runsOn || after.asks.length > 0 || JSON.stringify(before.value) !== JSON.stringify(after.state.value);
}

export function takes(state: State, event: AttemptEvent): boolean {
	return state.can(event);
}

// XState's own `transition` makes an actor for every event and throws it away, which takes four times as long as the rest.
// This one never runs: it stands where a chart's actor would, and nothing of the station's charts asks it for anything.
const idle = createActor(attempt, { input: undefined as never });

function transition(state: State, event: AttemptEvent): [State, { type: string; params?: unknown }[]] {
	const asks: { type: string; params?: unknown }[] = [];
	const scope = {
		self: idle,
		system: idle.system,
		id: '',
		sessionId: '',
		logger: () => {},
		defer: () => {},
		emit: () => {},
		stopChild: () => {},
		actionExecutor: (ask) => void asks.push(ask)
	} satisfies ActorScope<State, AttemptEvent>;
	return [attempt.transition(state, event, scope), asks];
}

function asAsk({ type, params }: { type: string; params?: unknown }): Ask {
	return { type, params };
}
