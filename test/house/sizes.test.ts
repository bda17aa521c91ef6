import { describe, expect, test } from 'vitest';
import { read } from '#test/build/tree.ts';

const limits: [folder: string, lines: number][] = [
	['statecharts', 250],
	['src', 300],
	['db', 300],
	['test', 400]
];

/** Longer by name, and why. */
const exceptions: Record<string, string> = {};

const sizes = limits.flatMap(([folder, limit]) =>
	Object.entries(read(folder, /\.(ts|js|svelte|css)$/)).map(([file, code]) => ({
		file,
		limit,
		lines: code.trimEnd().split('\n').length
	}))
);

describe('a file is one idea', () => {
	test('charts have 250 lines at most, tests 400, the rest 300', () => {
		const long = sizes.filter(({ file, lines, limit }) => lines > limit && !(file in exceptions));
		expect(long.map(({ file, lines }) => `${file}: ${lines}`)).toEqual([]);
	});
	test('half of them are short', () => {
		const sorted = sizes
			.filter(({ file }) => !file.startsWith('test/'))
			.map(({ lines }) => lines)
			.toSorted((a, b) => a - b);
		expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(60);
	});
	test('no exception has become idle', () => {
		const needed = sizes.filter(({ lines, limit }) => lines > limit).map(({ file }) => file);
		expect(Object.keys(exceptions).filter((file) => !needed.includes(file))).toEqual([]);
	});
});
