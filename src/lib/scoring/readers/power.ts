import { fQuantile } from '../distributions.ts';
import type { Reasoned } from '../missing.ts';
import { noncentralFAbove } from './noncentral-f.ts';

/** What a pilot of `pilotCases` cases gave, in the names of `twoConditions`; `varError` is the variance of one reader's mean. */
export type Planned = {
	readers: number;
	cases: number;
	pilotCases: number;
	effect: number;
	varTr: number;
	cov1: number;
	cov2: number;
	cov3: number;
	varError: number;
	alpha?: number;
};

export type Power = { noncentrality: number | null; df2: number | null; power: number | null } & Reasoned;

/**
 * The chance that a study of two conditions with so many readers and cases finds a true difference of `effect`, by the
 * variances of a pilot: noncentrality = J·effect²/2 / (var(TR) + c·(varError − Cov1 + (J−1)·max(Cov2 − Cov3, 0))), c = pilot
 * cases / cases; df2 = (line below)² / ((var(TR) + c·(varError − Cov1 − max(Cov2 − Cov3, 0)))² / (J−1)); power = the share of
 * the noncentral F(1, df2) above the critical value. Range alpha … 1.
 *
 * Source: Hillis, Obuchowski and Berbaum 2011, "Power estimation for multireader ROC methods: an updated and unified approach".
 * Undefined (null, with a reason) with fewer than two readers, without cases, or where the pilot leaves no variance.
 * @example power({ readers: 2, cases: 10, pilotCases: 10, effect: 0, varTr: 1, cov1: 0, cov2: 0, cov3: 0, varError: 1 }) // 0.05
 */
export function power({ readers, cases, pilotCases, effect, alpha = 0.05, ...pilot }: Planned): Power {
	if (!(readers > 1)) return none('Fewer than two readers cannot show how readers vary.');
	if (!(cases > 0 && pilotCases > 0)) return none('Without cases there is nothing to find.');
	if (!(alpha > 0 && alpha < 1)) return none('Alpha lies between 0 and 1.');
	const scale = pilotCases / cases;
	const shared = Math.max(pilot.cov2 - pilot.cov3, 0);
	const below = pilot.varTr + scale * (pilot.varError - pilot.cov1 + (readers - 1) * shared);
	const expected = pilot.varTr + scale * (pilot.varError - pilot.cov1 - shared);
	if (!(below > 0) || expected === 0) return none('The pilot’s variances leave nothing to divide by.');
	const noncentrality = (readers * effect ** 2) / 2 / below;
	const df2 = below ** 2 / (expected ** 2 / (readers - 1));
	return { noncentrality, df2, power: noncentralFAbove(fQuantile(1 - alpha, 1, df2), 1, df2, noncentrality) };
}

function none(undefinedReason: string): Power {
	return { noncentrality: null, df2: null, power: null, undefinedReason };
}
