import { describe, expect, test } from 'vitest';
import { manoeuvresIn, orderGroups, ordersIn } from '#lib/parts/catalogue.ts';
import { besideBody, nerves, onBody } from '#lib/parts/regions.ts';

const mapped: readonly string[] = [...nerves, ...onBody, ...besideBody];

describe('the map and the menu', () => {
	test('every manoeuvre stands somewhere on the map', () => {
		const lost = manoeuvresIn('en').filter(({ regions }) => !regions.some((region) => mapped.includes(region)));
		expect(lost).toEqual([]);
	});

	test('every part of the map has a manoeuvre', () => {
		const all = new Set<string>(manoeuvresIn('en').flatMap(({ regions }) => regions));
		expect(mapped.filter((region) => !all.has(region))).toEqual([]);
	});

	test('every test stands in a group of the menu', () => {
		const groups = new Set(ordersIn('zh').map(({ group }) => group));
		expect([...groups].sort()).toEqual([...orderGroups].sort());
	});

	test('what is asked about before it is ordered is told by the kind of test, and the room and the chart agree', () => {
		const all = ordersIn('en');
		expect(all.filter(({ confirmed }) => confirmed)).toEqual(all.filter(({ kind }) => kind !== null));
	});
});
