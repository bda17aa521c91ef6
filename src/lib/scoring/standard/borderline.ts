import { completePairs, type Given, type Reasoned } from '../missing.ts';
import { isConstant, mean, median, squares } from '../moments.ts';

const noLine = { slope: null, intercept: null, rSquared: null, cutScore: null, cutSe: null };
type Line = { [key in keyof typeof noLine]: number | null } & Reasoned;

export type Borderline = Line & {
	n: number;
	nDropped: number;
	nBorderline: number;
	borderlineGroupMean: number | null;
	borderlineGroupMedian: number | null;
};

/**
 * Where a station's checklist scores should be cut, by examiners' global grades. Regression: the straight line of checklist
 * score on grade, cut = its value at the grade `borderline`, with its standard error s·√(1/n + (borderline − x̄)²/Sxx).
 * Group: mean and median of those whose grade is exactly `borderline`.
 *
 * Source: borderline regression and borderline group methods, as in Wood, Humphrey-Murto and Norman 2006 (small groups).
 * Candidates without score or grade are left out and counted. Any unit of score; the cut has the same.
 * Undefined (null, with a reason): the line with fewer than three candidates or one grade for all; the group's values without
 * a borderline candidate. The same score for all: slope and error 0, the cut that score, r² null. A slope below 0 is reported:
 * it is an alarm, no standard.
 * @example borderline([40, 60, 80], [0, 1, 2], 1) // slope 20, intercept 40, cut 60 with error 0, r² 1; group mean 60
 */
export function borderline(checklist: readonly Given[], grades: readonly Given[], at: number): Borderline {
	const { a: scores, b: given, dropped } = completePairs(checklist, grades);
	const group = scores.filter((_, i) => given[i] === at);
	return {
		n: scores.length,
		nDropped: dropped,
		nBorderline: group.length,
		borderlineGroupMean: mean(group),
		borderlineGroupMedian: median(group),
		...line(scores, given, at)
	};
}

function line(scores: readonly number[], grades: readonly number[], at: number): Line {
	const n = scores.length;
	const [scoreMean, gradeMean] = [mean(scores), mean(grades)];
	if (n < 3 || scoreMean === null || gradeMean === null)
		return { ...noLine, undefinedReason: 'Fewer than three candidates have both a score and a grade.' };
	if (isConstant(grades))
		return { ...noLine, undefinedReason: 'All candidates have the same grade: no line can be drawn.' };
	if (isConstant(scores)) return flat(scores[0] ?? 0);
	const spread = squares(grades);
	const products = scores.map((score, i) => (score - scoreMean) * ((grades[i] ?? 0) - gradeMean));
	const slope = products.reduce((sum, product) => sum + product, 0) / spread;
	const left = scores.map((score, i) => score - scoreMean - slope * ((grades[i] ?? 0) - gradeMean));
	const unexplained = left.reduce((sum, residual) => sum + residual ** 2, 0);
	return {
		slope,
		intercept: scoreMean - slope * gradeMean,
		rSquared: 1 - unexplained / squares(scores),
		cutScore: scoreMean + slope * (at - gradeMean),
		cutSe: Math.sqrt((unexplained / (n - 2)) * (1 / n + (at - gradeMean) ** 2 / spread))
	};
}

function flat(score: number): Line {
	const undefinedReason = 'All candidates have the same score: there is nothing for the grades to explain.';
	return { slope: 0, intercept: score, rSquared: null, cutScore: score, cutSe: 0, undefinedReason };
}
