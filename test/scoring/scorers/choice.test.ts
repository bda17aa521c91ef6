import { describe, expect, test } from 'vitest';
import { answered, asks, marked, seenOf, smallKey } from '../small.ts';

const chosen = (option: string | null, confidence?: number, key = smallKey) =>
	marked({
		key,
		station: asks(['q-mcq', 'multiple-choice']),
		seen: seenOf({
			items: [answered('q-mcq', 'multiple-choice', { option, ...(confidence !== undefined && { confidence }) })]
		})
	});

describe('a multiple-choice question', () => {
	test.each([
		['B', 1, [{ says: 'right option', with: { chosen: 'B' } }]],
		['A', 0, [{ says: 'wrong option', with: { chosen: 'A', right: 'B' } }]],
		[null, 0, [{ says: 'no answer' }]]
	])('%s', (option, value, why) => {
		expect(chosen(option).items[0]?.score).toEqual({ scorer: 'choice', version: 1, value, why });
	});

	test('is not scored where the key names no option', () => {
		expect(chosen('A', undefined, { ...smallKey, answers: {} }).items[0]?.score).toMatchObject({ value: null });
	});

	test('confidence stands beside the score, never in it', () => {
		const { items, confidence } = chosen('A', 90);
		expect([items[0]?.score.value, items[0]?.stated]).toEqual([0, { confidence: 0.9, right: false }]);
		expect(confidence.brier).toMatchObject({ value: 0.81, n: 1 });
		expect(confidence.gap).toBeCloseTo(0.9, 12);
		expect(chosen('B').confidence.brier).toMatchObject({ value: null, n: 0 });
	});
});
