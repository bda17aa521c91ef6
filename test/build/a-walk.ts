import type { Station } from '#lib/case/station.ts';
import { catalogue, type AttemptEvent, type EventName, type Row, type Sender } from '#statecharts/events.ts';
import { read, start, step, takes, type Ask, type State } from '#statecharts/fold.ts';
import { movesFor } from '#statecharts/why-not.ts';
import { anEvent, eventNames } from './any-event.ts';
import { chance, type Chance } from './chance.ts';

/** One thing that was tried: the state before, with the clock read; what was sent; and the state after, the same where it was refused. `asks` are those of the row, and of the clock read before it. */
export type Tried = { before: State; row: Row; taken: boolean; after: State; asks: Ask[] };

const minute = 60_000;

// What ends things comes seldom, or no walk would get far; in so many of a hundred draws.
const seldom: Partial<Record<EventName, number>> = {
	'attempt.withdrawn': 1,
	'attempt.voided': 4,
	'attempt.submitted': 4,
	'encounter.left': 15,
	'answers.finished': 25
};

// Where little more can happen: a walk goes on for a dozen tries, and stops.
const ends = ['withdrawn', { course: 'released' }, { course: { submitted: 'held' } }];

/** A walk of so many events through a station, by chance and on a clock that now and then jumps. */
export function aWalk(station: Station, seed: number, tries: number): Tried[] {
	const draw = chance(seed);
	const walk: Tried[] = [];
	let state = start({ station, at: 0 }).state;
	let at = 0;
	let rest = 12;
	for (let seq = 1; walk.length < tries && rest > 0;) {
		at += later(draw);
		const before = read(state, at);
		const event = next(draw, before.state);
		const taken = takes(before.state, event);
		const row: Row = { seq, at, sender: senderOf(draw, event), event };
		const { state: after, asks } = taken ? step(state, row) : before;
		walk.push({ before: before.state, row, taken, after, asks });
		// A refused event leaves no row; what reading the clock moved comes again with the next.
		if (taken) [state, seq] = [after, seq + 1];
		if (ends.some((end) => after.matches(end as never))) rest -= 1;
	}
	return walk;
}

function later({ percent, below }: Chance): number {
	if (percent(0.2)) return 26 * 60 * minute;
	return percent(3) ? below(9 * minute) : below(20_000);
}

function next(draw: Chance, state: State): AttemptEvent {
	const might = eventNames.filter((name) => draw.percent(seldom[name] ?? 100));
	const here = might.filter((name) => movesFor(state, name).length > 0);
	return anEvent(draw.oneOf(draw.percent(90) ? here : might), draw, state.context);
}

function senderOf({ oneOf }: Chance, event: AttemptEvent): Sender {
	return 'by' in event ? event.by : oneOf(catalogue[event.type].from as readonly Sender[]);
}
