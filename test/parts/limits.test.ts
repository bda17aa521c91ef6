import { expect, test } from 'vitest';
import { longestQuestion as inTheLog } from '#statecharts/events.ts';
import { longestQuestion } from '#lib/parts/limits.ts';

test('the room and the log agree on the longest question', () => {
	expect(longestQuestion).toBe(inTheLog);
});
