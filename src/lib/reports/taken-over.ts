import type { Row } from '#statecharts/events.ts';
import { axisOf } from './axis.ts';

/** What one sitting took over from an earlier one: `steps` of the candidate's, up to `at`, ms since entering, pauses left out. */
export type TakenOver = { steps: number; at: number };

const steps: Row['event']['type'][] = [
	'question.asked',
	'manoeuvre.done',
	'test.ordered',
	'reading.committed',
	'differential.committed',
	'encounter.left',
	'item.opened',
	'answer.committed'
];

/** What the rows up to `last` hold. */
export function takenOver(rows: readonly Row[], last: number): TakenOver {
	const taken = rows.filter(({ seq }) => seq <= last);
	const { since } = axisOf(taken);
	return {
		steps: taken.filter(({ event }) => steps.includes(event.type)).length,
		at: since(taken.at(-1)?.at ?? 0)
	};
}
