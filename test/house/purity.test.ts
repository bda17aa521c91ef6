import { describe, expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { bare, read } from '#test/build/tree.ts';
import { attempt } from '#statecharts/attempt.ts';

const rooms = ['case', 'benchmarks', 'vocabulary', 'patient', 'scoring', 'reports', 'words'].map(
	(room) => `src/lib/${room}`
);

// Run by hand, outside of everything: it writes the pictures beside the charts.
const outside = ['statecharts/draw.ts'];

const impure: [what: string, pattern: RegExp][] = [
	['a clock', /\bDate\b|\bperformance\b|\bTemporal\b/],
	['chance', /\bMath\.random\b|\bcrypto\b|\brandomUUID\b/],
	['the network', /\bfetch\s*\(|\bXMLHttpRequest\b|\bWebSocket\b|\bEventSource\b/],
	['waiting', /\bset(Timeout|Interval|Immediate)\b|\bqueueMicrotask\b|\brequestAnimationFrame\b|\bawait\b|\bPromise\b/],
	['the process', /\bprocess\s*\.|\bglobalThis\b|\brequire\s*\(/],
	['the console', /\bconsole\b/],
	[
		'a page',
		/\bwindow\.|\bdocument\.(query|get|create|add|body|cookie|head|title)|\blocalStorage\b|\bsessionStorage\b|\bnavigator\b/
	]
];

/** What of the outside a piece of code speaks of, by the line. */
function speaksOf(file: string, code: string): string[] {
	const framework = /['"](\$app|\$env|@sveltejs|node:)/;
	const lines = bare(code, { strings: false }).split('\n');
	const imports = bare(code, { strings: true }).split('\n');
	return lines.flatMap((line, i) => [
		...impure.filter(([, pattern]) => pattern.test(line)).map(([what]) => `${file}:${i + 1} ${what}`),
		...(/\b(from|import)\b/.test(line) && framework.test(imports[i] ?? '') ? [`${file}:${i + 1} a framework`] : [])
	]);
}

describe('the inside is pure', () => {
	test('no clock, chance, network, waiting, process, console or page in its rooms', () => {
		const files = Object.assign({}, read('statecharts'), ...rooms.map((room) => read(room))) as Record<string, string>;
		const inside = Object.entries(files).filter(([file]) => !outside.includes(file));
		expect(inside.length).toBeGreaterThan(100);
		expect(inside.flatMap(([file, code]) => speaksOf(file, code))).toEqual([]);
	});
	test.each([
		['const now = Date.now();', 'a clock'],
		['const order = list.sort(() => Math.random() - 0.5);', 'chance'],
		["const list = await fetch('/list');", 'the network'],
		['setTimeout(ring, 60_000);', 'waiting'],
		['const folder = process.env.DATA_DIR;', 'the process'],
		['const says = `${console.log(1)} minutes`;', 'the console'],
		["const bell = document.querySelector('audio');", 'a page'],
		["import { page } from '$app/state';", 'a framework']
	])('%s is found', (code, what) => {
		expect(speaksOf('a.ts', `\n${code}`)).toContain(`a.ts:2 ${what}`);
	});
	test.each([
		"const word = 'Date of birth, window. process.';",
		'// Date.now() is for the shell',
		'/* console\n fetch( */',
		"const address = 'https://example.org'; // crypto",
		'type Update = { candidate: string };'
	])('%s is not', (code) => {
		expect(speaksOf('a.ts', code)).toEqual([]);
	});
});

describe('a chart', () => {
	const nodes = within(attempt.root);

	test('never waits and never calls: no delay, no invoked work, no child', () => {
		expect(nodes.filter(({ after, invoke }) => after.length > 0 || invoke.length > 0).map(({ id }) => id)).toEqual([]);
		expect(attempt.implementations).toMatchObject({ actors: {}, delays: {} });
	});
	test('takes no event that it does not name', () => {
		expect(nodes.flatMap(({ events }) => events).filter((name) => name.includes('*'))).toEqual([]);
	});
});

function within(node: AnyStateNode): AnyStateNode[] {
	return [node, ...(Object.values(node.states) as AnyStateNode[]).flatMap(within)];
}
