import type { Key } from '#lib/case/key.ts';
import type { Seen } from '#lib/case/seen.ts';
import type { Station } from '#lib/case/station.ts';
import type { Row } from '#statecharts/events.ts';
import type { AttemptScores } from './attempt-scores.ts';

/**
 * Which of the examiner's questions are asked in the viva, as many as the station has time for: those first that a checklist
 * line names which is not met yet, critical lines before others, then the case's order. Questions that were opened already stay.
 */
export function chooseQuestions(
	key: Key,
	seen: Seen,
	station: Pick<Station, 'questions'>,
	scores: Pick<AttemptScores, 'sheet'>
): string[] {
	const opened = new Set(seen.items.map(({ id }) => id));
	const unmet = key.checklist.filter(({ id }) => scores.sheet?.lines.find((line) => line.id === id)?.state !== 'met');
	const urgency = (question: string) => {
		if (opened.has(question)) return -1;
		const lines = unmet.filter(({ met_by }) => met_by.includes(question));
		if (lines.some(({ critical }) => critical)) return 0;
		return lines.length > 0 ? 1 : 2;
	};
	return key.examiner
		.map(({ id }) => id)
		.sort((one, other) => urgency(one) - urgency(other))
		.slice(0, station.questions);
}

/** The questions that were chosen for the viva; null where it was not come to. */
export function questionsAsked(rows: readonly Row[]): string[] | null {
	const chosen = rows.findLast(({ event }) => event.type === 'questions.chosen')?.event;
	return chosen?.type === 'questions.chosen' ? chosen.items : null;
}
