import type { Reasoned } from '../missing.ts';
import { atLeastNone, share } from './truncated.ts';
import type { NestedComponents } from './g-study-nested.ts';

export type NestedDecision = {
	tasks: number;
	raters: number;
	gCoefficient: number | null;
	phiCoefficient: number | null;
	semRelative: number | null;
	semAbsolute: number | null;
} & Reasoned;

/**
 * What scores over `tasks` tasks with `raters` raters each would be worth, by the variances of `gStudyNested`. Relative error:
 * var(pt)/t′ + var(rest)/(t′r′); absolute error: the same + var(t)/t′ + var(r:t)/(t′r′). g and φ are var(p) / (var(p) + error);
 * the standard errors of measurement the roots of the errors. A variance below 0 counts as 0 here.
 *
 * Source: Brennan 2001, Generalizability Theory, p × (R:T) design, chapter 3.
 * Undefined (null, with a reason) where a variance is missing, with fewer than one task or rater, and 0/0.
 * @example dStudyNested({ varP: 1, varT: 0, varRInT: 0, varPt: 1, varPrInT: 2 }, 2, 2).gCoefficient // 1 / (1 + 0.5 + 0.5)
 */
export function dStudyNested(found: NestedComponents, tasks: number, raters: number): NestedDecision {
	const { varP, varT, varRInT, varPt, varPrInT } = found;
	if (varP === null || varT === null || varRInT === null || varPt === null || varPrInT === null)
		return none(tasks, raters, 'A variance is missing.');
	if (!(tasks > 0 && raters > 0)) return none(tasks, raters, 'A decision study needs at least one task and one rater.');
	const relative = atLeastNone(varPt) / tasks + atLeastNone(varPrInT) / (tasks * raters);
	const absolute = relative + atLeastNone(varT) / tasks + atLeastNone(varRInT) / (tasks * raters);
	const [gCoefficient, phiCoefficient] = [share(atLeastNone(varP), relative), share(atLeastNone(varP), absolute)];
	return {
		tasks,
		raters,
		gCoefficient,
		phiCoefficient,
		semRelative: Math.sqrt(relative),
		semAbsolute: Math.sqrt(absolute),
		...(gCoefficient === null && { undefinedReason: 'Neither the persons nor what would count as error vary.' })
	};
}

function none(tasks: number, raters: number, undefinedReason: string): NestedDecision {
	const nothing = { gCoefficient: null, phiCoefficient: null, semRelative: null, semAbsolute: null };
	return { tasks, raters, ...nothing, undefinedReason };
}
