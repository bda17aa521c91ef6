import { chance } from '../chance.ts';
import { completePairs, type Given, type Reasoned } from '../missing.ts';
import { mean, sum } from '../moments.ts';
import { shareAsFar } from './signed-sums.ts';

export type SignFlip = { n: number; nNonzero: number; meanDifference: number | null; pValue: number | null } & Reasoned;

/** Sums that differ by no more are the same sum: equal sums differ in their last bit by the order of adding. */
const alike = 1e-10;

/**
 * Paired differences x − y: could chance alone have made their sum so far from 0? Under no difference each could as well bear
 * the other sign. p is the share of all 2^n assignments of signs whose sum is at least as far from 0 as the one seen.
 *
 * Source: Fisher 1935, "The Design of Experiments", on Darwin's maize. A pair with a null on either side is dropped; a
 * difference of 0 bears no sign and does not matter. All 0: p is 1.
 * Undefined (null, with a reason) without a pair, and for more than 44 differences other than whole numbers.
 * @example signFlipExact([1, 1], [0, 0]).pValue // sums 2, 0, 0, −2: 2 of 4 are as far as 2: 1/2
 */
export function signFlipExact(x: readonly Given[], y: readonly Given[]): SignFlip {
	const { a, b } = completePairs(x, y);
	const differences = a.map((one, i) => one - (b[i] ?? 0));
	const nonzero = differences.filter((one) => one !== 0);
	const counts = { n: differences.length, nNonzero: nonzero.length, meanDifference: mean(differences) };
	if (differences.length === 0) return { ...counts, pValue: null, undefinedReason: 'There is no complete pair.' };
	const pValue = nonzero.length === 0 ? 1 : shareAsFar(nonzero, sum(nonzero));
	if (pValue !== null) return { ...counts, pValue };
	return { ...counts, pValue, undefinedReason: 'There are too many differences to go through all signs: sample them.' };
}

export type Sampled = { nPermutations: number; nExtreme: number; pValue: number | null } & Reasoned;

/**
 * The same by signs that are given: p = (as far from 0 as the sum seen + 1) / (assignments + 1), never 0.
 *
 * Source: Phipson and Smyth 2010, "Permutation p-values should never be zero".
 * @example signFlipGiven([1, 1], [[1, -1], [-1, -1]]) // one of two is as far as 2: p = 2/3
 */
export function signFlipGiven(differences: readonly Given[], signs: readonly (readonly number[])[]): Sampled {
	const kept = differences.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
	if (kept.length === 0) {
		return { nPermutations: signs.length, nExtreme: 0, pValue: null, undefinedReason: 'There is no difference.' };
	}
	const least = Math.abs(sum(kept.map(({ value }) => value))) - alike;
	const nExtreme = signs.filter(
		(row) => Math.abs(sum(kept.map(({ value, at }) => value * (row[at] ?? 0)))) >= least
	).length;
	return { nPermutations: signs.length, nExtreme, pValue: (nExtreme + 1) / (signs.length + 1) };
}

/**
 * The same by signs that are drawn. Whoever reports it reports the seed.
 * @example signFlipSampled([0, 0], { seed: 1, draws: 99 }).pValue // every sum is 0: 1
 */
export function signFlipSampled(
	differences: readonly number[],
	{ seed, draws }: { seed: number; draws: number }
): Sampled {
	if (differences.length === 0) {
		return { nPermutations: draws, nExtreme: 0, pValue: null, undefinedReason: 'There is no difference.' };
	}
	const { sign } = chance(seed);
	const values = Float64Array.from(differences);
	const least = Math.abs(sum(differences)) - alike;
	let nExtreme = 0;
	for (let draw = 0; draw < draws; draw++) {
		let drawn = 0;
		for (const value of values) drawn += sign() * value;
		if (Math.abs(drawn) >= least) nExtreme += 1;
	}
	return { nPermutations: draws, nExtreme, pValue: (nExtreme + 1) / (draws + 1) };
}
