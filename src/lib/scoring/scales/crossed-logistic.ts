import type { Reasoned } from '../missing.ts';
import { cholesky, inverse, solved } from './inverse.ts';
import { lowest } from './simplex.ts';

/** One answer: who gave it, to which case, the condition or group told apart (0 or 1), and whether it was right (1). */
export type Trial = { reader: number | string; case: number | string; x: number; right: number };

export type CrossedLogistic = {
	intercept: number | null;
	effect: number | null;
	effectSe: number | null;
	sdReader: number | null;
	sdCase: number | null;
} & Reasoned;

/**
 * A logistic model of right and wrong with readers and cases each drawn from a normal distribution of their own:
 * logit P(right) = intercept + effect·x + reader + case. Fitted by maximum likelihood in Laplace's approximation: at every
 * trial the readers' and cases' most likely places are found, and the curvature there stands for all others. In logits.
 *
 * Source: Breslow and Clayton 1993; Bates, Mächler, Bolker and Walker 2015 (lme4) for the form of the penalised likelihood.
 * Undefined (null, with a reason): without answers, with answers that are all alike, with x that does not vary, or where the
 * answers are parted by x (no finite effect).
 * @example 8 answers of 2 readers to 2 cases, 3 of 4 right with x = 1 and 1 of 4 without: effect near 2·ln 3 = 2.20, spreads 0
 */
export function crossedLogistic(trials: readonly Trial[]): CrossedLogistic {
	const none = { intercept: null, effect: null, effectSe: null, sdReader: null, sdCase: null };
	const reason = reasonAgainst(trials);
	if (reason) return { ...none, undefinedReason: reason };
	const design = designOf(trials);
	const start = { places: new Float64Array(design.readers + design.cases) };
	const deviance = (at: readonly number[]) => devianceAt(at, design, start);
	const best = lowest(deviance, [0, 0, 0.7, 0.7]);
	const [intercept = 0, effect = 0, sdReader = 0, sdCase = 0] = best;
	const spread = inverse(curvature(deviance, best));
	return {
		intercept,
		effect,
		effectSe: spread?.[1]?.[1] ? Math.sqrt(spread[1][1]) : null,
		sdReader: Math.abs(sdReader),
		sdCase: Math.abs(sdCase),
		...(!spread && { undefinedReason: 'The likelihood is flat: the effect’s error cannot be told.' })
	};
}

function reasonAgainst(trials: readonly Trial[]): string | null {
	if (trials.length === 0) return 'There is no answer.';
	if (trials.every(({ x }) => x === trials[0]?.x)) return 'The groups that are told apart are one group.';
	if (trials.every(({ right }) => right === trials[0]?.right)) return 'All answers are right, or all are wrong.';
	const parted = [...new Set(trials.map(({ x }) => x))].some((x) => {
		const own = trials.filter((one) => one.x === x);
		return own.every(({ right }) => right === own[0]?.right);
	});
	return parted ? 'One group answered all right or all wrong: the effect has no finite value.' : null;
}

type Design = {
	readers: number;
	cases: number;
	reader: Uint32Array;
	at: Uint32Array;
	x: Float64Array;
	right: Float64Array;
};

function designOf(trials: readonly Trial[]): Design {
	const [readers, cases] = [new Map<unknown, number>(), new Map<unknown, number>()];
	const place = (map: Map<unknown, number>, name: unknown) => map.get(name) ?? (map.set(name, map.size), map.size - 1);
	const reader = Uint32Array.from(trials, (one) => place(readers, one.reader));
	const at = Uint32Array.from(trials, (one) => place(cases, one.case));
	return {
		readers: readers.size,
		cases: cases.size,
		reader,
		at,
		x: Float64Array.from(trials, ({ x }) => x),
		right: Float64Array.from(trials, ({ right }) => right)
	};
}

/** −2 log likelihood in Laplace's approximation; `start` keeps the last places found, from which the next search begins. */
function devianceAt(at: readonly number[], design: Design, start: { places: Float64Array }): number {
	let places = start.places;
	for (let step = 0; step < mostSteps; step++) {
		const { deviance, gradient, information } = around(places, at, design);
		const factor = cholesky(information);
		const move = factor && solved(factor, gradient);
		const size = move ? Math.max(...move.map(Math.abs)) : NaN;
		if (!factor || !Number.isFinite(size)) break;
		if (size < 1e-9) {
			start.places = places;
			return deviance + 2 * factor.reduce((sum, row, i) => sum + Math.log(row[i] ?? 1), 0);
		}
		const scale = Math.min(1, longest / size);
		places = places.map((value, i) => value + scale * (move?.[i] ?? 0));
	}
	start.places = new Float64Array(design.readers + design.cases);
	return Infinity;
}

const mostSteps = 60;
const longest = 5;

/** The penalised deviance at standardised places of readers and cases, and half its slope and curvature. */
function around(places: Float64Array, at: readonly number[], design: Design) {
	const [intercept = 0, effect = 0, sdReader = 0, sdCase = 0] = at;
	const { readers, x, right } = design;
	const gradient = Array.from(places, (place) => -place);
	const information = gradient.map((_, i) => gradient.map((_, j) => (i === j ? 1 : 0)));
	let deviance = places.reduce((sum, place) => sum + place ** 2, 0);
	for (let k = 0; k < x.length; k++) {
		const [i, j] = [design.reader[k] as number, readers + (design.at[k] as number)];
		const eta =
			intercept + effect * (x[k] as number) + sdReader * (places[i] as number) + sdCase * (places[j] as number);
		const p = 1 / (1 + Math.exp(-eta));
		deviance += 2 * (Math.max(eta, 0) + Math.log1p(Math.exp(-Math.abs(eta))) - (right[k] as number) * eta);
		const [rest, weight] = [(right[k] as number) - p, p * (1 - p)];
		gradient[i] = (gradient[i] as number) + sdReader * rest;
		gradient[j] = (gradient[j] as number) + sdCase * rest;
		const [own, other] = [information[i] as number[], information[j] as number[]];
		own[i] = (own[i] as number) + weight * sdReader ** 2;
		other[j] = (other[j] as number) + weight * sdCase ** 2;
		own[j] = (own[j] as number) + weight * sdReader * sdCase;
		other[i] = own[j] as number;
	}
	return { deviance, gradient, information };
}

/** Half the second differences of the deviance: the information about the four parameters. */
function curvature(deviance: (at: readonly number[]) => number, best: readonly number[]): number[][] {
	const step = 1e-3;
	const moved = (i: number, a: number, j: number, b: number) =>
		deviance(best.map((value, k) => value + step * ((k === i ? a : 0) + (k === j ? b : 0))));
	return best.map((_, i) =>
		best.map(
			(_, j) => (moved(i, 1, j, 1) - moved(i, 1, j, -1) - moved(i, -1, j, 1) + moved(i, -1, j, -1)) / (8 * step ** 2)
		)
	);
}
