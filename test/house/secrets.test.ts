import { describe, expect, test } from 'vitest';
import { bare, names, read, text } from '#test/build/tree.ts';

// What reaches a browser is measured in test/server/secrets.test.ts; here is where it lies.
describe('what gives a case away', () => {
	test('is not among the files that anybody may fetch', () => {
		expect(names('static').filter((name) => !/\.(svg|txt|ico|png|webmanifest)$/.test(name))).toEqual([]);
		const packs = names('db/packs').map((name) => name.split('/').at(-1));
		expect(names('static').filter((name) => packs.includes(name.split('/').at(-1)))).toEqual([]);
	});
	test('is named by no code that a browser is sent', () => {
		const sent = ['parts', 'viewer', 'ui', 'words', 'case'].map((room) => read(`src/lib/${room}`));
		const pages = Object.entries(read('src/routes')).filter(([file]) => !/(\+server|\.server)\.ts$/.test(file));
		const all = [...sent.flatMap((files) => Object.entries(files)), ...pages];
		const naming = all.filter(([, code]) => /db\/(packs|vocabulary)/.test(bare(code, { strings: true })));
		expect(naming.map(([file]) => file)).toEqual([]);
	});
	test('is in no map of the sources: the build makes none for the browser', () => {
		expect(text('vite.config.ts')).not.toMatch(/sourcemap/);
	});
});
