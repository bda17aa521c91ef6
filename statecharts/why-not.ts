import type { AnyTransitionDefinition } from 'xstate';
import { attempt } from './attempt.ts';
import type { AttemptEvent, EventName } from './events.ts';
import type { State } from './fold.ts';

type Guards = Record<string, (args: { context: State['context']; event: AttemptEvent }) => boolean>;

/** Why the chart does not take an event: the guards that fail, or nothing where no transition is there at all. */
export function whyNot(state: State, event: AttemptEvent): string[] {
	const moves = movesFor(state, event.type);
	const failing = moves.map((move) => namesOf(move.guard).filter((name) => !holds(name, state, event)));
	return failing.sort((a, b) => a.length - b.length)[0] ?? [];
}

/** The names of the guards of a transition, in the order in which they are asked. */
export function namesOf(guard: AnyTransitionDefinition['guard']): string[] {
	if (!guard) return [];
	if (typeof guard === 'string') return [guard];
	if ('guards' in guard) return (guard.guards as AnyTransitionDefinition['guard'][]).flatMap(namesOf);
	return 'type' in guard && typeof guard.type === 'string' ? [guard.type] : [];
}

/** The transitions that the states the attempt is in have for an event. */
export function movesFor(state: State, event: EventName): AnyTransitionDefinition[] {
	const nodes = state._nodes.filter(({ transitions }) => transitions.has(event)).sort((a, b) => b.order - a.order);
	return nodes.flatMap((node) => node.transitions.get(event) as AnyTransitionDefinition[]);
}

function holds(name: string, state: State, event: AttemptEvent): boolean {
	const guards = attempt.implementations.guards as unknown as Guards;
	return guards[name]?.({ context: state.context, event }) ?? false;
}
