import { describe, expect, test } from 'vitest';
import { ago, flagOf, limitsOf, seriesOf, sparkOf } from '#lib/parts/labs.ts';

const lab = { name: 'Creatinine', unit: 'µmol/L', reference: '59-104', flag: null };

describe('what stands outside of the range', () => {
	test.each([
		['3.4', '3.5–5.0', 'low'],
		['3.5', '3.5–5.0', null],
		['5.0', '3.5-5.0', null],
		['5.1', '3.5 - 5.0', 'high'],
		['4.9', '<5', null],
		['5', '<5', 'high'],
		['5', '≤5', null],
		['60', '≥60', null],
		['59', '≥60', 'low'],
		['60', '>60', 'low'],
		['60', '>=60', null],
		['7', '2至6', 'high'],
		['<0.1', '0.4-4.0', null],
		['positive', '(-)', null],
		['12', '', null]
	] as const)('%s where the range is “%s”: %s', (value, reference, flag) => {
		expect(flagOf({ value, reference, flag: null })).toBe(flag);
	});
	test('the own flag of the record comes before its range', () => {
		expect(flagOf({ value: '900', reference: '59-104', flag: 'normal' })).toBe(null);
		expect(flagOf({ value: '90', reference: '59-104', flag: 'critical' })).toBe('critical');
	});
	test('a range that is written otherwise says nothing', () => {
		expect(limitsOf('negative')).toEqual({});
	});
});

describe('several values of one test', () => {
	const labs = [
		{ ...lab, value: '94', at: 28 },
		{ ...lab, name: 'INR', unit: '', reference: '2.0-3.0', value: '2.6' },
		{ ...lab, value: '130' },
		{ ...lab, value: '80', at: 84 }
	];
	test('stand together, newest first', () => {
		expect(
			seriesOf(labs).map(({ name, taken }) => [name, ...taken.map(({ value, flag }) => `${value} ${flag}`)])
		).toEqual([
			['Creatinine', '130 high', '94 null', '80 null'],
			['INR', '2.6 null']
		]);
	});
	test('are a line: time from left to right, low values at the bottom, the range a band', () => {
		const [creatinine, inr] = seriesOf(labs);
		const spark = sparkOf(creatinine!)!;
		expect(spark.points.map(([x, y]) => [x.toFixed(2), y.toFixed(2)])).toEqual([
			['0.00', '0.70'],
			['0.67', '0.51'],
			['1.00', '0.00']
		]);
		expect(spark.band.from.toFixed(2)).toBe('0.37');
		expect(spark.band.to).toBe(1);
		expect(sparkOf(inr!)).toBe(null);
	});
});

test.each([
	[0, 'en', 'today'],
	[0.25, 'en', '6 hours ago'],
	[1, 'en', 'yesterday'],
	[28, 'en', '4 weeks ago'],
	[28, 'zh', '4周前'],
	[120, 'zh', '4个月前'],
	[800, 'en', '2 years ago']
] as const)('%d days before is said in %s as %s', (days, language, says) => {
	expect(ago(days, language)).toBe(says);
});
