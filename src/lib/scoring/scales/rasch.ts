import { completeRows, type Given, type Reasoned } from '../missing.ts';
import { mean, sum } from '../moments.ts';
import { symmetric } from './elementary-symmetric.ts';
import { inverse } from './inverse.ts';

export type Rasch = {
	nPersons: number;
	nDropped: number;
	/** Persons with none or all right: they say nothing of which item is harder. */
	nExtreme: number;
	difficulty: (number | null)[];
	difficultySe: (number | null)[];
} & Reasoned;

/** Newton's steps; a step that would move an item further than this is shortened. */
const mostSteps = 100;
const longest = 2;

/**
 * Rasch's model by conditional maximum likelihood: difficulties of right/wrong items on one scale with the persons' abilities,
 * without assuming how abilities are spread: the likelihood of who solved which, given how many each solved. Difficulties in
 * logits, adding up to 0; errors from the inverse of the information under that constraint.
 *
 * Source: Rasch 1960; Andersen 1972, "The numerical solution of a set of conditional estimation equations".
 * Persons with a gap are left out and counted. Undefined (null, with a reason): an item that all, or none, of the persons
 * who differ solved has no finite difficulty; fewer than two items that can be told.
 * @example rasch([[1, 0], [1, 0], [0, 1]]) // of those who solved one, 2 solved the first: difficulties ∓ ln(2)/2
 */
export function rasch(responses: readonly (readonly Given[])[]): Rasch {
	const { rows, dropped } = completeRows(responses);
	const width = Math.max(0, ...responses.map((row) => row.length));
	const telling = rows.filter((row) => sum(row) > 0 && sum(row) < width);
	const solved = Array.from({ length: width }, (_, item) => sum(telling.map((row) => row[item] ?? 0)));
	const counts = { nPersons: rows.length, nDropped: dropped, nExtreme: rows.length - telling.length };
	const isFinite = solved.every((n) => n > 0 && n < telling.length);
	const found = width < 2 || !isFinite ? null : fitted(telling.map(sum), solved, width);
	if (found) return { ...counts, ...found };
	const nulls = solved.map(() => null);
	const undefinedReason =
		width < 2
			? 'One item has nothing to be harder than.'
			: telling.length === 0
				? 'Nobody solved some of the items and not others.'
				: 'Some item was solved by all or by none, or the items fall into two parts: there is no finite difficulty.';
	return { ...counts, difficulty: nulls, difficultySe: nulls, undefinedReason };
}

/** Null where Newton's steps find no end: the likelihood has no finite maximum. */
function fitted(totals: readonly number[], solved: readonly number[], width: number) {
	const persons = Array.from({ length: width }, (_, r) => totals.filter((total) => total === r).length);
	let difficulty = solved.map((n) => -Math.log(n / (totals.length - n)));
	difficulty = centred(difficulty);
	for (let step = 0; step < mostSteps; step++) {
		const { gradient, information } = derivatives(difficulty, persons, solved);
		// The information is singular along a shift of all items: 1/n everywhere pins that direction and changes no other.
		const covariance = inverse(information.map((row) => row.map((value) => value + 1 / width)));
		if (!covariance) return null;
		const moves = covariance.map((row) => sum(row.map((value, i) => value * (gradient[i] ?? 0))));
		const size = Math.max(...moves.map(Math.abs));
		if (!Number.isFinite(size)) return null;
		const scale = Math.min(1, longest / size);
		difficulty = centred(difficulty.map((value, i) => value + scale * (moves[i] ?? 0)));
		if (Math.max(...difficulty.map(Math.abs)) > 30) return null;
		if (size < 1e-10) {
			const difficultySe = covariance.map((row, i) => Math.sqrt(Math.max((row[i] ?? 0) - 1 / width, 0)));
			return { difficulty, difficultySe };
		}
	}
	return null;
}

/** Of the conditional log likelihood by difficulty: what was expected less what was solved, and the information. */
function derivatives(difficulty: readonly number[], persons: readonly number[], solved: readonly number[]) {
	const ease = difficulty.map((value) => Math.exp(-value));
	const width = ease.length;
	const gamma = symmetric(ease);
	const without = ease.map((_, i) => symmetric(ease.filter((_, j) => j !== i)));
	const expected = ease.map(() => 0);
	const information = ease.map(() => ease.map(() => 0));
	const share = (i: number, r: number) => ((ease[i] ?? 0) * (without[i]?.[r - 1] ?? 0)) / (gamma[r] ?? 1);
	for (let i = 0; i < width; i++) {
		for (let j = i; j < width; j++) {
			const pair = i === j ? null : symmetric(ease.filter((_, at) => at !== i && at !== j));
			let sumOf = 0;
			for (let r = 1; r < width; r++) {
				const n = persons[r] ?? 0;
				if (n === 0) continue;
				const both = pair
					? r < 2
						? 0
						: ((ease[i] ?? 0) * (ease[j] ?? 0) * (pair[r - 2] ?? 0)) / (gamma[r] ?? 1)
					: share(i, r);
				sumOf += n * (both - share(i, r) * share(j, r));
			}
			(information[i] as number[])[j] = sumOf;
			(information[j] as number[])[i] = sumOf;
		}
		expected[i] = sum(persons.map((n, r) => (n === 0 || r === 0 ? 0 : n * share(i, r))));
	}
	return { gradient: expected.map((value, i) => value - (solved[i] ?? 0)), information };
}

function centred(values: readonly number[]): number[] {
	const middle = mean(values) ?? 0;
	return values.map((value) => value - middle);
}
