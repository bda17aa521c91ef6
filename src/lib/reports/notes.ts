import type { Reason } from '#lib/scoring/score.ts';
import { note } from './note.ts';
import type { OnAxis } from './sat.ts';
import { takenOver } from './taken-over.ts';

/** Whatever makes this attempt unlike another of the same station: taken over, no clock, extra time, pauses, time added, hints, no WebGL2. */
export function notesOf({ station, rows, axis, seen, takenOver: last }: OnAxis): Reason[] {
	const taken = last ? takenOver(rows, last) : null;
	const paused = axis.pauses.reduce((sum, { from, to }) => sum + to - from, 0);
	const door = rows.findLast(({ event }) => event.type === 'door.read')?.event;
	const byHand = rows.some(({ event }) => event.type === 'attempt.submitted');
	return [
		...(taken
			? [note('went on from an earlier sitting', { seconds: Math.floor(taken.at / 1000), steps: taken.steps })]
			: []),
		...(station.untimed ? [note('sat without a clock')] : []),
		...(station.extra > 0 ? [note('extra time', { percent: Math.round(station.extra * 100) })] : []),
		...(axis.pauses.length > 0
			? [note('clock paused', { times: axis.pauses.length, seconds: Math.floor(paused / 1000) })]
			: []),
		...rows.flatMap(({ event }) =>
			event.type === 'clock.extended' ? [note('time added', { seconds: event.seconds, why: event.why })] : []
		),
		...(seen.hints.length > 0 ? [note('hints asked', { times: seen.hints.length })] : []),
		...(door?.type === 'door.read' && !door.webgl ? [note('no webgl')] : []),
		...(axis.handedInAt !== null && !byHand && endedByClock(rows) ? [note('time ran out')] : [])
	];
}

/** What came last before the rule marks was the reading of a clock. */
function endedByClock(rows: OnAxis['rows']): boolean {
	const marked = rows.findIndex(({ event }) => event.type === 'score.proposed');
	return rows[marked - 1]?.event.type === 'clock.read';
}
