import type { Row } from '#statecharts/events.ts';

export type Pause = { from: number; to: number; why: string };

/** Turns the server's clock into ms since entering, pauses left out; what came before entering is 0. */
export type Axis = {
	since: (at: number) => number;
	enteredAt: number | null;
	handedInAt: number | null;
	pauses: Pause[];
};

/** The time axis of an attempt. Before anybody entered, all is 0. */
export function axisOf(rows: readonly Row[]): Axis {
	const enteredAt = rows.find(({ event }) => event.type === 'room.entered')?.at ?? null;
	const pauses = pausesOf(rows);
	return {
		enteredAt,
		handedInAt: handedInAt(rows),
		pauses,
		since(at) {
			if (enteredAt === null) return 0;
			const paused = pauses.reduce((sum, { from, to }) => sum + Math.max(Math.min(at, to) - from, 0), 0);
			return Math.max(at - enteredAt - paused, 0);
		}
	};
}

/** By the candidate's own hand; else when the rule marks came, which is as soon as the end of time was noticed. */
function handedInAt(rows: readonly Row[]): number | null {
	const by = (type: Row['event']['type']) => rows.findLast(({ event }) => event.type === type)?.at;
	return by('attempt.submitted') ?? by('score.proposed') ?? null;
}

// A reading of the clock is a row only where it moves something: of a clock that stands still, it ends the pause.
const ends: Row['event']['type'][] = ['clock.resumed', 'clock.read', 'attempt.reopened', 'score.proposed'];

/** Stretches in which the attempt stood still: the clock was stopped, or it was voided and reopened. */
function pausesOf(rows: readonly Row[]): Pause[] {
	const pauses: Pause[] = [];
	let open: Pause | null = null;
	for (const { at, event } of rows) {
		if (event.type === 'clock.paused' || event.type === 'attempt.voided') {
			open ??= { from: at, to: at, why: event.why };
		} else if (open && ends.includes(event.type)) {
			pauses.push({ ...open, to: at });
			open = null;
		}
	}
	return open ? [...pauses, { ...open, to: rows.at(-1)?.at ?? open.from }] : pauses;
}
