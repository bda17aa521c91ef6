import { describe, expect, test } from 'vitest';
import { adjusted } from '#lib/scoring/comparison/adjusted.ts';
import { alternativeAnnotator } from '#lib/scoring/comparison/alternative-annotator.ts';
import { binomialAt, binomialTail } from '#lib/scoring/comparison/binomial.ts';
import { bootstrap, bootstrapGiven, clusterSums } from '#lib/scoring/comparison/cluster-bootstrap.ts';
import { clusteredError } from '#lib/scoring/comparison/clustered-error.ts';
import { crossedBootstrap, crossedBootstrapGiven } from '#lib/scoring/comparison/crossed-bootstrap.ts';
import { mcnemar } from '#lib/scoring/comparison/mcnemar.ts';
import { shareInterval } from '#lib/scoring/comparison/share-interval.ts';
import { signFlipExact, signFlipGiven, signFlipSampled } from '#lib/scoring/comparison/sign-flip.ts';
import { shareAsFar } from '#lib/scoring/comparison/signed-sums.ts';
import { chance } from '#lib/scoring/chance.ts';

const near = (value: number) => expect.closeTo(value, 9);

describe('the worked example of', () => {
	test('the interval of a share', () => {
		const { estimate, upper } = shareInterval(0, 12, 'clopper_pearson');
		expect([estimate, upper]).toEqual([0, near(1 - 0.025 ** (1 / 12))]);
	});
	test('binomial chances', () => {
		expect([binomialTail(0, 2), binomialAt(1, 2)]).toEqual([near(0.25), near(0.5)]);
	});
	test('McNemar', () => {
		expect(mcnemar([1, 1, 0], [1, 0, 0])).toMatchObject({ n10: 1, n01: 0, exactP: 1, midP: near(0.5), chi2: 1 });
	});
	test('Holm', () => {
		expect(adjusted([0.01, null, 0.03], 'holm')).toEqual([0.02, null, 0.03]);
	});
	test('sign flips, all of them', () => {
		expect(signFlipExact([1, 1], [0, 0]).pValue).toBe(0.5);
	});
	test('sign flips, those given', () => {
		expect(
			signFlipGiven(
				[1, 1],
				[
					[1, -1],
					[-1, -1]
				]
			)
		).toEqual({ nPermutations: 2, nExtreme: 1, pValue: near(2 / 3) });
	});
	test('sign flips of nothing', () => {
		expect(signFlipSampled([0, 0], { seed: 1, draws: 99 }).pValue).toBe(1);
	});
	test('the cluster bootstrap', () => {
		expect(
			bootstrapGiven(
				[[1, 1], [0]],
				[
					[0, 0],
					[1, 1]
				]
			)
		).toMatchObject({ estimate: near(2 / 3), bootSe: near(Math.SQRT1_2) });
	});
	test('the crossed bootstrap', () => {
		expect(crossedBootstrapGiven([[1, 0]], [[0]], [[1, 1]])).toMatchObject({ estimate: 0.5, percentileLower: 0 });
	});
	test('the clustered error', () => {
		const found = clusteredError([1, 1, 0, 0], ['a', 'a', 'b', 'b']);
		expect(found).toMatchObject({ mean: 0.5, seClustered: near(Math.SQRT2 / 4), seNaive: near(Math.sqrt(1 / 12)) });
	});
	test('the alternative annotator', () => {
		const marks = Array.from({ length: 30 }, (_, i) => i % 3);
		const rule = { scoring: 'accuracy', epsilon: 0.2, q: 0.05, minHumans: 2, minInstances: 30 } as const;
		expect(alternativeAnnotator([marks, marks, marks], marks, rule)).toMatchObject({ winningRate: 1, passes: true });
	});
});

describe('sign flips', () => {
	const { below } = chance(11);
	const all = (sizes: readonly number[], seen: number) => {
		const n = 2 ** sizes.length;
		const sums = Array.from({ length: n }, (_, k) =>
			sizes.reduce((sum, size, i) => sum + (k & (1 << i) ? size : -size), 0)
		);
		return sums.filter((sum) => Math.abs(sum) >= Math.abs(seen) - 1e-10).length / n;
	};
	test.each(Array.from({ length: 40 }, (_, i) => i))(
		'are counted without going through them, as if all were: %i',
		(i) => {
			const whole = i % 2 === 0;
			const sizes = Array.from({ length: 1 + below(10) }, () => (whole ? below(5) : below(1000) / 700));
			const seen = sizes.reduce((sum, size, k) => sum + (k % 3 === 0 ? -size : size), 0);
			expect(shareAsFar(sizes, seen)).toEqual(near(all(sizes, seen)));
		}
	);
	test('of forty differences are still exact', () => {
		const sizes = Array.from({ length: 40 }, (_, i) => 1 + i / 97);
		const seen = sizes.reduce((sum, size) => sum + size, 0);
		expect(shareAsFar(sizes, seen)).toBe(2 / 2 ** 40);
	});
	test('of more than can be counted say so', () => {
		const x = Array.from({ length: 60 }, (_, i) => Math.SQRT2 * (i + 1));
		expect(
			signFlipExact(
				x,
				x.map(() => 0)
			)
		).toMatchObject({ pValue: null, undefinedReason: expect.stringContaining('sample') });
	});
	test('drawn with one seed are the same again', () => {
		const differences = [1, -0.5, 2, 0.25, 1.5];
		const draw = () => signFlipSampled(differences, { seed: 5, draws: 2000 });
		expect(draw()).toEqual(draw());
		expect(draw().pValue).toEqual(expect.closeTo(signFlipExact(differences, [0, 0, 0, 0, 0]).pValue ?? 0, 1));
	});
});

describe('adjusted p values', () => {
	const p = [0.01, 0.04, 0.03, null, 0.005];
	test.each(['holm', 'hochberg', 'bonferroni', 'BH', 'BY'] as const)(
		'by %s are never smaller, keep their order and stay 1 at most',
		(method) => {
			const found = adjusted(p, method).map((value) => value ?? 2);
			found.forEach((value, i) => expect(value).toBeGreaterThanOrEqual(p[i] ?? 0));
			expect(Math.max(...found.filter((value) => value < 2))).toBeLessThanOrEqual(1);
			const order = (values: readonly (number | null)[]) => [4, 0, 2, 1].map((i) => values[i] ?? 0);
			expect(order(found)).toEqual(order(found).toSorted((one, other) => one - other));
		}
	);
	test('of nothing are nothing', () => {
		expect(adjusted([], 'holm')).toEqual([]);
		expect(adjusted([null], 'BH')).toEqual([null]);
	});
});

describe('bootstraps that draw', () => {
	const table = Array.from({ length: 6 }, (_, r) =>
		Array.from({ length: 20 }, (_, c) => ((r * 7 + c * 3) % 5 > 1 ? 1 : 0))
	);
	test('give the same again with one seed, and something near with another', () => {
		const one = bootstrap(clusterSums(table), { seed: 1, replicates: 4000 });
		expect(bootstrap(clusterSums(table), { seed: 1, replicates: 4000 })).toEqual(one);
		const other = bootstrap(clusterSums(table), { seed: 2, replicates: 4000 });
		expect(other.percentileLower).toEqual(expect.closeTo(one.percentileLower ?? 0, 1));
	});
	test('of readers and cases pass over what was not read', () => {
		const gaps = table.map((row, r) => row.map((value, c) => ((r + c) % 4 === 0 ? null : value)));
		expect(crossedBootstrap(gaps, { seed: 1, replicates: 500 })).toMatchObject({ nResamplesUsed: 500 });
	});
	test('of nothing say so', () => {
		expect(bootstrap(clusterSums([]), { seed: 1, replicates: 10 })).toMatchObject({
			estimate: null,
			undefinedReason: expect.any(String)
		});
		expect(crossedBootstrap([[null]], { seed: 1, replicates: 10 })).toMatchObject({
			estimate: null,
			undefinedReason: expect.any(String)
		});
	});
});

describe('what does not exist is null with a reason', () => {
	test.each([
		['no trials', shareInterval(0, 0, 'wilson')],
		['no pair', mcnemar([1, null], [null, 1])],
		['no discordant pair', mcnemar([1], [1])],
		['no difference', signFlipExact([], [])],
		['no value', clusteredError([null], ['a'])],
		['constant clusters', bootstrapGiven([[1], [1]], [[0, 0]])],
		[
			'too few clinicians',
			alternativeAnnotator([[1]], [1], { scoring: 'accuracy', epsilon: 0.2, q: 0.05, minHumans: 2, minInstances: 1 })
		]
	])('%s', (_, found) => {
		expect(found).toMatchObject({ undefinedReason: expect.stringMatching(/\w/) });
	});
});
