import { expect, test } from 'vitest';
import { bestMatches } from '#lib/scoring/metrics/greedy-matching.ts';
import { matcher, type Matcher } from '#lib/server/bertscore/matcher.ts';
import { isRunnable } from './tiny.ts';

test.runIf(isRunnable)('matching by the runtime is matching without it', async () => {
	const vectors = (n: number, by: number) => ({
		values: Float32Array.from({ length: n * 33 }, (_, i) => Math.sin(i * by)),
		n,
		dim: 33
	});
	const [a, b] = [vectors(7, 1.3), vectors(10, 0.7)];
	const [fast, plain] = [await ((await matcher(1)) as Matcher)(a, b), bestMatches(a, b)];
	expect([...fast.rows]).toEqual([...plain.rows].map((value) => expect.closeTo(value, 5)));
	expect([...fast.columns]).toEqual([...plain.columns].map((value) => expect.closeTo(value, 5)));
});
