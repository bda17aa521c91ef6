import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bare, read } from '#test/build/tree.ts';

/** `may`: what a room imports. `types`: of what it may take types alone, which leave nothing in the bundle. */
type Room = { name: string; files: RegExp; may: string[]; types?: string[] };

const pure = ['case', 'key', 'statecharts', 'benchmarks', 'vocabulary', 'patient', 'scoring', 'reports', 'words'];

// The first room whose pattern fits a file is its room. A room may always import itself.
const rooms: Room[] = [
	{ name: 'key', files: /^src\/lib\/case\/(key|pack|stations)(-[a-z-]+)?\.ts$/, may: ['case', 'valibot', 'yaml'] },
	{ name: 'case', files: /^src\/lib\/case\//, may: ['valibot'] },
	{ name: 'drawing', files: /^statecharts\/draw\.ts$/, may: ['statecharts', 'xstate', 'node'] },
	{ name: 'statecharts', files: /^statecharts\//, may: ['case', 'xstate', 'valibot'] },
	{ name: 'benchmarks', files: /^src\/lib\/benchmarks\//, may: ['case', 'scoring', 'vocabulary'] },
	{ name: 'vocabulary', files: /^src\/lib\/vocabulary\//, may: ['case'] },
	{ name: 'patient', files: /^src\/lib\/patient\//, may: ['case', 'wink-porter2-stemmer', '@node-rs/jieba'] },
	{
		name: 'scoring',
		files: /^src\/lib\/scoring\//,
		may: ['case', 'key', 'vocabulary', '@stdlib', 'pure-rand'],
		types: ['statecharts']
	},
	{ name: 'words', files: /^src\/lib\/words\//, may: ['svelte'] },
	{ name: 'reports', files: /^src\/lib\/reports\//, may: ['case', 'key', 'statecharts', 'scoring', 'words'] },
	{
		name: 'ui',
		files: /^src\/lib\/ui\//,
		may: ['words', 'svelte', 'bits-ui', 'svelte-sonner', '@lucide/svelte']
	},
	{
		name: 'viewer',
		files: /^src\/lib\/viewer\//,
		may: ['case', 'words', 'ui', 'svelte', '@lucide/svelte', '@niivue/niivue', 'nifti-reader-js']
	},
	{
		name: 'parts',
		files: /^src\/lib\/parts\//,
		may: ['case', 'words', 'ui', 'viewer', 'svelte', '@lucide/svelte'],
		types: ['statecharts', 'reports']
	},
	{ name: 'data', files: /^db\/(packs|vocabulary)\//, may: [] },
	{
		name: 'db',
		files: /^db\//,
		may: ['case', 'key', 'statecharts', 'scoring', 'kysely', 'pg', '@electric-sql/pglite', 'node']
	},
	{
		name: 'command line',
		files: /^src\/lib\/server\/cli\//,
		may: [...pure, 'db', 'server', 'csv-parse', 'node', 'tsx', 'vite']
	},
	{
		name: 'server',
		files: /^src\/lib\/server\//,
		may: [
			...pure,
			'db',
			'lucia',
			'@node-rs/argon2',
			'valibot',
			'pino',
			'minisearch',
			'nifti-reader-js',
			'yaml',
			'csv-parse',
			'exceljs',
			'onnxruntime-node',
			'@huggingface/tokenizers',
			'node'
		],
		types: ['kit']
	},
	{
		name: 'server routes',
		files: /^src\/(app\.d|hooks\.server|routes\/.*(\+server|\.server))\.ts$/,
		may: [...pure, 'db', 'server', 'kit', 'valibot', 'node']
	},
	{
		name: 'pages',
		files: /^src\/routes\//,
		may: ['case', 'words', 'ui', 'viewer', 'parts', 'svelte', '@lucide/svelte', 'kit'],
		types: ['statecharts', 'reports']
	},
	{ name: 'test', files: /^test\//, may: [] }
];

const packages: [string, RegExp][] = [
	['svelte', /^svelte(\/|$)/],
	['kit', /^(@sveltejs\/kit|\$app|\.\/\$types)/],
	['@stdlib', /^@stdlib\//],
	['pure-rand', /^pure-rand\//],
	['node', /^node:/]
];

describe('the rooms of the house', () => {
	test('every file stands in one', () => {
		expect(Object.keys(house).filter((file) => !roomOf(file))).toEqual([]);
	});
	test('no file imports what its room may not', () => {
		expect(trespasses(house)).toEqual([]);
	});
	test('are asked by name: no file imports what it works out only when it runs', () => {
		const unnamed = Object.entries(house).filter(([, code]) =>
			/\bimport\s*\(\s*[^'"`\s)]/.test(bare(code, { strings: true }))
		);
		// The server that was built, which is there only once it was.
		expect(unnamed.map(([file]) => file)).toEqual(['src/lib/server/cli/start.ts']);
	});
	test.each([
		['src/lib/case/case.ts', `import * as log from '#db/log.ts'`, 'db'],
		['src/lib/scoring/mark.ts', `import { page } from '$app/state'`, 'kit'],
		['statecharts/attempt.ts', `import type { Key } from '#lib/case/key.ts'`, 'key'],
		['src/routes/+page.svelte', `const { open } = await import('#lib/server/attempts.ts')`, 'server'],
		['src/routes/x/+page.svelte', `import { Niivue } from '@niivue/niivue'`, '@niivue/niivue'],
		['src/lib/ui/Button.svelte', `import type { Case } from '../case/case.ts'`, 'case'],
		['src/lib/parts/Turn.svelte', `import { may } from '#statecharts/may.ts'`, 'statecharts'],
		['src/lib/parts/Turn.svelte', `import { type Debrief } from '#lib/reports/debrief.ts'`, 'reports'],
		['src/lib/case/view.ts', `export { Key } from './key.ts'`, 'key'],
		['src/lib/case/item.ts', `import { stationsOf } from './stations-of.ts'`, 'key'],
		['src/lib/viewer/Volume.svelte', `import mask from '#db/packs/a/mask.nii.gz?url'`, 'data'],
		['src/lib/viewer/Volume.svelte', `import.meta.glob('../../../db/packs/**')`, 'data'],
		['db/log.ts', `import { theWorld } from '#lib/server/world.ts'`, 'server'],
		['src/lib/server/world.ts', `import { aWorld } from '#test/build/a-world.ts'`, 'test']
	])('%s may not say %s', (file, code, to) => {
		expect(trespasses({ [file]: code })).toEqual([`${file} imports ${to}`]);
	});
	test.each([
		['src/lib/parts/Turn.svelte', `import type { Debrief } from '#lib/reports/debrief.ts'`],
		['src/lib/parts/Turn.svelte', `// import { may } from '#statecharts/may.ts'`],
		['src/lib/case/item.ts', `import * as v from 'valibot';\nimport { Id } from './id.ts'`]
	])('%s may say %s', (file, code) => {
		expect(trespasses({ [file]: code })).toEqual([]);
	});
});

const house = { ...read('src'), ...read('statecharts'), ...read('db') };

function trespasses(files: Record<string, string>): string[] {
	return Object.entries(files).flatMap(([file, code]) => {
		const room = roomOf(file);
		return importsOf(code)
			.map(({ from, type }) => ({ to: target(file, from), type }))
			.filter(({ to, type }) => to !== room?.name && !room?.may.includes(to) && !(type && room?.types?.includes(to)))
			.map(({ to }) => `${file} imports ${to}`);
	});
}

function importsOf(code: string): { from: string; type: boolean }[] {
	const plain = bare(code, { strings: true });
	const named = plain.matchAll(/\b(?:import|export)\s+(type\s)?(?:[^'"`;()]*?\sfrom\s*)?['"]([^'"]+)['"]/g);
	const called = plain.matchAll(/\bimport(?:\.meta\.glob(?:<[^>]*>)?)?\s*\(\s*\[?\s*['"`]([^'"`]+)['"`]/g);
	const beside = plain.matchAll(/\bnew URL\(\s*['"`](\.[^'"`]+)['"`],\s*import\.meta\.url/g);
	return [
		...[...named].map(([, type, from]) => ({ from: from ?? '', type: Boolean(type) })),
		...[...called, ...beside].map(([, from]) => ({ from: from ?? '', type: false }))
	];
}

function target(file: string, asked: string): string {
	const from = asked.replace(/\?[a-z&]+$/, '');
	const known = packages.find(([, pattern]) => pattern.test(from));
	if (known) return known[0];
	if (from.startsWith('.')) return roomOf(normalize(join(dirname(file), from)))?.name ?? from;
	if (from.startsWith('#')) return roomOf(from.replace('#lib', 'src/lib').replace('#', ''))?.name ?? from;
	return from
		.split('/')
		.slice(0, from.startsWith('@') ? 2 : 1)
		.join('/');
}

function roomOf(file: string): Room | undefined {
	return rooms.find(({ files }) => files.test(file));
}
