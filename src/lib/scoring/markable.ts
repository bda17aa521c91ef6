import type { AttemptScores } from './attempt-scores.ts';
import { isAnswered } from './item-score.ts';

/** What an examiner may rate, as `score.rated` names it, and the most that can be given; null: a grade without a most. */
export type Markable = { target: string; marks: number | null };

/**
 * All that may be rated of an attempt: lines that are part of this station, points of the written answers that there are, and `global`. The
 * server refuses anything else, since a mark on it would be in no figure.
 */
export function markable({ sheet, items }: AttemptScores): Markable[] {
	const lines = sheet?.lines.filter(({ state }) => state !== 'not part') ?? [];
	return [
		...lines.map(({ id, marks }) => ({ target: id, marks })),
		...items.filter(isAnswered).flatMap(({ points }) => points?.map(({ target, marks }) => ({ target, marks })) ?? []),
		{ target: 'global', marks: null }
	];
}
