import type { ItemScore } from '#lib/scoring/attempt-scores.ts';
import { isAnswered } from '#lib/scoring/item-score.ts';
import type { OnAxis } from './sat.ts';

/**
 * Points of written answers, which an examiner gives: their own count, never added to the marks of the sheet.
 * `given + waiting + lost = possible`, over answers that have points.
 */
export type Points = {
	of: 'turns' | 'written' | 'viva';
	answers: number;
	given: number;
	waiting: number;
	lost: number;
	possible: number;
};

/** Points given of the dialogue turns, of the other written answers, and of the examiner's questions; those that there are. */
export function pointsReport({ scores }: OnAxis): Points[] {
	const groups = { turns: isTurn, written: isWritten, viva: ({ viva }: ItemScore) => viva };
	return (Object.keys(groups) as Points['of'][]).flatMap((of) => {
		const items = scores.items.filter((item) => (item.points?.length ?? 0) > 0 && groups[of](item));
		return items.length === 0 ? [] : [{ of, answers: items.length, ...sumOf(items) }];
	});
}

function isTurn({ kind, viva }: ItemScore): boolean {
	return kind === 'dialogue-turn' && !viva;
}

function isWritten({ kind, viva }: ItemScore): boolean {
	return kind !== 'dialogue-turn' && !viva;
}

function sumOf(items: readonly ItemScore[]): Omit<Points, 'of' | 'answers'> {
	const all = items.flatMap((item) => (item.points ?? []).map((point) => ({ ...point, answered: isAnswered(item) })));
	const sum = (marks: readonly number[]) => marks.reduce((total, one) => total + one, 0);
	const possible = sum(all.map(({ marks }) => marks));
	const given = sum(all.map(({ given }) => given ?? 0));
	const waiting = sum(all.map(({ given, marks, answered }) => (given === null && answered ? marks : 0)));
	return { given, waiting, lost: possible - given - waiting, possible };
}
