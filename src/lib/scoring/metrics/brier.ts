import type { Estimate } from '../score.ts';

/** How sure somebody said to be of one answer, 0 … 1, and whether it was right. */
export type Stated = { confidence: number; right: boolean };

/**
 * Brier score of the top choice: the mean of (confidence − outcome)², where confidence is that of the *first* choice alone
 * (the first diagnosis of a ranked list, the chosen option) and the outcome is 1 if that choice was right, else 0.
 * It is the two-outcome form ("my first choice is right"), range 0 … 1, not Brier's multi-class sum over all options,
 * which runs to 2: the confidences of a ranked list need not add up to 1. Always saying 50 gives 0.25. Lower is better.
 *
 * Source: Brier 1950, "Verification of forecasts expressed in terms of probability", for two outcomes.
 * Undefined (null) without a stated confidence; answers without one are left out.
 * @example brier([{ confidence: 0.8, right: true }, { confidence: 0.6, right: false }]) // (0.04 + 0.36) / 2 = 0.2
 */
export function brier(stated: readonly Stated[]): Estimate {
	const n = stated.length;
	const sum = stated.reduce((sum, { confidence, right }) => sum + (confidence - Number(right)) ** 2, 0);
	return { value: n === 0 ? null : sum / n, n, low: null, high: null, method: 'mean, no interval' };
}
