import { tBelow } from '../distributions.ts';
import type { Given, Reasoned } from '../missing.ts';
import { mean, variance } from '../moments.ts';
import { adjusted } from './adjusted.ts';

export type AlternativeAnnotator = {
	perHuman: {
		used: boolean;
		nInstances: number;
		rhoJudge: number | null;
		rhoHuman: number | null;
		pValue: number | null;
	}[];
	winningRate: number | null;
	advantageProbability: number | null;
	passes: boolean | null;
} & Reasoned;

type Rule = {
	scoring: 'accuracy' | 'neg_rmse';
	/** What a judge may be worse by, being so much cheaper: 0.2 beside experts. */
	epsilon: number;
	q: number;
	minHumans: number;
	minInstances: number;
};

/**
 * The alternative-annotator test: may a judge stand in for one of the clinicians? Each clinician is left out in turn; on every
 * item that she and the judge marked, whichever agrees better with the others wins, both when they agree alike. ρ is the share
 * of items won. The judge wins against her where ρ(clinician) − ρ(judge) < ε by a one-sided t test over items, adjusted over
 * clinicians by Benjamini–Yekutieli. The winning rate is the share of clinicians won against; the judge passes from one half
 * on. `advantageProbability` is the mean ρ of the judge.
 * Agreement with the others: `accuracy` the share that gave the same mark, `neg_rmse` minus the root mean squared distance.
 * An item counts with at least `minHumans` clinicians' marks, a clinician with at least `minInstances` such items.
 *
 * Source: Calderon, Reichart and Dror 2025, "The alternative annotator test for LLM-as-a-judge".
 * Without spread p is 0 or 1; undefined (null) where the mean is ε itself. Everything null where no clinician counts.
 * @example three clinicians and a judge who always agree: all ρ 1, differences 0 < ε without spread, p 0, winning rate 1
 */
export function alternativeAnnotator(
	humans: readonly (readonly Given[])[],
	judge: readonly Given[],
	rule: Rule
): AlternativeAnnotator {
	const perHuman = humans.map((_, human) => against(human, humans, judge, rule));
	const used = perHuman.filter((one) => one.used);
	if (used.length === 0) {
		return {
			perHuman,
			winningRate: null,
			advantageProbability: null,
			passes: null,
			undefinedReason: `No clinician has ${rule.minInstances} items with ${rule.minHumans} clinicians’ marks.`
		};
	}
	const wins = adjusted(
		used.map(({ pValue }) => pValue),
		'BY'
	).filter((p) => p !== null && p <= rule.q).length;
	const winningRate = wins / used.length;
	return {
		perHuman,
		winningRate,
		advantageProbability: mean(used.map(({ rhoJudge }) => rhoJudge ?? 0)),
		passes: winningRate >= 0.5
	};
}

function against(human: number, humans: readonly (readonly Given[])[], judge: readonly Given[], rule: Rule) {
	const won = judge.flatMap((mark, item) => {
		const own = humans[human]?.[item] ?? null;
		const others = humans.flatMap((row, i) => (i === human ? [] : (row[item] ?? [])));
		if (mark === null || own === null || others.length === 0 || others.length + 1 < rule.minHumans) return [];
		const [judged, marked] = [agreement(mark, others, rule), agreement(own, others, rule)];
		return [{ judge: judged >= marked ? 1 : 0, human: marked >= judged ? 1 : 0 }];
	});
	const nInstances = won.length;
	if (nInstances < rule.minInstances || nInstances === 0) {
		return { used: false, nInstances, rhoJudge: null, rhoHuman: null, pValue: null };
	}
	const differences = won.map((one) => one.human - one.judge);
	return {
		used: true,
		nInstances,
		rhoJudge: mean(won.map((one) => one.judge)),
		rhoHuman: mean(won.map((one) => one.human)),
		pValue: below(differences, rule.epsilon)
	};
}

/** Alike within rounding counts as alike. */
function agreement(mark: number, others: readonly number[], { scoring }: Rule): number {
	if (scoring === 'accuracy') return mean(others.map((other) => (other === mark ? 1 : 0))) ?? 0;
	const squares = mean(others.map((other) => (mark - other) ** 2)) ?? 0;
	return Number((-Math.sqrt(squares)).toPrecision(12));
}

/** One-sided p that the mean of `values` lies below `limit`. */
function below(values: readonly number[], limit: number): number | null {
	const [middle, spread] = [mean(values) ?? 0, variance(values)];
	const distance = Math.abs(middle - limit) < 1e-12 ? 0 : middle - limit;
	if (spread === null) return null;
	if (spread === 0) return distance === 0 ? null : distance < 0 ? 0 : 1;
	return tBelow(distance / Math.sqrt(spread / values.length), values.length - 1);
}
