import { describe, expect, test } from 'vitest';
import type { Answer } from '#lib/case/answer.ts';
import { blank } from '#lib/parts/blank.ts';
import { summary } from '#lib/parts/summary.ts';
import { itemKinds } from '#lib/case/item.ts';
import { en } from '#lib/words/en.ts';

describe('what an answer amounts to', () => {
	test.each<[Answer, string]>([
		[{ ranked: [{ text: 'a' }, { text: 'b' }] }, '2 named'],
		[{ option: 'b' }, 'one chosen'],
		[{ points: [{ image: 'i1', mm: [1, 2, 3] }], text: '' }, '1 mark'],
		[{ points: [], none: true, text: '' }, 'no lesion'],
		[
			{
				steps: [
					{ text: 'a', because: [] },
					{ text: ' ', because: [] }
				]
			},
			'1 step'
		],
		[{ lines: [{ text: 'a', images: [] }] }, '1 line'],
		[{ text: ' four ' }, '4 characters']
	])('%j: %s', (answer, says) => expect(summary(answer, en)).toBe(says));

	test.each(itemKinds)('a blank answer of %s is nothing yet', (kind) => {
		expect(summary(blank(kind), en)).toBe('nothing yet');
	});
});
