import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerAt, table, whoMay } from '#lib/server/roles.ts';
import { root } from '#lib/server/root.ts';

const files = readdirSync(join(root, 'src/routes'), { recursive: true, encoding: 'utf8' });
const routes = [
	...new Set(
		files
			.filter((file) => /(^|\/)\+(page|server)[.@]/.test(file))
			.map((file) => `/${dirname(file)}`.replace(/^\/\.$/, '/'))
	)
].sort();

describe('the table of routes and roles', () => {
	test.each(routes)('says who may stand before %s', (route) => {
		expect(whoMay(route)).not.toBe(null);
	});

	test('names no role where anyone may come but the front door, signing in and out, and what is the same for all', () => {
		const open = Object.keys(table).filter((route) => table[route] === 'anyone');
		expect(open).toEqual([
			'/',
			'/sign-in',
			'/sign-out',
			'/language',
			'/preferences',
			'/privacy',
			'/refused',
			'/first/[token]',
			'/password/[token]'
		]);
	});

	test.each([
		['/(candidate)/stations', null, 'sign in first'],
		['/(candidate)/stations', 'candidate', 'come in'],
		['/(candidate)/attempt/[attempt]/events', 'educator', 'not for you'],
		['/(educator)/marking', 'candidate', 'not for you'],
		['/(educator)/marking', 'educator', 'come in'],
		['/(educator)/marking', 'admin', 'not for you'],
		['/(admin)/people', 'admin', 'come in'],
		['/media/[ticket]', 'researcher', 'not for you'],
		['/help', null, 'sign in first'],
		['/help', 'researcher', 'come in'],
		['/not-in-the-table', 'admin', 'not for you'],
		['/(candidate-but-not-quite)/x', 'candidate', 'not for you']
	] as const)('%s, %s: %s', (route, role, answer) => {
		expect(answerAt(route, role)).toBe(answer);
	});
});
