import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { names, root, text } from '#test/build/tree.ts';

const folders = ['src', 'statecharts', 'db', 'test'];
const files = folders.flatMap((folder) => names(folder));
const readmes = ['README.md', ...files.filter((name) => name.endsWith('/README.md'))];
const scripts = Object.keys((JSON.parse(text('package.json')) as { scripts: object }).scripts);

/** What stands between backticks and is the name of a file or folder of ours. */
function pathsIn(readme: string): string[] {
	const spans = [...text(readme).matchAll(/`([^`\n]+)`/g)].map(([, span]) => span ?? '');
	const looksLikeOne = /^(?!https?:|\/|#|\.data)[\w().[\]+-]*(\/[\w().[\]+-]*)*$/;
	return spans.filter(
		(span) => looksLikeOne.test(span) && (span.includes('/') || /\.(ts|md|js|json|yaml|py|jsonl)$/.test(span))
	);
}

function isThere(readme: string, path: string): boolean {
	if ([root, join(root, dirname(readme))].some((folder) => existsSync(join(folder, path)))) return true;
	// A name alone may stand anywhere below.
	const name = path.replace(/\/$/, '');
	return !name.includes('/') && files.some((file) => file.split('/').includes(name));
}

describe('what a README says', () => {
	test.each(readmes)('%s names only what is there', (readme) => {
		expect(pathsIn(readme).filter((path) => !isThere(readme, path))).toEqual([]);
	});
	test.each(readmes)('%s names a test for each invariant, and the test is there', (readme) => {
		const invariants = text(readme)
			.split('\n')
			.filter((line) => line.includes('**Invariant**'));
		const tests = invariants.map((line) =>
			[...line.matchAll(/`(test\/[^`]+\.test\.ts)`/g)].map(([, path]) => path ?? '')
		);
		expect(
			invariants.filter((_, i) => !tests[i]?.length || !tests[i].every((path) => existsSync(join(root, path))))
		).toEqual([]);
		expect(invariants.length).toBeGreaterThan(0);
	});
	test.each(readmes)('%s gives only commands that can be run', (readme) => {
		const run = [...text(readme).matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map(([, script]) => script ?? '');
		expect(run.filter((script) => script !== 'ci' && !scripts.includes(script))).toEqual([]);
	});
	test.each(readmes)('%s is short: the front door 150 lines, a room 60', (readme) => {
		expect(text(readme).trimEnd().split('\n').length).toBeLessThanOrEqual(readme === 'README.md' ? 150 : 60);
	});
});

test('no other prose stands in the tree, but beside packs and charts', () => {
	const prose = files.filter((name) => /\.(md|mdx|rst|docx?)$/.test(name) && !name.startsWith('db/packs/'));
	expect(prose.filter((name) => !readmes.includes(name) && !/^statecharts\/[a-z]+\.md$/.test(name))).toEqual([]);
});
