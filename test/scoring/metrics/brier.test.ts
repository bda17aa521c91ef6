import { describe, expect, test } from 'vitest';
import { brier } from '#lib/scoring/metrics/brier.ts';
import { calibrationError, confidenceGap } from '#lib/scoring/metrics/calibration.ts';
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

	test('is undefined where none was stated', () => {
		expect([brier([]).value, confidenceGap([]), calibrationError([]).value]).toEqual([null, null, null]);
	});
});
