import { expect, test } from 'vitest';
import { rankedRetrieval } from '#lib/scoring/metrics/ranked-retrieval.ts';

test('the worked example', () => {
	expect(rankedRetrieval([{ ranked: ['B', 'B', 'A'], gold: ['A'] }], [1, 3], 10)).toMatchObject({
		mrr: 0.5,
		recallAtK: [
			{ k: 1, value: 0 },
			{ k: 3, value: 1 }
		]
	});
});
test('a list is cut after what stands there twice was taken out', () => {
	const ranked = ['A', 'A', ...'BCDEFGHI', 'X'];
	expect(rankedRetrieval([{ ranked, gold: ['X'] }], [10], 10).perCase[0]?.firstHitRank).toBe(10);
});
test('what has no target is left out and counted', () => {
	expect(rankedRetrieval([{ ranked: ['A'], gold: [] }], [1])).toMatchObject({ nCases: 0, nUnscorable: 1, mrr: null });
});
