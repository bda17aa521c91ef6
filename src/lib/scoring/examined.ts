import type { MarkedPoint } from './attempt-scores.ts';
import { reason } from './reason.ts';
import type { Score } from './score.ts';

/**
 * A written answer's score from what an examiner gave: marks given ÷ marks possible, once every point is marked; until then
 * null, "waits for an examiner". Null too where the key has nothing to mark by. `parts` says how far the marking is.
 */
export function examined(scorer: { scorer: string; version: number }, points: readonly MarkedPoint[]): Score {
	const possible = points.reduce((sum, { marks }) => sum + marks, 0);
	const given = points.reduce((sum, { given }) => sum + (given ?? 0), 0);
	const waiting = points.filter(({ given }) => given === null).length;
	if (possible === 0) return { ...scorer, value: null, why: [reason('nothing to mark by')] };
	return {
		...scorer,
		value: waiting > 0 ? null : given / possible,
		why: [
			waiting > 0 ? reason('waits for an examiner', { waiting }) : reason('marked by an examiner', { given, possible })
		],
		parts: { given, possible, waiting }
	};
}
