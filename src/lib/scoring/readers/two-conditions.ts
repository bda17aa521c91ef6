import { fP, tQuantile } from '../distributions.ts';
import type { Reasoned } from '../missing.ts';
import { mean } from '../moments.ts';
import { complete, type Table } from './complete.ts';
import { covarianceOfMeans, meanSquare } from './covariances.ts';

const untested = { f: null, df1: null, df2: null, pValue: null, se: null, ciLower: null, ciUpper: null };
type Test = { [key in keyof typeof untested]: number | null } & Reasoned;

export type TwoConditions = Test & {
	nReaders: number;
	nCases: number;
	nDroppedReaders: number;
	nDroppedCases: number;
	thetaA: number | null;
	thetaB: number | null;
	difference: number | null;
	msTreatment: number | null;
	msTreatmentReader: number | null;
	cov1: number | null;
	cov2: number | null;
	cov3: number | null;
};

/**
 * The same readers and the same cases in two conditions: does the mean score differ, for readers and cases like these?
 * θ is the mean over readers and cases, the difference is A − B. F = MS(T) / (MS(TR) + max(J·(Cov2 − Cov3), 0)) with one and
 * (line below)² / (MS(TR)²/(J−1)) degrees of freedom; se = √(2·(line below)/J). Covariances of readers' means over the cases:
 * Cov1 same reader in both conditions, Cov2 two readers in one, Cov3 two readers in the two.
 *
 * Source: Obuchowski and Rockette 1995, degrees of freedom of Hillis 2007.
 * Whoever read nothing in one condition, and then each case that somebody missed, is left out and counted.
 * Undefined (null, with a reason): with one reader all but the means and their difference; the test with one case or MS(TR) = 0.
 * @example twoConditions([[1, 1], [1, 0]], [[0, 1], [0, 0]]) // θ 3/4 and 1/4; both readers lose 1/2: MS(TR) = 0, no test
 */
export function twoConditions(conditionA: Table, conditionB: Table, confLevel = 0.95): TwoConditions {
	const { tables, nReaders, nCases, droppedReaders, droppedCases } = complete([conditionA, conditionB]);
	const [first = [], second = []] = tables;
	const [means, otherMeans] = [first.flatMap((row) => mean(row) ?? []), second.flatMap((row) => mean(row) ?? [])];
	const changes = means.map((value, reader) => value - (otherMeans[reader] ?? 0));
	const difference = mean(changes);
	const withinReaders = nReaders < 2 || difference === null ? null : meanSquare(changes, tables.flat(2));
	const several = nReaders > 1;
	const found = {
		msTreatment: several && difference !== null ? (nReaders * difference ** 2) / 2 : null,
		msTreatmentReader: withinReaders === null ? null : withinReaders / 2,
		cov1: several ? covarianceOfMeans(first, second, (reader, other) => reader === other) : null,
		cov2: several
			? averageOf(covarianceOfMeans(first, first, isOther), covarianceOfMeans(second, second, isOther))
			: null,
		cov3: several ? covarianceOfMeans(first, second, isOther) : null
	};
	return {
		nReaders,
		nCases,
		nDroppedReaders: droppedReaders,
		nDroppedCases: droppedCases,
		thetaA: mean(means),
		thetaB: mean(otherMeans),
		difference,
		...found,
		...test(nReaders, difference, found, confLevel)
	};
}

type Found = Pick<TwoConditions, 'msTreatment' | 'msTreatmentReader' | 'cov2' | 'cov3'>;

function test(n: number, difference: number | null, found: Found, confLevel: number): Test {
	const { msTreatment, msTreatmentReader, cov2, cov3 } = found;
	if (difference === null)
		return { ...untested, undefinedReason: 'No case was read by all readers in both conditions.' };
	if (msTreatment === null || msTreatmentReader === null)
		return { ...untested, undefinedReason: 'There is one reader: readers like them cannot be spoken of.' };
	if (cov2 === null || cov3 === null)
		return { ...untested, undefinedReason: 'There is one case: how readers vary together is not seen.' };
	if (msTreatmentReader === 0)
		return {
			...untested,
			undefinedReason: 'The difference is the same for all readers: how readers vary is not seen.'
		};
	const below = msTreatmentReader + Math.max(n * (cov2 - cov3), 0);
	const [f, df2, se] = [
		msTreatment / below,
		below ** 2 / (msTreatmentReader ** 2 / (n - 1)),
		Math.sqrt((2 * below) / n)
	];
	const reach = tQuantile((1 + confLevel) / 2, df2) * se;
	return { f, df1: 1, df2, pValue: fP(f, 1, df2), se, ciLower: difference - reach, ciUpper: difference + reach };
}

function isOther(reader: number, other: number): boolean {
	return reader !== other;
}

function averageOf(one: number | null, other: number | null): number | null {
	return one === null || other === null ? null : (one + other) / 2;
}
