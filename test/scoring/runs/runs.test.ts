import { describe, expect, test } from 'vitest';
import { againstPhysicians } from '#lib/scoring/runs/against-physicians.ts';
import { boardOf } from '#lib/scoring/runs/board.ts';
import { clusterDifference } from '#lib/scoring/runs/cluster-difference.ts';
import { contrastsOf, contrastsOfMRareBench } from '#lib/scoring/runs/contrasts.ts';
import { estimate } from '#lib/scoring/runs/estimate.ts';
import { valuesOf, type Marked, type Valued } from '#lib/scoring/runs/marked.ts';
import { pairsOf } from '#lib/scoring/runs/pairs.ts';
import { computed } from '#lib/scoring/runs/report-of.ts';
import { correspondence } from '#lib/scoring/benchmarks/correspondence.ts';
import { chance } from '#lib/scoring/chance.ts';

const drawing = { seed: 1, replicates: 2000 };
const near = (value: number) => expect.closeTo(value, 9);

const valued = (
	values: number[],
	{ reader = null, perCase = 1 }: { reader?: string | null; perCase?: number } = {}
): Valued[] => values.map((value, i) => ({ reader, item: `i${i}`, cluster: `c${Math.floor(i / perCase)}`, value }));

function marked(change: Partial<Marked> = {}): Marked {
	const whole = {
		system: 'M',
		reader: null,
		task: 'T1',
		condition: 'LC',
		item: 'i0',
		cluster: 'c0',
		attempt: 1,
		confidence: null,
		groups: {}
	};
	return { ...whole, values: { 'Recall@1': 1 }, ...change };
}

describe('an estimate', () => {
	test('of one right or wrong a case is Wilson’s', () => {
		const found = estimate(valued([1, 1, 1, 1, 1, 0, 0, 0, 0, 0]), drawing);
		expect(found).toMatchObject({ value: 0.5, n: 10, nClusters: 10, method: 'Wilson', low: expect.closeTo(0.2366, 4) });
	});
	test('of several items a case is wider than if they were apart', () => {
		const values = Array.from({ length: 40 }, (_, i) => Number(Math.floor(i / 4) % 2 === 0));
		const [together, apart] = [estimate(valued(values, { perCase: 4 }), drawing), estimate(valued(values), drawing)];
		expect(together.method).toMatch(/cluster bootstrap/);
		expect((together.high ?? 0) - (together.low ?? 0)).toBeGreaterThan(1.5 * ((apart.high ?? 0) - (apart.low ?? 0)));
	});
	test('of all right does not shrink to nothing, and counts cases, not items', () => {
		expect(estimate(valued([1, 1, 1, 1], { perCase: 2 }), drawing)).toMatchObject({
			value: 1,
			high: 1,
			low: expect.closeTo(0.342, 3),
			method: 'Wilson'
		});
	});
	test('of one case, or of nothing, has no interval and says why', () => {
		expect(estimate(valued([1, 0], { perCase: 2 }), drawing)).toMatchObject({
			value: 0.5,
			low: null,
			undefinedReason: expect.any(String)
		});
		expect(estimate([], drawing)).toMatchObject({ value: null, n: 0, undefinedReason: expect.any(String) });
	});
	test('of five physicians and more speaks of readers like these', () => {
		const { below } = chance(2);
		const panel = ['A', 'B', 'C', 'D', 'E'].flatMap((reader) =>
			valued(
				Array.from({ length: 20 }, () => below(2)),
				{ reader }
			)
		);
		expect(estimate(panel, drawing)).toMatchObject({
			nReaders: 5,
			method: 'U-statistic, readers and cases random, each case once'
		});
	});
	test('of very many cases has the clustered error', () => {
		const values = Array.from({ length: 6000 }, (_, i) => (i % 3) / 2);
		expect(estimate(valued(values, { perCase: 2 }), drawing)).toMatchObject({
			nClusters: 3000,
			method: 'clustered standard error'
		});
	});
});

test('the worked example of attempts: an item tried more often does not count more', () => {
	const two = [marked({ values: { x: 1 } }), marked({ attempt: 2, values: { x: 0 } })];
	expect(valuesOf([...two, marked({ item: 'i1', values: { x: null } })], 'x')).toEqual([
		{ reader: null, item: 'i0', cluster: 'c0', value: 0.5 }
	]);
});

describe('a difference of clusters', () => {
	test('the worked example', () => {
		const found = clusterDifference(
			[...valued([1, 1], { perCase: 2 }), { reader: null, item: 'x', cluster: 'z', value: 0 }],
			drawing
		);
		expect(found).toMatchObject({ difference: near(2 / 3), p: 1 });
	});
	test('flips cases, not items: two items of each of three cases are three flips', () => {
		expect(clusterDifference(valued([1, 1, 1, 1, 1, 1], { perCase: 2 }), drawing).p).toBe(0.25);
	});
	test('of nothing does not exist', () => {
		expect(clusterDifference([], drawing)).toMatchObject({
			difference: null,
			p: null,
			undefinedReason: expect.any(String)
		});
	});
});

describe('a system beside physicians', () => {
	const panel = (readers: number, cases: number, right: (r: number, c: number) => number | null): Valued[] =>
		Array.from({ length: readers * cases }, (_, i) => ({ r: Math.floor(i / cases), c: i % cases })).flatMap(
			({ r, c }) => {
				const value = right(r, c);
				return value === null ? [] : [{ reader: `R${r}`, item: `i${c}`, cluster: `c${c}`, value }];
			}
		);
	test('the worked example: two readers are spoken of as themselves', () => {
		const people = panel(2, 2, (r, c) => Number(!(r === 0 && c === 1)));
		expect(againstPhysicians(valued([1, 1]), people, drawing)).toMatchObject({
			difference: 0.25,
			physicians: 0.75,
			system: 1,
			speaksOf: 'these readers'
		});
	});
	test('takes Obuchowski and Rockette where everybody read everything, the U-statistic where not', () => {
		const whole = panel(6, 24, (r, c) => Number((r * 5 + c * 3) % 7 > 2));
		const gaps = whole.filter((_, i) => i % 5 !== 0);
		const system = valued(Array.from({ length: 24 }, (_, c) => Number(c % 3 > 0)));
		expect(againstPhysicians(system, whole, drawing)).toMatchObject({
			method: expect.stringMatching(/^Obuchowski/),
			speaksOf: 'readers like these'
		});
		expect(againstPhysicians(system, gaps, drawing)).toMatchObject({
			method: expect.stringMatching(/^U-statistic/),
			p: expect.any(Number)
		});
	});
	test('is compared on the items of both alone', () => {
		const people = panel(2, 3, () => 1);
		expect(againstPhysicians(valued([0, 0, 0, 1, 1, 1]), people, drawing)).toMatchObject({
			nItems: 3,
			system: 0,
			difference: -1
		});
	});
	test('on few cases read by some is not tested', () => {
		const people = panel(6, 6, (r, c) => ((r + c) % 2 === 0 ? 1 : null));
		expect(againstPhysicians(valued([1, 0, 1, 0, 1, 0]), people, drawing)).toMatchObject({
			p: null,
			undefinedReason: expect.stringMatching(/Fewer than 10/)
		});
	});
	test('with nothing in common is not compared', () => {
		expect(againstPhysicians(valued([1]), [{ reader: 'R', item: 'z', cluster: 'z', value: 1 }], drawing)).toMatchObject(
			{ difference: null, undefinedReason: expect.any(String) }
		);
	});
});

describe('contrasts of conditions', () => {
	const [, necessity] = contrastsOfMRareBench;
	test('the worked example: paired by item', () => {
		const answers = [1, 1].flatMap((value, i) => [
			marked({ item: `i${i}`, cluster: `c${i}`, values: { x: value } }),
			marked({ item: `i${i}`, cluster: `c${i}`, condition: 'TO', values: { x: i } })
		]);
		expect(contrastsOf(answers, necessity ? [necessity] : [], 'x', drawing)).toMatchObject([
			{ difference: 0.5, nItems: 2, tells: 'visual necessity' }
		]);
	});
	test('are not there where nothing was answered under both', () => {
		expect(contrastsOf([marked()], contrastsOfMRareBench, 'Recall@1', drawing)).toEqual([]);
	});
});

test('every two systems are compared on the items of both', () => {
	const pairs = pairsOf(
		new Map([
			['A', valued([1, 1])],
			['B', valued([1, 0])],
			['C', []]
		]),
		drawing
	);
	expect(pairs).toMatchObject([{ first: 'A', second: 'B', difference: 0.5, nItems: 2 }]);
});

test('the correspondence of both tasks, its table and its curve', () => {
	const cases = [
		{ evidence: 1, diagnosisFirst: true },
		{ evidence: 0.6, diagnosisFirst: false },
		{ evidence: 0.2, diagnosisFirst: true }
	];
	const { estimate, counts, curve } = correspondence(cases, 0.5);
	expect([estimate.value, counts]).toEqual([0.5, { bothRight: 1, evidenceOnly: 1, diagnosisOnly: 1, neither: 0 }]);
	expect([curve[0]?.share, curve.at(-1)?.share]).toEqual([near(2 / 3), 1]);
	expect(correspondence([], 0.5).estimate.value).toBeNull();
});

describe('a whole report', () => {
	const measures = { T1: [{ name: 'Recall@1', reads: 'share', by: 'benchmark', isPrimary: true } as const] };
	const answers = ['M', 'N', 'physicians'].flatMap((system, s) =>
		Array.from({ length: 12 }, (_, i) =>
			marked({
				system,
				reader: system === 'physicians' ? 'R1' : null,
				item: `i${i}`,
				cluster: `c${i}`,
				groups: { category: i % 2 === 0 ? 'a' : 'b' },
				confidence: 0.7,
				values: { 'Recall@1': Number((i + s) % 3 > 0) }
			})
		)
	);
	const report = computed(answers, measures, { drawing, theta: 0.5, sources: [] });
	test('has a row a system, people first, and one a group', () => {
		expect(report.board.filter(({ axis }) => axis === null).map(({ system }) => system)).toEqual([
			'physicians',
			'M',
			'N'
		]);
		expect(boardOf(answers, measures, drawing).filter(({ group }) => group === 'a')).toHaveLength(3);
	});
	test('adjusts all comparisons with physicians together', () => {
		expect(report.against.map(({ name }) => name)).toEqual(['M', 'N']);
		report.against.forEach(({ p, pHolm }) => expect(pHolm).toBeGreaterThanOrEqual(p ?? 1));
	});
	test('says how sure answerers were where they said so', () => {
		expect(report.calibration).toMatchObject([
			{ system: 'physicians', brier: { n: 12 } },
			{ system: 'M' },
			{ system: 'N' }
		]);
	});
	test('is the same again', () => {
		expect(computed(answers, measures, { drawing, theta: 0.5, sources: [] })).toEqual(report);
	});
});
