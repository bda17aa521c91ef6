import { describe, expect, test } from 'vitest';
import { cronbachAlpha } from '#lib/scoring/agreement/cronbach-alpha.ts';
import { angoff } from '#lib/scoring/standard/angoff.ts';
import { borderline } from '#lib/scoring/standard/borderline.ts';
import { dStudyNested } from '#lib/scoring/standard/d-study-nested.ts';
import { distractors } from '#lib/scoring/standard/distractors.ts';
import { dStudyCrossed, gStudyCrossed } from '#lib/scoring/standard/g-study-crossed.ts';
import { gStudyNested } from '#lib/scoring/standard/g-study-nested.ts';
import { itemAnalysis } from '#lib/scoring/standard/item-analysis.ts';
import { outerGroups } from '#lib/scoring/standard/outer-groups.ts';

const near = (value: number) => expect.closeTo(value, 9);

describe('the worked example of', () => {
	test('Angoff', () => {
		expect(
			angoff([
				[0.5, 0.7],
				[0.8, 0.6]
			])
		).toMatchObject({ cutScore: near(1.3), cutShare: near(0.65), cutSe: near(0) });
	});
	test('the borderline methods', () => {
		expect(borderline([40, 60, 80], [0, 1, 2], 1)).toMatchObject({
			slope: 20,
			intercept: 40,
			cutScore: 60,
			cutSe: near(0),
			rSquared: 1,
			borderlineGroupMean: 60
		});
	});
	test('a crossed G study', () => {
		const found = gStudyCrossed([
			[1, 2],
			[3, 4]
		]);
		expect(found).toMatchObject({ varPersons: near(2), varConditions: near(0.5), varResidual: near(0) });
		expect(found).toMatchObject({ gCoefficient: near(1), phiCoefficient: near(2 / 2.25) });
	});
	test('a crossed D study', () => {
		expect(dStudyCrossed({ varPersons: 2, varConditions: 1, varResidual: 3 }, 3).gCoefficient).toEqual(near(2 / 3));
	});
	test('a nested G study', () => {
		expect(gStudyNested([[[1, 3]], [[3, 5]]]).varRInT).toEqual(near(2));
	});
	test('a nested D study', () => {
		expect(dStudyNested({ varP: 1, varT: 0, varRInT: 0, varPt: 1, varPrInT: 2 }, 2, 2).gCoefficient).toBe(0.5);
	});
	test('item analysis', () => {
		expect(
			itemAnalysis([
				[1, 1],
				[1, 0],
				[0, 0]
			]).perItem[0]
		).toMatchObject({
			difficulty: near(2 / 3),
			discrimination: 1,
			pointBiserial: near(0.5)
		});
	});
	test('distractors', () => {
		const { options, neverChosen } = distractors(['A', 'B', 'A'], [3, 1, 2], ['A', 'B', 'C'], 'A');
		expect(options[0]).toMatchObject({ n: 2, share: near(2 / 3), shareBest: 1, shareWorst: 0 });
		expect(neverChosen).toEqual(['C']);
	});
	test('the outer groups', () => {
		expect(outerGroups([5, 3, 1, 3], 0.27)).toEqual({ best: [0], worst: [2] });
	});
});

test('the relative coefficient of a crossed study over its own conditions is Cronbach’s alpha', () => {
	const scores = Array.from({ length: 12 }, (_, p) =>
		Array.from({ length: 5 }, (_, c) => ((p * 13 + c * c * 7) % 11) + p)
	);
	expect(gStudyCrossed(scores, 5).gCoefficient).toEqual(near(cronbachAlpha(scores).alpha ?? NaN));
});

test('a falling line is reported and no line is drawn through one grade', () => {
	expect(borderline([80, 60, 40], [0, 1, 2], 1).slope).toBe(-20);
	expect(borderline([80, 60, 40], [1, 1, 1], 1)).toMatchObject({ cutScore: null, undefinedReason: expect.any(String) });
	expect(borderline([50, 50, 50], [0, 1, 2], 1)).toMatchObject({ slope: 0, cutScore: 50, cutSe: 0, rSquared: null });
});

describe('what does not exist is null with a reason', () => {
	test.each([
		['nobody rated', angoff([[null]])],
		['nobody answered', distractors([null], [1], ['A'], 'A')],
		['nobody has all', itemAnalysis([[1, null]])],
		[
			'nothing varies',
			gStudyCrossed([
				[1, 1],
				[1, 1]
			])
		],
		['unequal raters', gStudyNested([[[1, 2], [1]]])]
	])('%s', (_, found) => {
		expect(found).toMatchObject({ undefinedReason: expect.stringMatching(/\w/) });
	});
});
