import { describe, expect, test } from 'vitest';
import { brier } from '#lib/scoring/metrics/brier.ts';
import { calibrationCurve, calibrationError, confidenceGap, leastForCurve } from '#lib/scoring/metrics/calibration.ts';
import { wilson } from '#lib/scoring/metrics/wilson.ts';
import { stated } from './stated.ts';

const two = [
	{ confidence: 0.8, right: true },
	{ confidence: 0.6, right: false }
];

describe('confidence', () => {
	test('the example by hand', () => {
		expect(brier(two).value).toBeCloseTo((0.04 + 0.36) / 2, 12);
		expect(confidenceGap(two)).toBeCloseTo(0.7 - 0.5, 12);
		expect(calibrationError(two).value).toBeCloseTo((0.2 + 0.6) / 2, 12);
	});

	test('forty stated confidences, computed in R 4.2.2', () => {
		expect(brier(stated)).toMatchObject({ n: 40, low: null, high: null });
		expect(brier(stated).value).toBeCloseTo(0.1558725, 9);
		expect(calibrationError(stated).value).toBeCloseTo(0.10475, 9);
	});

	test('always saying 50 is 0.25, whatever happens', () => {
		expect(brier([true, false, true].map((right) => ({ confidence: 0.5, right }))).value).toBe(0.25);
	});

	test('a curve is drawn from enough answers on, and its steps hold them all', () => {
		expect(calibrationCurve(stated.slice(0, leastForCurve - 1))).toBeNull();
		const curve = calibrationCurve(stated) ?? [];
		expect(curve.reduce((sum, { n }) => sum + n, 0)).toBe(40);
		const gaps = curve.map(({ n, confidence, right }) => (n / 40) * (confidence - right));
		expect(gaps.reduce((sum, gap) => sum + gap, 0)).toBeCloseTo(confidenceGap(stated)!, 12);
	});

	test('a step of a curve by hand: confidence and right of those in it, steps without any left out', () => {
		const often = Array.from({ length: 20 }, (_, i) => ({ confidence: i < 10 ? 0.2 : 0.9, right: i % 2 === 0 }));
		const curve = calibrationCurve(often) ?? [];
		expect(curve.map(({ from, to, n, right }) => [from, to, n, right])).toEqual([
			[0, 0.2, 10, 0.5],
			[0.8, 1, 10, 0.5]
		]);
		expect(curve[1]?.confidence).toBeCloseTo(0.9, 12);
	});

	test.each([
		// Newcombe 1998, "Two-sided confidence intervals for the single proportion", table I, method 3.
		[81, 263, 0.2553, 0.3662],
		[15, 148, 0.0624, 0.1605],
		[0, 20, 0, 0.1611],
		[1, 29, 0.0061, 0.1718]
	])('Wilson’s interval of %i of %i', (right, n, low, high) => {
		expect(wilson(right, n)?.low).toBeCloseTo(low, 4);
		expect(wilson(right, n)?.high).toBeCloseTo(high, 4);
		expect(wilson(0, 0)).toBeNull();
	});

	test('is undefined where none was stated', () => {
		expect([brier([]).value, confidenceGap([]), calibrationError([]).value]).toEqual([null, null, null]);
	});
});
