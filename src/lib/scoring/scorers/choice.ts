import type { ChoiceAnswer } from '#lib/case/answer.ts';
import { reason } from '../reason.ts';
import type { Scorer } from '../scorer.ts';

/**
 * A multiple-choice question: 1 for the key's option, 0 for any other. Options are compared by id, never by letter or
 * place, since they may be shown in another order. Not scored where the key names no option.
 * @example key B, chosen B: 1
 */
export const choice: Scorer<ChoiceAnswer> = {
	name: 'choice',
	version: 1,
	score({ option }, asked, key) {
		const right = key.answers[asked.id]?.option;
		const chosen = option ?? '';
		const score = { scorer: 'choice', version: 1 };
		if (right === undefined) return { ...score, value: null, why: [reason('no option in the key')] };
		return chosen === right
			? { ...score, value: 1, why: [reason('right option', { chosen })] }
			: { ...score, value: 0, why: [reason('wrong option', { chosen, right })] };
	}
};
