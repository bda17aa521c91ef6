import type { Answer } from '#lib/case/answer.ts';
import type { ItemKind } from '#lib/case/item.ts';
import type { Key } from '#lib/case/key.ts';
import { say, type Language } from '#lib/case/text.ts';
import type { TextMeasures } from './attempt-scores.ts';
import { chrF } from './metrics/chrf.ts';
import { rougeL } from './metrics/rouge-l.ts';
import { tokenF1 } from './metrics/token-f1.ts';
import { pointsOf } from './points.ts';

/**
 * How far a written answer uses the words of the key's, in the language that it is written in, whatever language it is read
 * in. Likeness of wording, never a mark. Null without a reference.
 */
export function measures(item: string, kind: ItemKind, answer: Answer, key: Key): TextMeasures | null {
	const given = writtenIn(answer);
	const reference = referenceOf(item, kind, key, /\p{Script=Han}/u.test(given) ? 'zh' : 'en');
	if (!reference.trim() || !given.trim()) return null;
	return { tokenF1: tokenF1(given, reference), rougeL: rougeL(given, reference), chrF: chrF(given, reference) };
}

/**
 * What a written answer is compared with: the key's steps, one after the other, for a rationale; the required evidence for
 * evidence; else the model answer.
 */
export function referenceOf(item: string, kind: ItemKind, key: Key, language: Language): string {
	if (kind === 'rationale' || kind === 'evidence') {
		return pointsOf(item, kind, key)
			.map(({ text }) => say(text, language))
			.join('\n');
	}
	const text = key.examiner.find(({ id }) => id === item)?.model_answer ?? key.answers[item]?.text;
	return text ? say(text, language) : '';
}

function writtenIn(answer: Answer): string {
	if ('steps' in answer) return answer.steps.map(({ text }) => text).join('\n');
	if ('lines' in answer) return answer.lines.map(({ text }) => text).join('\n');
	return 'text' in answer ? answer.text : '';
}
