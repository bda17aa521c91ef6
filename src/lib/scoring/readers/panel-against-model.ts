import type { Given, Reasoned } from '../missing.ts';
import { exceptRounding, mean, variance } from '../moments.ts';
import { complete, type Table } from './complete.ts';
import { covarianceOfMeans, meanSquare } from './covariances.ts';
import { tested, untested, type Tested } from './t-interval.ts';

export type PanelAgainstModel = {
	nReaders: number;
	nCases: number;
	nDroppedReaders: number;
	nDroppedCases: number;
	thetaReaders: number[];
	thetaHuman: number | null;
	thetaModel: number | null;
	difference: number | null;
	msReader: number | null;
	cov2: number | null;
	randomReadersRandomCases: Tested;
	fixedReadersRandomCases: Tested;
	randomReadersFixedCases: Tested;
} & Reasoned;

/**
 * A panel of readers against one model on the same cases. Each score is what a reader (or the model, as a mean over its
 * attempts) made of a case; θ is a mean over cases, the difference is panel − model. Three analyses, by what the
 * conclusion is about: readers and cases like these, these readers, these cases.
 *
 * Readers and cases: Obuchowski–Rockette for one treatment on d = reader − model: se² = (MSR + max(J·Cov2, 0)) / J with MSR
 * the variance of the readers' mean differences and Cov2 the mean covariance of two readers' means; df = (J·se²)² / (MSR²/(J−1)).
 * These readers: one-sample t of the panel's mean difference over cases. These cases: one-sample t over readers.
 *
 * Source: Hillis 2007, "A comparison of denominator degrees of freedom methods for multiple observer ROC analysis".
 * Whoever read nothing, and then each case that somebody missed, is left out and counted.
 * Undefined (null, with a reason): all without a case; what speaks of readers with one reader or with MSR = 0; what speaks
 * of cases with one case; an analysis whose standard error is 0.
 * @example panelAgainstModel([[1, 1], [1, 0]], [0, 0]).difference // 3/4; MSR = 1/8, Cov2 = 0, se = 1/4, t = 3 with df 1
 */
export function panelAgainstModel(human: Table, model: readonly Given[], confLevel = 0.95): PanelAgainstModel {
	const { tables, ...counts } = complete([human, human.map(() => model)]);
	const [read = [], answered = []] = tables;
	const differences = read.map((row, reader) => row.map((score, at) => score - (answered[reader]?.[at] ?? 0)));
	const byCase = (differences[0] ?? []).map((_, at) => mean(differences.map((row) => row[at] ?? 0)) ?? 0);
	const byReader = differences.flatMap((row) => mean(row) ?? []);
	const [difference, thetaReaders] = [mean(byReader), read.flatMap((row) => mean(row) ?? [])];
	const scale = [...read.flat(), ...(answered[0] ?? [])];
	const msReader = difference === null ? null : meanSquare(byReader, scale);
	const cov2 = covarianceOfMeans(differences, differences, (reader, other) => reader !== other);
	return {
		nReaders: counts.nReaders,
		nCases: counts.nCases,
		nDroppedReaders: counts.droppedReaders,
		nDroppedCases: counts.droppedCases,
		thetaReaders,
		thetaHuman: mean(thetaReaders),
		thetaModel: mean(answered[0] ?? []),
		difference,
		msReader,
		cov2,
		randomReadersRandomCases: ofBoth(difference, byReader.length, msReader, cov2, confLevel),
		fixedReadersRandomCases: oneSample(
			byCase,
			scale,
			confLevel,
			'There is one case: cases like it cannot be spoken of.'
		),
		randomReadersFixedCases: msReader === 0 ? untested(alike) : oneSample(byReader, scale, confLevel, alone),
		...(difference === null && { undefinedReason: 'No case was read by all readers and answered by the model.' })
	};
}

const alone = 'There is one reader: readers like them cannot be spoken of.';
const alike = 'All readers have the same mean difference: how readers vary is not seen.';

function ofBoth(difference: number | null, n: number, msReader: number | null, cov2: number | null, confLevel: number) {
	if (difference === null) return untested('There is nothing to compare.');
	if (msReader === null) return untested(alone);
	if (cov2 === null) return untested('There is one case: how readers vary together is not seen.');
	if (msReader === 0) return untested(alike);
	const denominator = msReader + Math.max(n * cov2, 0);
	return tested(difference, Math.sqrt(denominator / n), denominator ** 2 / (msReader ** 2 / (n - 1)), confLevel);
}

function oneSample(values: readonly number[], scale: readonly number[], confLevel: number, single: string): Tested {
	const [middle, spread] = [mean(values), variance(values)];
	if (middle === null) return untested('There is nothing to compare.');
	if (spread === null) return untested(single);
	return tested(middle, Math.sqrt(exceptRounding(spread, scale) / values.length), values.length - 1, confLevel);
}
