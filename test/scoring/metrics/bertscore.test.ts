import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
	bestOf,
	bertScore,
	fromMatches,
	rescaled,
	type Baseline,
	type Scores
} from '#lib/scoring/metrics/bertscore.ts';
import { bestMatches, vectorsOf } from '#lib/scoring/metrics/greedy-matching.ts';
import { idfOf } from '#lib/scoring/metrics/idf.ts';
import { root } from '#test/build/tree.ts';

type Side = { embeddings: number[][]; weights: number[]; special: number[] };
type Case = {
	id: string;
	candidate: Side;
	references: Side[];
	expected: Scores;
	expectedRescaled?: Scores;
	baseline?: Baseline;
};

const { cases } = JSON.parse(readFileSync(join(root, 'test/vectors/bertscore/matching.json'), 'utf8')) as {
	cases: Case[];
};
const encoded = ({ embeddings, weights, special }: Side) => ({
	vectors: vectorsOf(embeddings),
	weights,
	isEmpty: embeddings.length <= special.length
});
const near = (scores: Scores) => ({
	...Object.fromEntries(
		Object.entries(scores).map(([name, value]) => [name, value === null ? null : expect.closeTo(Number(value), 9)])
	),
	...(Object.values(scores).includes(null as never) && { undefinedReason: expect.any(String) })
});

describe('greedy matching on given vectors', () => {
	test.each(cases.map((one): [string, Case] => [one.id, one]))('%s', (_, one) => {
		const found = bestOf(one.references.map((reference) => bertScore(encoded(one.candidate), encoded(reference))));
		expect(found).toEqual(near(one.expected));
		if (one.baseline && one.expectedRescaled) expect(rescaled(found, one.baseline)).toEqual(near(one.expectedRescaled));
	});
	test('four at a time is what one at a time would be', () => {
		const rows = (n: number, by: number) =>
			Array.from({ length: n }, (_, i) => [0, 1, 2].map((k) => Math.sin(i * by + k)));
		const [a, b] = [rows(7, 1.7), rows(5, 0.9)];
		const cosine = (x: number[], y: number[]) => {
			const dot = (p: number[], q: number[]) => p.reduce((sum, value, i) => sum + value * (q[i] ?? 0), 0);
			return dot(x, y) / Math.sqrt(dot(x, x) * dot(y, y));
		};
		const { rows: best, columns } = bestMatches(vectorsOf(a), vectorsOf(b));
		expect([...best]).toEqual(a.map((x) => expect.closeTo(Math.max(...b.map((y) => cosine(x, y))), 12)));
		expect([...columns]).toEqual(b.map((y) => expect.closeTo(Math.max(...a.map((x) => cosine(x, y))), 12)));
	});
	test('a vector without direction is like nothing', () => {
		expect([...bestMatches(vectorsOf([[0, 0]]), vectorsOf([[1, 0]])).rows]).toEqual([0]);
	});
});

describe('degenerate scores', () => {
	test('of no reference are nothing, with the reason', () => {
		expect(bestOf([])).toEqual({
			precision: null,
			recall: null,
			f1: null,
			undefinedReason: 'There is no reference to compare with.'
		});
	});
	test('whose parts cancel out have F1 0', () => {
		const side = (x: number) => ({ vectors: vectorsOf([[x, 0]]), weights: [1], isEmpty: false });
		expect(bertScore(side(1), side(-1))).toEqual({ precision: -1, recall: -1, f1: -1 });
		const matches = { rows: Float64Array.of(0.5), columns: Float64Array.of(-0.5) };
		expect(fromMatches(matches, [1], [1])).toEqual({ precision: 0.5, recall: -0.5, f1: 0 });
	});
	test('cannot be rescaled by a baseline of 1, and are never cut', () => {
		const raw = { precision: 0.9, recall: 0, f1: 0.5 };
		expect(rescaled(raw, { precision: 1, recall: 0.5, f1: 0.5 })).toEqual({ precision: null, recall: -1, f1: 0 });
	});
});

describe('worked by hand', () => {
	test('the best of two references, by component', () => {
		const [one, other] = [
			{ precision: 0.5, recall: 0.9, f1: 0.64 },
			{ precision: 0.7, recall: 0.6, f1: 0.65 }
		];
		expect(bestOf([one, other])).toEqual({ precision: 0.7, recall: 0.9, f1: 0.65 });
	});
	test('rescaling', () => {
		const by = { precision: 0.8, recall: 0.8, f1: 0.8 };
		expect(rescaled({ precision: 0.9, recall: 0.8, f1: 0.85 }, by)).toEqual({
			precision: expect.closeTo(0.5, 12),
			recall: 0,
			f1: expect.closeTo(0.25, 12)
		});
	});
	test('the two best cosines of one token and two', () => {
		const { rows, columns } = bestMatches(
			vectorsOf([[1, 0]]),
			vectorsOf([
				[2, 0],
				[0, 1]
			])
		);
		expect([[...rows], [...columns]]).toEqual([[1], [1, 0]]);
	});
});

test('a token that all references hold weighs nothing, and one that none holds weighs most', () => {
	const weigh = idfOf([
		[1, 2],
		[1, 3]
	]);
	expect([weigh(1), weigh(2), weigh(9)]).toEqual([0, Math.log(3 / 2), Math.log(3)]);
});
