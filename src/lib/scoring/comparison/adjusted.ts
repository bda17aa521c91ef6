import type { Given } from '../missing.ts';

export type Adjustment = 'holm' | 'hochberg' | 'bonferroni' | 'BH' | 'BY';

/**
 * p values adjusted for having looked at several. Holm, Hochberg and Bonferroni keep the chance of any false finding below the
 * level; Benjamini–Hochberg (BH) and Benjamini–Yekutieli (BY, under any dependence) the expected share of false findings.
 * In the order given; each at most 1. A null stays null and is not counted.
 *
 * Source: Holm 1979; Hochberg 1988; Benjamini and Hochberg 1995; Benjamini and Yekutieli 2001.
 * @example adjusted([0.01, null, 0.03], 'holm') // [0.02, null, 0.03]
 */
export function adjusted(p: readonly Given[], method: Adjustment): Given[] {
	const given = p.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
	const n = given.length;
	const rising = given.toSorted((one, other) => one.value - other.value);
	const harmonic = given.reduce((sum, _, i) => sum + 1 / (i + 1), 0);
	const times: Record<Adjustment, (rank: number) => number> = {
		bonferroni: () => n,
		holm: (rank) => n - rank + 1,
		hochberg: (rank) => n - rank + 1,
		BH: (rank) => n / rank,
		BY: (rank) => (n * harmonic) / rank
	};
	const raised = rising.map(({ value }, i) => value * times[method](i + 1));
	const steps = method === 'holm' ? upward(raised) : method === 'bonferroni' ? raised : downward(raised);
	const found: Given[] = p.map(() => null);
	rising.forEach(({ at }, i) => (found[at] = Math.min(1, steps[i] ?? 1)));
	return found;
}

/** Nothing below what came before it. */
function upward(values: readonly number[]): number[] {
	let most = 0;
	return values.map((value) => (most = Math.max(most, value)));
}

/** Nothing above what comes after it. */
function downward(values: readonly number[]): number[] {
	let least = Infinity;
	return values
		.toReversed()
		.map((value) => (least = Math.min(least, value)))
		.toReversed();
}
