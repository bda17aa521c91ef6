import type { WrittenAnswer } from '#lib/case/answer.ts';
import { examined } from '../examined.ts';
import { markedPoints, pointsOf } from '../points.ts';
import type { Scorer } from '../scorer.ts';

/**
 * An open answer, a dialogue turn, or an answer to the examiner: marks given ÷ marks possible over the points of its rubric,
 * each marked by an examiner. Null until all are.
 * @example points of 2, 1 and 1 marks, given 2, 0 and 1: value 3/4
 */
export const writtenAnswer: Scorer<WrittenAnswer> = {
	name: 'written-answer',
	version: 1,
	score(_answer, { id }, key, { verdicts }) {
		return examined(
			{ scorer: 'written-answer', version: 1 },
			markedPoints(id, pointsOf(id, 'open-ended', key), verdicts)
		);
	}
};
