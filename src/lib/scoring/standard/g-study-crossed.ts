import { completeRows, type Given, type Reasoned } from '../missing.ts';
import { exceptRounding, mean } from '../moments.ts';
import { atLeastNone, share } from './truncated.ts';

const nothing = {
	msPersons: null,
	msConditions: null,
	msResidual: null,
	varPersons: null,
	varConditions: null,
	varResidual: null
};
type Components = { [key in keyof typeof nothing]: number | null };

export type Decision = {
	nPrime: number;
	gCoefficient: number | null;
	phiCoefficient: number | null;
	semRelative: number | null;
	semAbsolute: number | null;
};

export type GStudyCrossed = { nPersons: number; nDropped: number; nConditions: number } & Components &
	Decision &
	Reasoned;

/**
 * Generalizability of scores[person][condition] (stations, cases, raters: each person meets each): how much of the variance
 * is the persons', the conditions', and the rest. var(persons) = (MS(p) − MS(res)) / conditions, var(conditions) = (MS(c) −
 * MS(res)) / persons, var(residual) = MS(res); reported as they come out, below 0 too. Then the decision study for `nPrime`
 * conditions (by default as many as there were).
 *
 * Source: Brennan 2001, Generalizability Theory, chapter 2 (p × i design).
 * Persons with a gap are left out and counted. Undefined (null, with a reason) with fewer than two persons or conditions.
 * @example gStudyCrossed([[1, 2], [3, 4]]) // MS 4, 1, 0: variances 2, 0.5, 0; g = 2/(2 + 0) = 1, φ = 2/(2 + 0.25)
 */
export function gStudyCrossed(scores: readonly (readonly Given[])[], nPrime?: number): GStudyCrossed {
	const { rows, dropped } = completeRows(scores);
	const [n, k] = [rows.length, rows[0]?.length ?? 0];
	const counts = { nPersons: n, nDropped: dropped, nConditions: k };
	const components = n < 2 || k < 2 ? nothing : componentsOf(rows, n, k);
	const decision = dStudyCrossed(components, nPrime ?? k);
	return { ...counts, ...components, ...decision, ...reason(components, decision) };
}

/**
 * What scores over `nPrime` conditions would be worth. Relative (ranking): g = var(p) / (var(p) + var(res)/n′); absolute
 * (passing): φ = var(p) / (var(p) + (var(c) + var(res))/n′); the standard errors of measurement are the roots of what is
 * added. A variance below 0 counts as 0 here.
 * Source: Brennan 2001, chapter 2. Undefined (null) without components, with n′ ≤ 0, and 0/0.
 * @example dStudyCrossed({ varPersons: 2, varConditions: 1, varResidual: 3 }, 3).gCoefficient // 2 / (2 + 1)
 */
export function dStudyCrossed(
	found: Pick<Components, 'varPersons' | 'varConditions' | 'varResidual'>,
	nPrime: number
): Decision {
	const { varPersons, varConditions, varResidual } = found;
	if (varPersons === null || varConditions === null || varResidual === null || !(nPrime > 0))
		return { nPrime, gCoefficient: null, phiCoefficient: null, semRelative: null, semAbsolute: null };
	const [persons, conditions, rest] = [atLeastNone(varPersons), atLeastNone(varConditions), atLeastNone(varResidual)];
	const [relative, absolute] = [rest / nPrime, (conditions + rest) / nPrime];
	return {
		nPrime,
		gCoefficient: share(persons, relative),
		phiCoefficient: share(persons, absolute),
		semRelative: Math.sqrt(relative),
		semAbsolute: Math.sqrt(absolute)
	};
}

function componentsOf(rows: readonly number[][], n: number, k: number): { [key in keyof Components]: number } {
	const all = rows.flat();
	const middle = mean(all) ?? 0;
	const persons = rows.map((row) => (mean(row) ?? 0) - middle);
	const conditions = Array.from({ length: k }, (_, at) => (mean(rows.map((row) => row[at] ?? 0)) ?? 0) - middle);
	const left = rows.flatMap((row, i) => row.map((x, at) => x - middle - (persons[i] ?? 0) - (conditions[at] ?? 0)));
	const square = (values: number[]) => values.reduce((sum, value) => sum + value ** 2, 0);
	const msPersons = exceptRounding((k * square(persons)) / (n - 1), all);
	const msConditions = exceptRounding((n * square(conditions)) / (k - 1), all);
	const msResidual = exceptRounding(square(left) / ((n - 1) * (k - 1)), all);
	const varPersons = (msPersons - msResidual) / k;
	const varConditions = (msConditions - msResidual) / n;
	return { msPersons, msConditions, msResidual, varPersons, varConditions, varResidual: msResidual };
}

function reason({ msPersons }: Components, { nPrime, gCoefficient, phiCoefficient }: Decision): Reasoned {
	if (msPersons === null)
		return { undefinedReason: 'Fewer than two persons with all scores, or fewer than two conditions.' };
	if (!(nPrime > 0)) return { undefinedReason: 'A decision study needs at least one condition.' };
	if (gCoefficient === null || phiCoefficient === null)
		return { undefinedReason: 'Neither the persons nor what would count as error vary.' };
	return {};
}
