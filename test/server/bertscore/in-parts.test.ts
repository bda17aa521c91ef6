import { describe, expect, test } from 'vitest';
import { inParts } from '#lib/server/bertscore/in-parts.ts';

describe('pairs in parts', () => {
	test('bring those with the same reference together, and each text once', () => {
		const pairs = [
			['a', 'one'],
			['b', 'two'],
			['c', 'one'],
			['a', 'two']
		];
		expect(inParts(pairs, () => 1, 3)).toEqual([
			{ pairs: [0, 2], texts: ['a', 'one', 'c'], last: ['one', 'c'] },
			{ pairs: [1, 3], texts: ['b', 'two'], last: ['a', 'b', 'two'] }
		]);
	});
	test('are as many as pairs where a pair is as much as a part holds, and none without pairs', () => {
		const pairs = [
			['a', 'one'],
			['b', 'two']
		];
		expect(inParts(pairs, () => 9, 3).map((part) => part.pairs)).toEqual([[0], [1]]);
		expect(inParts([], () => 1, 3)).toEqual([]);
	});
});
