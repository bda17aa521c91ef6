import type { RationaleAnswer } from '#lib/case/answer.ts';
import { examined } from '../examined.ts';
import { markedPoints, pointsOf } from '../points.ts';
import { reason } from '../reason.ts';
import type { Scorer } from '../scorer.ts';

/**
 * A chain of reasoning: key steps found ÷ key steps, as an examiner finds them; any mark on a step finds it.
 * Null until every step is marked. Parts: `found`, `steps`, `waiting`.
 * @example nine key steps, six found: value 2/3
 */
export const rationale: Scorer<RationaleAnswer> = {
	name: 'rationale',
	version: 1,
	score(_answer, { id }, key, { verdicts }) {
		const steps = markedPoints(id, pointsOf(id, 'rationale', key), verdicts).map((step) => ({
			...step,
			given: step.given && Math.ceil(step.given)
		}));
		const score = examined({ scorer: 'rationale', version: 1 }, steps);
		if (steps.length === 0) return score;
		const found = steps.filter(({ given }) => given).length;
		return {
			...score,
			why: score.value === null ? score.why : [reason('steps found', { found, of: steps.length })],
			parts: { found, steps: steps.length, waiting: steps.filter(({ given }) => given === null).length }
		};
	}
};
