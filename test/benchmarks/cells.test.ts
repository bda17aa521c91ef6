import { describe, expect, test } from 'vitest';
import { listOf, objectOf, textsOf } from '#lib/benchmarks/cells.ts';
import { readPython } from '#lib/benchmarks/python.ts';

describe('a list in a cell', () => {
	test.each([
		['["a", "b"]', ['a', 'b']],
		["['a', 'b;c']", ['a', 'b;c']],
		[`["it's", 'say "no"']`, ["it's", 'say "no"']],
		["('a',)", ['a']],
		['a; b ;;c', ['a', 'b', 'c']],
		['[1, 2.5, None, True]', [1, 2.5, null, true]],
		['[unfinished', ['[unfinished']],
		['', []],
		['nan', []],
		[null, []],
		[undefined, []],
		[['x'], ['x']],
		[7, [7]],
		['[]', []],
		['脑膜瘤', ['脑膜瘤']]
	])('%j is %j', (cell, list) => {
		expect(listOf(cell)).toEqual(list);
	});
	test('holds texts, where texts are asked for', () => {
		expect(textsOf([' a ', '', null, { b: 1 }, 3])).toEqual(['a', '3']);
	});
});

test('an object in a cell is read as JSON and as Python prints it', () => {
	expect([
		objectOf('{"a": [1]}'),
		objectOf("{'a': ('b', None)}"),
		objectOf({ c: 1 }),
		objectOf('text'),
		objectOf('[1]')
	]).toEqual([{ a: [1] }, { a: ['b', null] }, { c: 1 }, null, null]);
});

describe('what Python prints', () => {
	test.each([
		[String.raw`'a\nb\'c\\d'`, "a\nb'c\\d"],
		[String.raw`'\x41\u7532\U0001f9e0'`, 'A甲🧠'],
		[String.raw`'\d'`, '\\d'],
		['-1.5e-3', -0.0015],
		['nan', null],
		['{1: {2: []}}', { 1: { 2: [] } }],
		[' [ ] ', []]
	])('%s is read', (text, value) => {
		expect(readPython(text)).toEqual(value);
	});
	test.each(['', '[', "'a", '[1 2]', '{1}', '__import__("os")', '[1] x', '{1: 2', 'print(1)'])(
		'%j is not it, and nothing is run',
		(text) => {
			expect(readPython(text)).toEqual(undefined);
		}
	);
});
