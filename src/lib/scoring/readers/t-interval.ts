import { tP, tQuantile } from '../distributions.ts';
import type { Reasoned } from '../missing.ts';

/** A difference tested against 0 by Student's t, with its interval. All null, with a reason, where it cannot be. */
export type Tested = {
	se: number | null;
	df: number | null;
	t: number | null;
	pValue: number | null;
	ciLower: number | null;
	ciUpper: number | null;
} & Reasoned;

/** `difference` ± t × `se`, and the two-sided p of difference / se. A standard error of 0 tests nothing. */
export function tested(difference: number, se: number, df: number, confLevel: number): Tested {
	if (!(se > 0) || !(df > 0)) return untested('The standard error is 0.');
	const reach = tQuantile((1 + confLevel) / 2, df) * se;
	const t = difference / se;
	return { se, df, t, pValue: tP(t, df), ciLower: difference - reach, ciUpper: difference + reach };
}

export function untested(undefinedReason: string): Tested {
	return { se: null, df: null, t: null, pValue: null, ciLower: null, ciUpper: null, undefinedReason };
}
