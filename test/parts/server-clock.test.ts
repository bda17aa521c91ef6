import { expect, test } from 'vitest';
import { better, sample } from '#lib/parts/server-clock.ts';

test('the reply is taken to have been written half-way', () => {
	expect(sample(10_000, 100, 300)).toEqual({ offset: 9_800, trip: 200 });
});

test('the shorter trip is believed', () => {
	const slow = { offset: 9_850, trip: 400 };
	const quick = { offset: 9_800, trip: 20 };
	expect(better(slow, quick)).toEqual(quick);
	expect(better(quick, slow)).toEqual(quick);
});

test('a laptop that slept is found out: the two cannot both be true', () => {
	const before = { offset: 9_800, trip: 20 };
	const after = { offset: 3_609_800, trip: 90 };
	expect(better(before, after)).toEqual(after);
});
