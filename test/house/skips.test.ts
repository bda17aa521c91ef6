import { expect, test } from 'vitest';
import { bare, read } from '#test/build/tree.ts';

// Where a machine has no PostgreSQL, that half of a test cannot run: it is skipped by a condition, and counted.
const skipping = /\b(test|it|describe|suite)(\.\w+)*\.(skip|only|todo|fails|concurrent)\b/;

test('no test is skipped, singled out, or left for later', () => {
	const files = Object.entries(read('test', /\.(ts|js)$/));
	expect(files.filter(([, code]) => skipping.test(bare(code, { strings: false }))).map(([file]) => file)).toEqual([]);
});

test('every test is a sentence that says what is, not what ought to be', () => {
	const files = Object.entries(read('test', /\.test\.ts$/));
	const says = /\b(test|it)(\.each\([\s\S]*?\])?\)?\(\s*['"`][^'"`\n]*\bshould\b/;
	expect(files.filter(([, code]) => says.test(bare(code, { strings: true }))).map(([file]) => file)).toEqual([]);
});

test('no test draws lots: chance comes from a seed', () => {
	const files = Object.entries(read('test', /\.ts$/));
	const drawn = files.filter(([, code]) => /\bMath\.random\b/.test(bare(code, { strings: false })));
	// A folder that nobody else has.
	expect(drawn.map(([file]) => file)).toEqual(['test/build/postgres.ts']);
});
