import { letterOf } from '#lib/scoring/benchmarks/med-cmr.ts';
import { inferredOption } from '#lib/scoring/benchmarks/option-inference.ts';
import type { GoldOf, Values } from './marking.ts';

/** By the letter that the prompt asks for, and by VLMEvalKit's inference: each under its own name. What gives no letter is wrong. */
export function markQuestion(answer: string, { options, answer: right }: GoldOf<'MCQ'>): Values {
	const letter = letterOf(answer, Object.keys(options));
	return {
		'accuracy by letter': letter === right ? 1 : 0,
		'no letter read': letter === null ? 1 : 0,
		'accuracy by VLMEvalKit’s inference': inferredOption(answer, options) === right ? 1 : 0
	};
}
