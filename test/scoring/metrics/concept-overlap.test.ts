import { describe, expect, test } from 'vitest';
import { conceptOverlap } from '#lib/scoring/metrics/concept-overlap.ts';
import { conceptsIn } from '#lib/scoring/metrics/concepts-in.ts';

const names: Record<string, string[]> = {
	als: ['als'],
	'amyotrophic lateral sclerosis': ['als'],
	肌萎缩侧索硬化: ['als'],
	ms: ['multiple-sclerosis', 'mitral-stenosis'],
	'multiple sclerosis': ['multiple-sclerosis'],
	myasthenia: ['myasthenia'],
	'myasthenia gravis': ['myasthenia-gravis'],
	stroke: ['stroke'],
	脑卒中: ['stroke']
};
const idsNamed = (name: string) => new Set(names[name.toLowerCase()] ?? []);

describe('the concepts in a text', () => {
	test('are found by the longest name, once each', () => {
		expect(conceptsIn('Myasthenia gravis, not stroke; myasthenia gravis!', idsNamed)).toEqual([
			new Set(['myasthenia-gravis']),
			new Set(['stroke'])
		]);
	});
	test('are all that a name may mean', () => {
		expect(conceptsIn('MS', idsNamed)).toEqual([new Set(['multiple-sclerosis', 'mitral-stenosis'])]);
	});
	test('do not reach across the end of a sentence', () => {
		expect(conceptsIn('myasthenia. Gravis', idsNamed)).toEqual([new Set(['myasthenia'])]);
	});
	test('are found in Chinese as it stands, and beside English', () => {
		expect(conceptsIn('考虑肌萎缩侧索硬化（ALS），排除脑卒中', idsNamed)).toEqual([
			new Set(['als']),
			new Set(['stroke'])
		]);
	});
});

describe('concept overlap', () => {
	test.each([
		['ALS or stroke', 'amyotrophic lateral sclerosis', 2 / 3],
		['肌萎缩侧索硬化', 'amyotrophic lateral sclerosis', 1],
		['MS', 'multiple sclerosis', 1],
		['stroke', 'ALS', 0]
	])('%s against %s', (answer, reference, expected) => {
		expect(conceptOverlap(answer, reference, idsNamed)).toBeCloseTo(expected, 12);
	});
	test('is undefined where a side names nothing that is known', () => {
		expect([conceptOverlap('', 'stroke', idsNamed), conceptOverlap('stroke', 'weakness', idsNamed)]).toEqual([
			null,
			null
		]);
	});
});
