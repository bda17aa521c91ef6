import { say } from '#lib/case/text.ts';
import { answerTo } from '#lib/scoring/item-score.ts';
import type { Reason } from '#lib/scoring/score.ts';
import type { OnAxis } from './sat.ts';

export type ChoiceReport = {
	item: string;
	prompt: string;
	options: { id: string; text: string; chosen: boolean; right: boolean }[];
	confidence: number | null;
	value: number | null;
	why: Reason[];
	/** The key's reason for the right option. */
	explanation: string | null;
};

/** Each multiple-choice question that the station asks: what was chosen, what is right, and why. */
export function choiceReports({ station, case: case_, key, seen, scores, language }: OnAxis): ChoiceReport[] {
	return station.items.flatMap(({ id, kind }) => {
		const item = case_.items.find((one) => one.id === id);
		if (kind !== 'multiple-choice' || !item) return [];
		const answer = answerTo({ id, kind }, seen);
		const chosen = answer && 'option' in answer ? answer : null;
		const score = scores.items.find((one) => one.item === id)?.score;
		const right = key.answers[id];
		return [
			{
				item: id,
				prompt: say(item.prompt, language),
				options: item.options.map((option) => ({
					id: option.id,
					text: say(option.text, language),
					chosen: option.id === chosen?.option,
					right: option.id === right?.option
				})),
				confidence: chosen?.confidence ?? null,
				value: score?.value ?? null,
				why: score?.why ?? [],
				explanation: right?.why ? say(right.why, language) : null
			}
		];
	});
}
