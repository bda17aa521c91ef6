import { describe, expect, test } from 'vitest';
import { chance } from '#lib/scoring/chance.ts';
import { complete } from '#lib/scoring/readers/complete.ts';
import { covarianceOfMeans } from '#lib/scoring/readers/covariances.ts';
import { noncentralFAbove } from '#lib/scoring/readers/noncentral-f.ts';
import { panelAgainstModel } from '#lib/scoring/readers/panel-against-model.ts';
import { power } from '#lib/scoring/readers/power.ts';
import { twoConditions } from '#lib/scoring/readers/two-conditions.ts';
import { unbiased, unbiasedDifference } from '#lib/scoring/readers/unbiased.ts';
import { williams } from '#lib/scoring/readers/williams.ts';

const near = (value: number) => expect.closeTo(value, 9);

describe('the worked example of', () => {
	test('a table without gaps', () => {
		expect(
			complete([
				[
					[1, 0],
					[null, null],
					[1, null]
				]
			])
		).toMatchObject({
			tables: [[[1], [1]]],
			droppedReaders: 1,
			droppedCases: 1
		});
	});
	test('the covariance of means', () => {
		expect(covarianceOfMeans([[1, 0]], [[1, 0]], () => true)).toBe(0.25);
	});
	test('the noncentral F, which without noncentrality is the central one', () => {
		expect(noncentralFAbove(5, 1, 10, 0)).toEqual(expect.closeTo(0.0493, 4));
	});
	test('a panel against a model', () => {
		const found = panelAgainstModel(
			[
				[1, 1],
				[1, 0]
			],
			[0, 0]
		);
		expect(found).toMatchObject({ difference: 0.75, msReader: near(0.125), cov2: near(0) });
		expect(found.randomReadersRandomCases).toMatchObject({ se: near(0.25), t: near(3), df: near(1) });
	});
	test('power, which for no effect is alpha', () => {
		const plan = { readers: 2, cases: 10, pilotCases: 10, effect: 0, varTr: 1, cov1: 0, cov2: 0, cov3: 0, varError: 1 };
		expect(power(plan).power).toEqual(expect.closeTo(0.05, 6));
	});
	test('two conditions', () => {
		expect(
			twoConditions(
				[
					[1, 1],
					[1, 0]
				],
				[
					[0, 1],
					[0, 0]
				]
			)
		).toMatchObject({ thetaA: 0.75, thetaB: 0.25, f: null });
	});
	test('the unbiased variance', () => {
		expect(
			unbiased([
				[1, 0],
				[0, 1]
			])
		).toMatchObject({ mean: 0.5, variance: -0.25, se: null });
	});
	test('the difference of two tables', () => {
		expect(
			unbiasedDifference(
				[
					[1, null],
					[null, 0]
				],
				[
					[null, 0],
					[1, null]
				]
			).difference
		).toBe(0);
	});
	test('a balanced design', () => {
		expect(williams(3)).toEqual([
			[0, 1, 2],
			[1, 2, 0],
			[2, 0, 1],
			[2, 1, 0],
			[0, 2, 1],
			[1, 0, 2]
		]);
	});
});

describe('the U-statistic', () => {
	const { below } = chance(4);
	test.each(Array.from({ length: 12 }, (_, i) => i))('is what its definition says, pair by pair: %i', () => {
		const table = Array.from({ length: 2 + below(4) }, () =>
			Array.from({ length: 3 + below(5) }, () => (below(4) === 0 ? null : below(3)))
		);
		const cells = table.flatMap((row, r) => row.flatMap((x, c) => (x === null ? [] : [{ x, r, c }])));
		const pairs = cells.flatMap((one) =>
			cells.filter((other) => other.r !== one.r && other.c !== one.c).map((other) => one.x * other.x)
		);
		const mean = cells.reduce((sum, { x }) => sum + x, 0) / cells.length;
		const across = pairs.reduce((sum, x) => sum + x, 0) / pairs.length;
		const found = unbiased(table);
		expect(found.mean).toEqual(near(mean));
		expect(found.variance).toEqual(near(mean ** 2 - across));
	});
});

describe('a panel against a model', () => {
	test('whose readers all differ alike from it cannot speak of readers', () => {
		const { randomReadersRandomCases, fixedReadersRandomCases } = panelAgainstModel(
			[
				[1, 0, 1],
				[0, 1, 1]
			],
			[0, 0, 1]
		);
		expect(randomReadersRandomCases).toMatchObject({ se: null, undefinedReason: expect.any(String) });
		expect(fixedReadersRandomCases.se).toBeGreaterThan(0);
	});
	test('leaves out what somebody missed, and counts it', () => {
		expect(
			panelAgainstModel(
				[
					[1, null, 1],
					[0, 1, 1]
				],
				[0, 0, 1]
			)
		).toMatchObject({ nCases: 2, nDroppedCases: 1 });
	});
});

test('more readers, cases or effect never cost power', () => {
	const plan = {
		readers: 5,
		cases: 40,
		pilotCases: 40,
		effect: 0.1,
		varTr: 0.002,
		cov1: 0.001,
		cov2: 0.001,
		cov3: 0.0005,
		varError: 0.004
	};
	const of = (change: object) => power({ ...plan, ...change }).power ?? 0;
	expect(of({ readers: 10 })).toBeGreaterThan(of({}));
	expect(of({ cases: 100 })).toBeGreaterThan(of({}));
	expect(of({ effect: 0.2 })).toBeGreaterThan(of({}));
	expect(power({ ...plan, readers: 1 })).toMatchObject({ power: null, undefinedReason: expect.any(String) });
});
