import type { Given, Reasoned } from '../missing.ts';
import { exceptRounding, mean } from '../moments.ts';

const nothing = { varP: null, varT: null, varRInT: null, varPt: null, varPrInT: null };
export type NestedComponents = { [key in keyof typeof nothing]: number | null };
export type GStudyNested = { nPersons: number; nDropped: number; nTasks: number; nRaters: number } & NestedComponents &
	Reasoned;

/**
 * Generalizability where every person does every task and each task has raters of its own: scores[person][task][rater].
 * Variances of persons, tasks, raters within tasks, persons × tasks, and the rest, by the expected mean squares of the
 * balanced design; reported as they come out, below 0 too.
 *
 * Source: Brennan 2001, Generalizability Theory, p × (r:t) design, chapter 3.
 * Persons with a gap are left out and counted. Undefined (null, with a reason): all where tasks have different numbers of
 * raters; each variance whose mean squares have no degrees of freedom (one person, one task, one rater a task).
 * @example gStudyNested([[[1, 3]], [[3, 5]]]) // one task: only raters, MS(r:t) = 4, MS(rest) = 0, var(r:t) = 4/2 = 2
 */
export function gStudyNested(scores: readonly (readonly (readonly Given[])[])[]): GStudyNested {
	const nTasks = Math.max(0, ...scores.map((tasks) => tasks.length));
	const raters = [...new Set(scores.flatMap((tasks) => tasks.map((row) => row.length)))];
	const persons = scores.filter((tasks): tasks is number[][] =>
		tasks.every((row) => row.every((score) => score !== null))
	);
	const counts = {
		nPersons: persons.length,
		nDropped: scores.length - persons.length,
		nTasks,
		nRaters: raters[0] ?? 0
	};
	if (raters.length !== 1 || persons.some((tasks) => tasks.length !== nTasks))
		return { ...counts, ...nothing, undefinedReason: 'Not every task has the same number of raters for every person.' };
	const components = componentsOf(persons, nTasks, counts.nRaters);
	const missing = Object.values(components).some((variance) => variance === null);
	return {
		...counts,
		...components,
		...(missing && { undefinedReason: 'Too few persons, tasks or raters for some.' })
	};
}

function componentsOf(scores: readonly number[][][], t: number, r: number): NestedComponents {
	const n = scores.length;
	const all = scores.flat(2);
	const middle = mean(all) ?? 0;
	const persons = scores.map((tasks) => mean(tasks.flat()) ?? 0);
	const tasks = upTo(t).map((task) => mean(scores.flatMap((own) => own[task] ?? [])) ?? 0);
	const raters = upTo(t).map((task) => upTo(r).map((rater) => mean(scores.map((own) => own[task]?.[rater] ?? 0)) ?? 0));
	const cells = scores.map((own) => own.map((row) => mean(row) ?? 0));
	const ms = (sum: number, df: number) => (df > 0 ? exceptRounding(sum / df, all) : null);
	const msP = ms(t * r * squares(persons.map((person) => person - middle)), n - 1);
	const msT = ms(n * r * squares(tasks.map((task) => task - middle)), t - 1);
	const msR = ms(
		n * squares(raters.flatMap((row, task) => row.map((rater) => rater - (tasks[task] ?? 0)))),
		t * (r - 1)
	);
	const both = cells.flatMap((row, i) =>
		row.map((cell, task) => cell - (persons[i] ?? 0) - (tasks[task] ?? 0) + middle)
	);
	const msPt = ms(r * squares(both), (n - 1) * (t - 1));
	const left = scores.flatMap((own, i) =>
		own.flatMap((row, task) =>
			row.map((score, at) => score - (cells[i]?.[task] ?? 0) - (raters[task]?.[at] ?? 0) + (tasks[task] ?? 0))
		)
	);
	const msRest = ms(squares(left), t * (n - 1) * (r - 1));
	return {
		varP: from([msP, 1], [msPt, -1], t * r),
		varT: from([msT, 1], [msR, -1], n * r, [msPt, -1], [msRest, 1]),
		varRInT: from([msR, 1], [msRest, -1], n),
		varPt: from([msPt, 1], [msRest, -1], r),
		varPrInT: msRest
	};
}

type Term = [square: number | null, sign: 1 | -1];

function from(one: Term, other: Term, below: number, ...more: Term[]): number | null {
	const terms = [one, other, ...more];
	if (terms.some(([square]) => square === null)) return null;
	return terms.reduce((sum, [square, sign]) => sum + sign * (square ?? 0), 0) / below;
}

function squares(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value ** 2, 0);
}

function upTo(n: number): number[] {
	return Array.from({ length: n }, (_, i) => i);
}
