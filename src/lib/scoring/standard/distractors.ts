import { pearson } from '../agreement/correlation.ts';
import type { Reasoned } from '../missing.ts';
import { mean, sum } from '../moments.ts';
import { outerGroups } from './outer-groups.ts';

export type OptionFigures = {
	option: string;
	isKey: boolean;
	n: number;
	share: number | null;
	shareBest: number | null;
	shareWorst: number | null;
	pointBiserial: number | null;
};

export type Distractors = { n: number; nNoAnswer: number; options: OptionFigures[]; neverChosen: string[] } & Reasoned;

/**
 * Who chose which option of one multiple-choice item. For each: how many chose it, as a share of all who answered, of the best
 * and of the worst (by `rest`, each person's score on the *other* items), and the correlation of having chosen it with that
 * score. A distractor that works is chosen, and by the weak: its point-biserial lies below 0, the key's above.
 *
 * Source: Haladyna and Downing 1993, "How many options is enough for a multiple-choice test item?" (a distractor that
 * works: chosen by 5 % at least, and falling with the score).
 * Persons without an answer (null) are left out and counted. An answer that is no option is listed by its own name.
 * Undefined (null): shares without an answer; those of the outer groups where they cannot be told apart; point-biserials
 * where all or none chose the option, or all have the same score.
 * @example distractors(['A', 'B', 'A'], [3, 1, 2], ['A', 'B', 'C'], 'A').options[0] // n 2, share 2/3, best 1, worst 0
 */
export function distractors(
	chosen: readonly (string | null)[],
	rest: readonly number[],
	options: readonly string[],
	key: string,
	share = 0.27
): Distractors {
	const answered = chosen.flatMap((option, i) => (option === null ? [] : [{ option, score: rest[i] ?? 0 }]));
	const scores = answered.map(({ score }) => score);
	const groups = outerGroups(scores, share);
	const all = [...new Set([...options, ...answered.map(({ option }) => option)])];
	const figures = all.map((option): OptionFigures => {
		const chose = answered.map((answer) => (answer.option === option ? 1 : 0));
		return {
			option,
			isKey: option === key,
			n: sum(chose),
			share: mean(chose),
			shareBest: groups && mean(groups.best.map((i) => chose[i] ?? 0)),
			shareWorst: groups && mean(groups.worst.map((i) => chose[i] ?? 0)),
			pointBiserial: pearson(chose, scores)
		};
	});
	return {
		n: answered.length,
		nNoAnswer: chosen.length - answered.length,
		options: figures,
		neverChosen: figures.filter(({ n }) => n === 0).map(({ option }) => option),
		...(answered.length === 0 && { undefinedReason: 'Nobody answered.' })
	};
}
