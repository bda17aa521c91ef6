import { parse } from 'csv-parse/sync';
import { shareInterval } from '#lib/scoring/comparison/share-interval.ts';
import { passAtK } from '#lib/scoring/metrics/pass-at-k.ts';
import { rankedRetrieval } from '#lib/scoring/metrics/ranked-retrieval.ts';
import { mean, sum } from '#lib/scoring/moments.ts';
import { unbiased } from '#lib/scoring/readers/unbiased.ts';
import { grouped } from '#lib/scoring/runs/grouped.ts';
import type { Line, Routine } from './routine.ts';

type Response = Record<
	'respondent_id' | 'respondent_type' | 'case_id' | 'condition' | 'status' | 'correct' | 'ranked' | 'gold',
	string
>;
type Rules = { primary_excluded_status: string[]; sensitivity_excluded_status: string[] };

const ks = [1, 3, 5, 10];

/** A whole small reader study, from its rows to its summary, under both rules of exclusion. */
export const study: Record<string, Routine> = {
	study_end_to_end: (rules: Rules, { csv_text }: Line) => {
		const all: Response[] = parse(csv_text ?? '', { columns: true, bom: true, skip_empty_lines: true });
		const without = (statuses: readonly string[]) => summary(all.filter(({ status }) => !statuses.includes(status)));
		return {
			primary: without(rules.primary_excluded_status),
			sensitivity: without(rules.sensitivity_excluded_status)
		};
	}
};

function summary(all: readonly Response[]) {
	const human = all.filter(({ respondent_type }) => respondent_type === 'human');
	const models = grouped(
		all.filter(({ respondent_type }) => respondent_type !== 'human'),
		({ respondent_id }) => respondent_id
	).sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
	const conditions = [...new Set(all.map(({ condition }) => condition))].sort();
	return {
		nHumanResponses: human.length,
		byCondition: conditions.map((condition) => underCondition(condition, human, models)),
		humanRanked: ranked(human),
		modelRanked: models.map((answers) => ({ model: nameOf(answers), ...ranked(answers) })),
		humanMinusModelMatched: models.map((answers) => ({ model: nameOf(answers), ...matched(human, answers) }))
	};
}

function underCondition(condition: string, human: readonly Response[], models: readonly Response[][]) {
	const within = (answers: readonly Response[]) => answers.filter((one) => one.condition === condition);
	const own = within(human);
	const right = sum(own.map(isRight));
	return {
		condition,
		humanN: own.length,
		humanCorrect: right,
		humanAccuracy: own.length === 0 ? null : right / own.length,
		wilson: shareInterval(right, own.length, 'wilson'),
		humanPanelPass: passes(own, [1, 3]),
		models: models.map((answers) => ({ model: nameOf(answers), pass: passes(within(answers), [1, 3, 5]) }))
	};
}

function passes(answers: readonly Response[], of: readonly number[]) {
	const tried = grouped(answers, ({ case_id }) => case_id).map((own) => ({ n: own.length, c: sum(own.map(isRight)) }));
	return of.map((k) => passAtK(tried, k));
}

function ranked(answers: readonly Response[]) {
	const lists = answers.map(({ ranked, gold }) => ({ ranked: ranked.split('|').filter(Boolean), gold: [gold] }));
	return rankedRetrieval(lists, ks, 10);
}

/** Each physician's answer less the model's mean over its attempts at the same case under the same condition. */
function matched(human: readonly Response[], model: readonly Response[]) {
	const place = ({ case_id, condition }: Response) => JSON.stringify([case_id, condition]);
	const reached = new Map(grouped(model, place).map((own) => [place(own[0] as Response), mean(own.map(isRight)) ?? 0]));
	const cases = [...new Set(human.map(({ case_id }) => case_id))];
	const table = grouped(human, ({ respondent_id }) => respondent_id).map((own) =>
		cases.map((id) => {
			const answer = own.find(({ case_id }) => case_id === id);
			const beside = answer && reached.get(place(answer));
			return answer === undefined || beside === undefined ? null : isRight(answer) - beside;
		})
	);
	return unbiased(table);
}

function isRight({ correct }: Response): number {
	return correct === '1' ? 1 : 0;
}

function nameOf(answers: readonly Response[]): string {
	return answers[0]?.respondent_id ?? '';
}
