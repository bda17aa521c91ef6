import { expect, test } from 'vitest';
import { rocArea } from '#lib/scoring/metrics/roc-area.ts';

test('the worked example', () => {
	expect(rocArea([1, 2, 3, 2], [0, 0, 1, 1]).auc).toBe(0.875);
});
test('turned around is the rest of one, with the same error', () => {
	const [score, truth] = [
		[3, 1, 4, 1, 5, 9, 2],
		[1, 0, 1, 0, 0, 1, 1]
	];
	const one = rocArea(score, truth);
	const other = rocArea(
		score,
		truth.map((is) => 1 - is)
	);
	expect([other.auc, other.se]).toEqual([expect.closeTo(1 - (one.auc ?? 0), 12), expect.closeTo(one.se ?? 0, 12)]);
});
test('of one kind alone does not exist, and of one case of a kind has no error', () => {
	expect(rocArea([1, 2], [1, 1])).toMatchObject({ auc: null, undefinedReason: expect.any(String) });
	expect(rocArea([1, 2, 3], [1, 0, 0])).toMatchObject({ auc: 0, se: null, undefinedReason: expect.any(String) });
});
