import { describe, expect, test } from 'vitest';
import { since, turnaround } from '#lib/parts/time-since.ts';
import { en } from '#lib/words/en.ts';
import { zh } from '#lib/words/zh.ts';

describe('times', () => {
	test.each([
		[1_000, 1_000, '0:00'],
		[25_900, 1_000, '0:24'],
		[600_000, 0, '10:00'],
		[0, 5_000, '0:00'],
		[5_000, null, '']
	])('%d ms, having entered at %s: %s', (at, entered, says) => expect(since(at, entered)).toBe(says));

	test.each([
		[20, '20 min', '20分钟'],
		[60, '1 h', '1小时'],
		[75, '1 h 15 min', '1小时15分钟'],
		[24 * 60, '1 day', '1天'],
		[7 * 24 * 60, '7 days', '7天']
	])('a test of %d minutes takes %s, %s', (minutes, english, chinese) => {
		expect([turnaround(minutes, en.frame), turnaround(minutes, zh.frame)]).toEqual([english, chinese]);
	});
});
