import { describe, expect, test } from 'vitest';
import { chance } from '#lib/scoring/chance.ts';
import { crossedLogistic } from '#lib/scoring/scales/crossed-logistic.ts';
import { symmetric } from '#lib/scoring/scales/elementary-symmetric.ts';
import { inverse } from '#lib/scoring/scales/inverse.ts';
import { rasch } from '#lib/scoring/scales/rasch.ts';
import { lowest } from '#lib/scoring/scales/simplex.ts';

const near = (value: number) => expect.closeTo(value, 6);

describe('the worked example of', () => {
	test('elementary symmetric functions', () => {
		expect(symmetric([2, 3])).toEqual([1, 5, 6]);
	});
	test('Rasch’s model', () => {
		expect(
			rasch([
				[1, 0],
				[1, 0],
				[0, 1]
			]).difficulty
		).toEqual([near(-Math.log(2) / 2), near(Math.log(2) / 2)]);
	});
	test('the crossed logistic model', () => {
		const trials = [0, 1].flatMap((x) =>
			[0, 1, 2, 3].map((i) => ({ reader: i % 2, case: i >> 1, x, right: Number(x === 1 ? i > 0 : i === 3) }))
		);
		const { effect, sdReader, sdCase } = crossedLogistic(trials);
		expect(effect).toBeGreaterThan(1.5);
		expect([sdReader, sdCase].every((spread) => spread !== null && spread >= 0)).toBe(true);
	});
});

test('the inverse of a matrix gives one when multiplied, and none where there is none', () => {
	expect(
		inverse([
			[2, 1],
			[1, 2]
		])
	).toEqual([
		[near(2 / 3), near(-1 / 3)],
		[near(-1 / 3), near(2 / 3)]
	]);
	expect(
		inverse([
			[1, 1],
			[1, 1]
		])
	).toBeNull();
});

test('the simplex finds the lowest place of a valley', () => {
	const [x = 0, y = 0] = lowest(([x = 0, y = 0]) => (1 - x) ** 2 + 100 * (y - x ** 2) ** 2, [-1.2, 1]);
	expect([x, y]).toEqual([expect.closeTo(1, 3), expect.closeTo(1, 3)]);
});

describe('Rasch’s difficulties', () => {
	const { share } = chance(8);
	const abilities = Array.from({ length: 400 }, () => 3 * share() - 1.5);
	const true_ = [-1, -0.5, 0, 0.5, 1];
	const responses = abilities.map((ability) => true_.map((b) => Number(share() < 1 / (1 + Math.exp(b - ability)))));
	test('come near those that answers were drawn by, and add up to 0', () => {
		const { difficulty } = rasch(responses);
		difficulty.forEach((value, i) => expect(Math.abs((value ?? 9) - (true_[i] ?? 0))).toBeLessThan(0.35));
		expect(difficulty.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toEqual(near(0));
	});
	test('move with their items', () => {
		const turned = responses.map((row) => row.toReversed());
		expect(
			rasch(turned)
				.difficulty.toReversed()
				.map((value) => value?.toFixed(5))
		).toEqual(rasch(responses).difficulty.map((value) => value?.toFixed(5)));
	});
	test.each([
		[
			'an item that everybody solved',
			[
				[1, 0, 1],
				[1, 1, 0],
				[1, 0, 1]
			]
		],
		['one item', [[1], [0]]],
		[
			'nobody who solved some and not others',
			[
				[1, 1],
				[0, 0]
			]
		]
	])('do not exist for %s', (_, answers) => {
		expect(rasch(answers)).toMatchObject({ undefinedReason: expect.any(String) });
		expect(rasch(answers).difficulty.every((value) => value === null)).toBe(true);
	});
});

test('the crossed logistic model says when it cannot be fitted', () => {
	const one = { reader: 1, case: 1, x: 0, right: 1 };
	expect(crossedLogistic([]).undefinedReason).toBeDefined();
	expect(crossedLogistic([one, { ...one, right: 0 }]).undefinedReason).toMatch(/one group/);
	expect(crossedLogistic([one, { ...one, x: 1, right: 0 }]).undefinedReason).toMatch(/no finite/);
});
