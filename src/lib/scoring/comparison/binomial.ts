import { betaBelow } from '../distributions.ts';

/** The chance of at most `k` of `n` where both outcomes are as likely, 0 ≤ k < n. @example binomialTail(0, 2) // 1/4 */
export function binomialTail(k: number, n: number): number {
	return betaBelow(0.5, n - k, k + 1);
}

/** The chance of exactly `k` of `n` where both outcomes are as likely. @example binomialAt(1, 2) // 1/2 */
export function binomialAt(k: number, n: number): number {
	return k === 0 ? 0.5 ** n : binomialTail(k, n) - binomialTail(k - 1, n);
}
