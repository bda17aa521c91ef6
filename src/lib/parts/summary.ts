import { isEmpty, type Answer } from '#lib/case/answer.ts';
import type { Words } from '../words/words.ts';

/** What an answer amounts to, in a few words: never whether it is right. */
export function summary(answer: Answer | null, { commit }: Pick<Words, 'commit'>): string {
	if (!answer || isEmpty(answer)) return commit.states.empty;
	if ('ranked' in answer) return commit.named(answer.ranked.length);
	if ('option' in answer) return commit.chosen;
	if ('points' in answer) return answer.none ? commit.noLesion : commit.marked(answer.points.length);
	if ('steps' in answer) return commit.steps(answer.steps.filter(({ text }) => text.trim()).length);
	if ('lines' in answer) return commit.lines(answer.lines.filter(({ text }) => text.trim()).length);
	return commit.characters(answer.text.trim().length);
}
