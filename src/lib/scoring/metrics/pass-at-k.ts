import { mean } from '../moments.ts';

export type Tried = { n: number; c: number };

export type PassAtK = {
	k: number;
	perCase: (number | null)[];
	mean: number | null;
	allKPerCase: (number | null)[];
	allKMean: number | null;
	nCasesEstimable: number;
	nCasesExcluded: number;
	undefinedReason?: string;
};

/**
 * pass@k: the chance that at least one of k answers drawn from the n that were given is right, c of which are:
 * 1 − C(n−c, k) / C(n, k). Beside it `allK`, the chance that all k are: C(c, k) / C(n, k). Of physicians it is k physicians
 * drawn from a panel, never k attempts of one. Means are over the cases with n ≥ k.
 *
 * Source: Chen et al. 2021, "Evaluating large language models trained on code".
 * Range 0 … 1. Undefined (null) for a case with fewer answers than k: it is excluded and counted.
 * @example passAtK([{ n: 5, c: 1 }], 1).mean // 1/5
 */
export function passAtK(cases: readonly Tried[], k: number): PassAtK {
	const perCase = cases.map(({ n, c }) => (k > n ? null : 1 - drawn(n - c, n, k)));
	const allKPerCase = cases.map(({ n, c }) => (k > n ? null : drawn(c, n, k)));
	const estimable = perCase.filter((value) => value !== null);
	return {
		k,
		perCase,
		mean: mean(estimable),
		allKPerCase,
		allKMean: mean(allKPerCase.filter((value) => value !== null)),
		nCasesEstimable: estimable.length,
		nCasesExcluded: cases.length - estimable.length,
		...(estimable.length === 0 && { undefinedReason: `No case has ${k} answers.` })
	};
}

/** C(some, k) / C(n, k), as a product of ratios: nothing overflows. */
function drawn(some: number, n: number, k: number): number {
	if (some < k) return 0;
	let product = 1;
	for (let i = 0; i < k; i++) product *= (some - i) / (n - i);
	return product;
}
