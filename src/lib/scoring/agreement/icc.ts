import { fP, fQuantile } from '../distributions.ts';
import { completeRows, type Given, type Reasoned } from '../missing.ts';
import { exceptRounding, mean, ratio, sum } from '../moments.ts';

export type Coefficient = { est: number | null; ciLower: number | null; ciUpper: number | null };

export type Icc = {
	nSubjects: number;
	nDropped: number;
	nRaters: number;
	msRows: number | null;
	msCols: number | null;
	msError: number | null;
	msWithin: number | null;
	/** One rating, or the mean of all (k): raters differ by subject (1), agreement (a) or consistency (c) of the same raters. */
	oneWay: Coefficient;
	agreement: Coefficient;
	consistency: Coefficient;
	oneWayOfMean: Coefficient;
	agreementOfMean: Coefficient;
	consistencyOfMean: Coefficient;
	fRows: number | null;
	df1: number | null;
	df2: number | null;
	pValue: number | null;
} & Reasoned;

/**
 * Intraclass correlations: the share of all variance of ratings that lies between subjects. Six forms: ICC(1,1), ICC(A,1) and
 * ICC(C,1) of a single rating, ICC(1,k), ICC(A,k) and ICC(C,k) of the mean of k; from the mean squares of an analysis of
 * variance. Agreement counts a rater's constant strictness as error, consistency does not. F tests subjects against error.
 *
 * Source: Shrout and Fleiss 1979; McGraw and Wong 1996 for names and intervals; limits of the means are the single limits
 * stepped up by Spearman–Brown. Subjects with a missing rating are dropped and counted. Range up to 1; below 0 is reported.
 * Undefined (null, with a reason): all with fewer than two subjects or raters, or without any variation; intervals, F and p
 * where the mean square below the line is 0; a coefficient whose denominator is 0.
 * @example icc([[1, 2], [3, 4], [5, 6]]) // consistency 1; agreement 8/(8 + 1) = 0.89: the second rater always gives one more
 */
export function icc(ratings: readonly (readonly Given[])[], confLevel = 0.95): Icc {
	const nRaters = Math.max(0, ...ratings.map((row) => row.length));
	const { rows, dropped } = completeRows(ratings.filter((row) => row.length === nRaters));
	const nDropped = dropped + ratings.filter((row) => row.length !== nRaters).length;
	const [n, k] = [rows.length, nRaters];
	const counts = { nSubjects: n, nDropped, nRaters };
	if (n < 2 || k < 2) {
		const undefinedReason = n < 2 ? 'Fewer than two subjects were rated by all.' : 'There is one rater.';
		return { ...counts, msRows: null, msCols: null, msError: null, msWithin: null, ...nothing, undefinedReason };
	}
	const squares = meanSquares(rows, n, k);
	const { msRows, msCols, msError, msWithin } = squares;
	if (msRows === 0 && msWithin === 0) {
		return { ...counts, ...squares, ...nothing, undefinedReason: 'All ratings are the same.' };
	}
	const tail = (1 + confLevel) / 2;
	const [between, within] = [n - 1, n * (k - 1)];
	const residual = (n - 1) * (k - 1);
	const oneWay = ratio(msRows - msWithin, msRows + (k - 1) * msWithin);
	const agreement = ratio(msRows - msError, msRows + (k - 1) * msError + (k / n) * (msCols - msError));
	const consistency = ratio(msRows - msError, msRows + (k - 1) * msError);
	const limitsOneWay = byF(msRows, msWithin, between, within, k, tail);
	const limitsConsistency = byF(msRows, msError, between, residual, k, tail);
	const limitsAgreement = bySatterthwaite(squares, agreement, n, k, tail);
	const fRows = ratio(msRows, msError);
	return {
		...counts,
		...squares,
		oneWay: { est: oneWay, ...limitsOneWay },
		agreement: { est: agreement, ...limitsAgreement },
		consistency: { est: consistency, ...limitsConsistency },
		oneWayOfMean: { est: ratio(msRows - msWithin, msRows), ...stepped(limitsOneWay, k) },
		agreementOfMean: {
			est: ratio(msRows - msError, msRows + (msCols - msError) / n),
			...stepped(limitsAgreement, k)
		},
		consistencyOfMean: { est: ratio(msRows - msError, msRows), ...stepped(limitsConsistency, k) },
		fRows,
		df1: between,
		df2: residual,
		pValue: fRows === null ? null : fP(fRows, between, residual),
		...(msError === 0 && {
			undefinedReason: 'The raters never differ but by a constant: there is no error to test against.'
		})
	};
}

type Limits = { ciLower: number | null; ciUpper: number | null };
type Squares = { msRows: number; msCols: number; msError: number; msWithin: number };

const empty: Coefficient = { est: null, ciLower: null, ciUpper: null };
const nothing = {
	oneWay: empty,
	agreement: empty,
	consistency: empty,
	oneWayOfMean: empty,
	agreementOfMean: empty,
	consistencyOfMean: empty,
	fRows: null,
	df1: null,
	df2: null,
	pValue: null
};
const unlimited: Limits = { ciLower: null, ciUpper: null };

function meanSquares(rows: readonly (readonly number[])[], n: number, k: number): Squares {
	const all = rows.flat();
	const grand = mean(all) ?? 0;
	const ofRow = rows.map((row) => mean(row) ?? 0);
	const ofColumn = Array.from({ length: k }, (_, j) => mean(rows.map((row) => row[j] ?? 0)) ?? 0);
	const total = (values: readonly number[]) => sum(values.map((value) => value ** 2));
	const clean = (square: number) => exceptRounding(square, all);
	const residuals = rows.flatMap((row, i) => row.map((x, j) => x - (ofRow[i] ?? 0) - (ofColumn[j] ?? 0) + grand));
	const within = rows.flatMap((row, i) => row.map((x) => x - (ofRow[i] ?? 0)));
	return {
		msRows: clean((k * total(ofRow.map((value) => value - grand))) / (n - 1)),
		msCols: clean((n * total(ofColumn.map((value) => value - grand))) / (k - 1)),
		msError: clean(total(residuals) / ((n - 1) * (k - 1))),
		msWithin: clean(total(within) / (n * (k - 1)))
	};
}

function byF(above: number, below: number, df1: number, df2: number, k: number, tail: number): Limits {
	if (below === 0) return unlimited;
	const f = above / below;
	const low = f / fQuantile(tail, df1, df2);
	const high = f * fQuantile(tail, df2, df1);
	return { ciLower: (low - 1) / (low + k - 1), ciUpper: (high - 1) / (high + k - 1) };
}

/** Limits of ICC(A,1), with degrees of freedom that fit the estimate. */
function bySatterthwaite(squares: Squares, est: number | null, n: number, k: number, tail: number): Limits {
	const { msRows, msCols, msError } = squares;
	if (msError === 0 || est === null || est === 1) return unlimited;
	const a = (k * est) / (n * (1 - est));
	const b = 1 + (k * est * (n - 1)) / (n * (1 - est));
	const below = (a * msCols) ** 2 / (k - 1) + (b * msError) ** 2 / ((n - 1) * (k - 1));
	const df = (a * msCols + b * msError) ** 2 / below;
	if (!(df > 0) || !Number.isFinite(df)) return unlimited;
	const low = fQuantile(tail, n - 1, df);
	const high = fQuantile(tail, df, n - 1);
	const rest = k * msCols + (k * n - k - n) * msError;
	return {
		ciLower: ratio(n * (msRows - low * msError), low * rest + n * msRows),
		ciUpper: ratio(n * (high * msRows - msError), rest + n * high * msRows)
	};
}

/** Spearman–Brown: from one rating to the mean of k. */
function stepped({ ciLower, ciUpper }: Limits, k: number): Limits {
	const step = (limit: number | null) => (limit === null ? null : ratio(k * limit, 1 + (k - 1) * limit));
	return { ciLower: step(ciLower), ciUpper: step(ciUpper) };
}
