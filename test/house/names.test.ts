import { expect, test } from 'vitest';
import { names } from '#test/build/tree.ts';

const vague = /^(utils?|helpers?|common|shared|misc|types|services?|managers?|components|stores?)$/i;
const all = ['src', 'statecharts', 'db', 'test', 'static'].flatMap((folder) => names(folder));

test('no folder and no file is named for what it is not about', () => {
	expect(all.filter((name) => name.split('/').some((part) => vague.test(part.split('.')[0] ?? '')))).toEqual([]);
});

test('there are no barrels, no left-overs, and none of the files that nobody meant to keep', () => {
	expect(all.filter((name) => /(^|\/)index\.ts$|\.tmp\.|\.orig$|\.rej$|~$|\.DS_Store$|\.bak$/.test(name))).toEqual([]);
});

test('TypeScript files are kebab-case, components are nouns in PascalCase', () => {
	const code = all.filter((name) => /\.(ts|svelte)$/.test(name)).map((name) => name.split('/').at(-1) ?? '');
	const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(server|svelte|test|d))*\.ts$/;
	const routed = /^\+(page|layout|server|error)(\.server)?\.(ts|svelte)$/;
	expect(
		code.filter((name) => !kebab.test(name) && !routed.test(name) && !/^[A-Z][A-Za-z0-9]*\.svelte$/.test(name))
	).toEqual([]);
});
