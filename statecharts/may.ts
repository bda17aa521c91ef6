import { catalogue, type EventName } from './events.ts';
import type { State } from './fold.ts';
import { movesFor, namesOf } from './why-not.ts';
import { attempt } from './attempt.ts';

// Guards that look into the event: whether they hold is known only once somebody sends it.
const aboutTheEvent = [
	'it was not ordered before',
	'it was confirmed, where its kind asks for that',
	'that question waits for its reply',
	'that question has its reply',
	'no diagnosis is named twice',
	'it was not read before',
	'the read says something',
	'that item is open',
	'the answer fits',
	'it is a written answer of theirs'
];

const theirs = (Object.keys(catalogue) as EventName[]).filter((name) =>
	(catalogue[name].from as readonly string[]).includes('candidate')
);

/** The events that a candidate may send now, as far as can be said without knowing what they hold. */
export function may(state: State): EventName[] {
	return theirs.filter((name) =>
		movesFor(state, name).some(({ guard }) =>
			namesOf(guard).every((one) => aboutTheEvent.includes(one) || holds(one, name, state))
		)
	);
}

function holds(guard: string, type: EventName, { context }: State): boolean {
	const guards = attempt.implementations.guards as unknown as Record<string, (args: object) => boolean>;
	return guards[guard]?.({ context, event: { type, by: 'candidate' } }) ?? false;
}
