import { describe, expect, test } from 'vitest';
import { rougeL } from '#lib/scoring/metrics/rouge-l.ts';

describe('ROUGE-L', () => {
	// Lin 2004, §3.1: the reference "police killed the gunman"; with β = 1 the two candidates score 3/4 and 2/4.
	test.each([
		['police kill the gunman', 'police killed the gunman', 3 / 4],
		['the gunman kill police', 'police killed the gunman', 2 / 4],
		['police', 'police killed the gunman', (2 * 1) / (1 + 4)],
		['左侧脑桥', '脑桥左侧', 1 / 2],
		['one', 'two', 0]
	])('%s against %s', (answer, reference, expected) => {
		expect(rougeL(answer, reference)).toBeCloseTo(expected, 12);
	});

	test('is undefined where a side has no words', () => {
		expect([rougeL('', 'pons'), rougeL('pons', '。')]).toEqual([null, null]);
	});
});
