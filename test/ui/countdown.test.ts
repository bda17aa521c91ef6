import { describe, expect, test } from 'vitest';
import { clock, left, passed, wasAdded } from '#lib/ui/countdown.ts';

const minute = 60_000;

describe('countdown', () => {
	test('what is left is reckoned from the end, and stands while paused', () => {
		expect(left(10_000, 4_000, null)).toBe(6_000);
		expect(left(10_000, 14_000, null)).toBe(0);
		expect(left(10_000, 9_000, 4_000)).toBe(6_000);
	});

	test.each([
		[0, '0:00'],
		[1, '0:01'],
		[59_001, '1:00'],
		[10 * minute, '10:00'],
		[65_000, '1:05']
	])('%d ms read %s', (ms, reads) => expect(clock(ms)).toBe(reads));

	test.each([
		[301, 300, 'five'],
		[301, 299.5, 'five'],
		[300, 299, null],
		[61, 60, 'one'],
		[1, 0, 'over'],
		[0, 0, null]
	])('of ten minutes, between %d and %d seconds left: %s', (before, after, moment) =>
		expect(passed(before * 1000, after * 1000, 10 * minute)).toBe(moment)
	);

	test('half is told where it is not five minutes', () => {
		expect(passed(10 * minute + 1, 10 * minute, 20 * minute)).toBe('half');
		expect(passed(5 * minute + 1, 5 * minute, 20 * minute)).toBe('five');
		expect(passed(5 * minute + 1, 5 * minute, 4 * minute)).toBe(null);
	});

	test('a laptop that slept through several moments hears the last of them', () => {
		expect(passed(8 * minute, 0.5 * minute, 10 * minute)).toBe('one');
	});

	test('an end that moves is time given, unless a pause was made good', () => {
		expect(wasAdded(0, 2 * minute, null)).toBe(true);
		expect(wasAdded(0, 2 * minute, 500)).toBe(false);
		expect(wasAdded(0, 3_000, null)).toBe(false);
		expect(wasAdded(minute, 0, null)).toBe(false);
	});
});
