import { describe, expect, test } from 'vitest';
import { blandAltman } from '#lib/scoring/agreement/bland-altman.ts';
import { cohenKappa } from '#lib/scoring/agreement/cohen-kappa.ts';
import { correlation } from '#lib/scoring/agreement/correlation.ts';
import { cronbachAlpha } from '#lib/scoring/agreement/cronbach-alpha.ts';
import { fleissKappa } from '#lib/scoring/agreement/fleiss-kappa.ts';
import { gwetAc } from '#lib/scoring/agreement/gwet-ac.ts';
import { icc } from '#lib/scoring/agreement/icc.ts';
import { krippendorffAlpha } from '#lib/scoring/agreement/krippendorff-alpha.ts';
import { linCcc } from '#lib/scoring/agreement/lin-ccc.ts';
import { agreementWeights } from '#lib/scoring/agreement/weights.ts';

const near = (value: number) => expect.closeTo(value, 6);

describe('the worked example of', () => {
	test('agreement weights', () => {
		expect(agreementWeights(3, 'quadratic')[0]).toEqual([1, 0.75, 0]);
	});
	test('Cohen’s kappa', () => {
		expect(cohenKappa(['a', 'a', 'b', 'b'], ['a', 'b', 'b', 'b'], ['a', 'b'], 'unweighted')).toMatchObject({
			n: 4,
			pObserved: 0.75,
			pExpected: 0.5,
			kappa: 0.5
		});
	});
	test('Fleiss’s kappa', () => {
		expect(
			fleissKappa(
				[
					[1, 1],
					[2, 2]
				],
				[1, 2]
			)
		).toMatchObject({ pObserved: 1, pExpected: 0.5, kappa: 1 });
	});
	test('Krippendorff’s alpha', () => {
		expect(
			krippendorffAlpha(
				[
					[1, 2],
					[1, 2]
				],
				'nominal'
			)
		).toMatchObject({ alpha: 1, expectedDisagreement: near(2 / 3) });
	});
	test('Gwet’s AC1', () => {
		expect(
			gwetAc(
				[
					[1, 1],
					[1, 1],
					[1, 2]
				],
				[1, 2],
				'unweighted'
			)
		).toMatchObject({
			pObserved: near(2 / 3),
			pExpected: near(5 / 18),
			coefficient: near(7 / 13)
		});
	});
	test('the intraclass correlations', () => {
		const { consistency, agreement } = icc([
			[1, 2],
			[3, 4],
			[5, 6]
		]);
		expect(consistency.est).toBe(1);
		expect(agreement.est).toEqual(near(8 / 9));
	});
	test('Cronbach’s alpha', () => {
		expect(
			cronbachAlpha([
				[1, 1],
				[2, 2],
				[3, 3]
			]).alpha
		).toEqual(near(1));
	});
	test('Bland and Altman', () => {
		expect(blandAltman([1, 3], [0, 0])).toMatchObject({
			bias: 2,
			sd: near(Math.SQRT2),
			loaUpper: near(4.771807648699355)
		});
	});
	test('Lin’s concordance', () => {
		expect(linCcc([1, 2, 3], [2, 3, 4]).ccc).toEqual(near(4 / 7));
	});
	test('correlation', () => {
		expect(correlation([1, 2, 3], [1, 3, 2], 'pearson').r).toEqual(near(0.5));
	});
});

describe('what does not exist is null with a reason, never 0, 1 or NaN', () => {
	const nothing: [string, object][] = [
		['no pair', cohenKappa([], [], ['a'], 'unweighted')],
		['one category for all', cohenKappa(['a'], ['a'], ['a', 'b'], 'linear')],
		['one rater', fleissKappa([[1], [2]], [1, 2])],
		['no complete item', fleissKappa([[1, null]], [1, 2])],
		[
			'no unit rated twice',
			krippendorffAlpha(
				[
					[1, null],
					[null, 2]
				],
				'interval'
			)
		],
		[
			'all values alike',
			krippendorffAlpha(
				[
					[3, 3],
					[3, 3]
				],
				'ratio'
			)
		],
		[
			'no ratio',
			krippendorffAlpha(
				[
					[1, 1],
					[-1, -1]
				],
				'ratio'
			)
		],
		['no item rated twice', gwetAc([[1, null]], [1, 2], 'unweighted')],
		['one subject', icc([[1, 2]])],
		[
			'no variation',
			icc([
				[2, 2],
				[2, 2]
			])
		],
		['one item', cronbachAlpha([[1], [2]])],
		[
			'totals alike',
			cronbachAlpha([
				[1, 0],
				[0, 1]
			])
		],
		['no difference', blandAltman([], [])],
		['one difference', blandAltman([1], [0])],
		['constant and equal', linCcc([1, 1], [1, 1])],
		['a constant side', correlation([1, 1], [1, 2], 'pearson')],
		['a perfect correlation', correlation([1, 2, 3, 4], [2, 4, 6, 8], 'spearman')]
	];
	test.each(nothing)('%s', (_, found) => {
		expect(found).toMatchObject({ undefinedReason: expect.stringMatching(/\w/) });
		expect(JSON.stringify(found)).not.toMatch(/NaN|Infinity/);
		expect(
			Object.values(found)
				.flat()
				.filter((value) => typeof value === 'number' && !Number.isFinite(value))
		).toEqual([]);
	});
});

describe('whatever the data', () => {
	const seeded = Array.from({ length: 40 }, (_, i) => [
		(i * 7) % 5,
		(i * 11 + Number(i % 3 === 0)) % 5,
		(i * 7 + 1) % 5
	]);
	test('raters may change places', () => {
		const turned = seeded.map((row) => row.toReversed());
		expect(icc(turned).agreement.est).toEqual(near(icc(seeded).agreement.est ?? NaN));
		expect(fleissKappa(turned, [0, 1, 2, 3, 4]).kappa).toEqual(near(fleissKappa(seeded, [0, 1, 2, 3, 4]).kappa ?? NaN));
	});
	test('categories may have other names', () => {
		const renamed = seeded.map((row) => row.map((value) => `c${value}`));
		const names = ['c0', 'c1', 'c2', 'c3', 'c4'];
		expect(gwetAc(renamed, names, 'linear').coefficient).toEqual(
			near(gwetAc(seeded, [0, 1, 2, 3, 4], 'linear').coefficient ?? NaN)
		);
	});
	test('a rater who is stricter by a constant costs agreement and no consistency', () => {
		const strict = seeded.map(([one = 0, other = 0]) => [one, other + 10]);
		const plain = seeded.map(([one = 0, other = 0]) => [one, other]);
		expect(icc(strict).consistency.est).toEqual(near(icc(plain).consistency.est ?? NaN));
		expect(icc(strict).agreement.est).toBeLessThan(icc(plain).agreement.est ?? 0);
	});
	test('missing ratings are dropped and counted', () => {
		expect(icc([...seeded, [1, null, 2]])).toMatchObject({ nSubjects: 40, nDropped: 1 });
		expect(correlation([1, null, 3, 4], [2, 2, null, 5], 'kendall')).toEqual({ n: 2, r: 1 });
	});
	test('numbers that differ by a constant correlate as before, however large they are', () => {
		const x = [0.1, 0.4, 0.3, 0.9, 0.7];
		const far = x.map((value) => value + 1e6);
		const r = correlation(x, [1, 2, 2, 4, 3], 'pearson').r ?? NaN;
		expect(correlation(far, [1, 2, 2, 4, 3], 'pearson').r).toEqual(expect.closeTo(r, 8));
	});
});
