import { describe, expect, test } from 'vitest';
import { tokenF1 } from '#lib/scoring/metrics/token-f1.ts';

describe('token F1', () => {
	// Worked by hand from the definition in Rajpurkar et al. 2016: shared tokens, articles left out.
	test.each([
		['left pontine infarct', 'infarct of the left pons', (2 * 2) / (3 + 4)],
		['the cat', 'a cat', 1],
		['disease disease', 'disease', (2 * 1) / (2 + 1)],
		['glioma', 'glioblastoma', 0],
		['左侧脑桥梗死', '脑桥左侧梗死', 1],
		['右侧', '左侧', 1 / 2]
	])('%s against %s', (answer, reference, expected) => {
		expect(tokenF1(answer, reference)).toBeCloseTo(expected, 12);
	});

	test('is undefined where a side has no words', () => {
		expect([tokenF1('', 'pons'), tokenF1('pons', 'the')]).toEqual([null, null]);
	});
});
