import { expect, test } from 'vitest';
import { passAtK } from '#lib/scoring/metrics/pass-at-k.ts';

test('the worked example', () => {
	expect(passAtK([{ n: 5, c: 1 }], 1).mean).toEqual(expect.closeTo(0.2, 12));
});
test('is any right where all answers are drawn, and none is drawn from fewer', () => {
	expect(
		passAtK(
			[
				{ n: 5, c: 1 },
				{ n: 5, c: 0 },
				{ n: 2, c: 2 }
			],
			5
		)
	).toMatchObject({
		perCase: [1, 0, null],
		mean: 0.5,
		nCasesExcluded: 1
	});
});
test('stays exact for a hundred thousand answers', () => {
	expect(passAtK([{ n: 100_000, c: 1 }], 1000).mean).toEqual(expect.closeTo(0.01, 12));
	expect(passAtK([{ n: 100_000, c: 99_999 }], 100_000).allKMean).toBe(0);
});
test('of nothing is nothing', () => {
	expect(passAtK([], 1)).toMatchObject({ mean: null, undefinedReason: expect.any(String) });
});
