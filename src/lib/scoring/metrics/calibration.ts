import type { Estimate } from '../score.ts';
import { completePairs, type Given } from '../missing.ts';
import { brier, type Stated } from './brier.ts';
import { wilson } from './wilson.ts';

/**
 * Confidence gap: the mean stated confidence minus the share that was right. Above 0 is too sure, below 0 not sure enough.
 * Also called calibration-in-the-large (Cox 1958). Range −1 … 1. Undefined (null) without a stated confidence.
 * @example confidenceGap([{ confidence: 0.8, right: true }, { confidence: 0.6, right: false }]) // 0.7 − 0.5 = 0.2
 */
export function confidenceGap(stated: readonly Stated[]): number | null {
	if (stated.length === 0) return null;
	return stated.reduce((sum, { confidence, right }) => sum + confidence - Number(right), 0) / stated.length;
}

/**
 * Expected calibration error: answers are put in bins of equal width by confidence, (0, 1/B], (1/B, 2/B] …, 0 in the first;
 * the absolute gap between mean confidence and share right of each bin, weighted by how many answers it holds.
 * It needs many answers; from the few of one attempt it is mostly noise, so a debrief shows the gap instead.
 *
 * Source: Naeini et al. 2015, "Obtaining well calibrated probabilities using Bayesian binning".
 * Range 0 … 1. Undefined (null) without a stated confidence.
 * @example calibrationError([{ confidence: 0.8, right: true }, { confidence: 0.6, right: false }]).value // (0.2 + 0.6) / 2 = 0.4
 */
export function calibrationError(stated: readonly Stated[], bins = 10): Estimate {
	const n = stated.length;
	const gaps = new Map<number, number>();
	for (const { confidence, right } of stated) {
		const bin = Math.max(Math.ceil(confidence * bins), 1);
		gaps.set(bin, (gaps.get(bin) ?? 0) + confidence - Number(right));
	}
	const value = n === 0 ? null : [...gaps.values()].reduce((sum, gap) => sum + Math.abs(gap), 0) / n;
	return { value, n, low: null, high: null, method: `expected calibration error, ${bins} bins of equal width` };
}

/** One step of a calibration curve. `from` … `to` is the step's width, `confidence` the mean that was stated in it, all 0 … 1. */
export type CalibrationStep = {
	from: number;
	to: number;
	n: number;
	confidence: number;
	right: number;
	/** Wilson's 95 % interval of the share that was right. */
	low: number;
	high: number;
};

/** From how many answers on a curve is drawn: five steps of four answers on average, each still wide. */
export const leastForCurve = 20;

/**
 * Calibration curve, also called reliability diagram: answers in steps of equal width by confidence, (0, 1/B], (1/B, 2/B] …, 0 in
 * the first; of each step that holds any, the mean confidence, the share right with its interval, and n.
 * Null, and so no curve, from fewer answers than `leastForCurve`: of a handful every curve is chance.
 *
 * Source: Murphy and Winkler 1977, "Reliability of subjective probability forecasts of precipitation and temperature".
 */
export function calibrationCurve(stated: readonly Stated[], bins = 5): CalibrationStep[] | null {
	if (stated.length < leastForCurve) return null;
	return Array.from({ length: bins }, (_, i) => i + 1).flatMap((bin) => {
		const own = stated.filter(({ confidence }) => Math.max(Math.ceil(confidence * bins), 1) === bin);
		const right = own.filter((one) => one.right).length;
		const interval = wilson(right, own.length);
		if (!interval) return [];
		const confidence = own.reduce((sum, one) => sum + one.confidence, 0) / own.length;
		return [
			{ from: (bin - 1) / bins, to: bin / bins, n: own.length, confidence, right: right / own.length, ...interval }
		];
	});
}

/**
 * Brier score and expected calibration error of stated confidences (0 … 1) against outcomes (0 or 1), as one row of a table.
 * A pair with a null on either side is dropped. Undefined (null, with a reason) without a pair.
 * @example brierAndError([0.8, 0.6], [1, 0]) // brier 0.2, error 0.4
 */
export function brierAndError(confidence: readonly Given[], outcome: readonly Given[], bins = 10) {
	const { a, b } = completePairs(confidence, outcome);
	const stated = a.map((one, i) => ({ confidence: one, right: b[i] === 1 }));
	return {
		n: stated.length,
		brier: brier(stated).value,
		ece: calibrationError(stated, bins).value,
		...(stated.length === 0 && { undefinedReason: 'No confidence was stated.' })
	};
}
