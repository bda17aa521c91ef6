import { describe, expect, test } from 'vitest';
import { due } from '#lib/reports/due.ts';

const day = 24 * 60 * 60_000;
const sat = (...shares: (number | null)[]) => shares.map((share, i) => ({ at: i * 30 * day, share }));

describe('a station that was sat', () => {
	test.each([
		['badly comes back after three days', sat(0.49), 3],
		['fairly, after a week', sat(0.5), 7],
		['and has no marks, after a week', sat(null), 7],
		['well, after three weeks', sat(0.8), 21],
		['well twice, after twice as long', sat(0.9, 0.8), 42],
		['well again and again, after half a year at most', sat(1, 1, 1, 1, 1, 1), 168],
		['well and then fairly begins anew', sat(1, 1, 0.6), 7],
		['well after a bad one earns three weeks, not double of three days', sat(0.2, 0.9), 21]
	])('%s', (_, sittings, after) => {
		expect(due(sittings, 0)?.after).toBe(after);
	});

	test('is due from that day on', () => {
		const sittings = sat(0.9);
		expect(due(sittings, 21 * day - 1)).toEqual({ at: 21 * day, after: 21, now: false });
		expect(due(sittings, 21 * day)).toEqual({ at: 21 * day, after: 21, now: true });
	});

	test('in any order of being listed', () => {
		expect(due(sat(0.2, 0.9).toReversed(), 0)).toEqual(due(sat(0.2, 0.9), 0));
	});

	test('not at all, is not due', () => {
		expect(due([], 0)).toBe(null);
	});
});
