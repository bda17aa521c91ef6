import { describe, expect, test } from 'vitest';
import { areaOf, awayFrom, middleOf, mostCorners, simplified, touches } from '#lib/viewer/outlining.ts';
import type { Mm } from '#lib/viewer/place.ts';

const square: Mm[] = [
	[0, 0, 5],
	[10, 0, 5],
	[10, 10, 5],
	[0, 10, 5]
];
const circle = (corners: number, radius: number): Mm[] =>
	Array.from({ length: corners }, (_, i) => {
		const turn = (2 * Math.PI * i) / corners;
		return [radius * Math.cos(turn), radius * Math.sin(turn), 0];
	});

describe('what an outline encloses', () => {
	test('is its area in mm², on whatever plane it lies and whichever way it was drawn', () => {
		const standing = square.map(([x, y]): Mm => [5, x, y]);
		expect([square, square.toReversed(), standing].map(areaOf)).toEqual([100, 100, 100]);
		expect(areaOf(circle(360, 20))).toBeCloseTo(Math.PI * 400, 0);
	});
	test('is nothing for a line, a dot and no corner at all', () => {
		expect([square.slice(0, 2), square.slice(0, 1), []].map(areaOf)).toEqual([0, 0, 0]);
	});
});

describe('an outline that was drawn by hand', () => {
	test('keeps the corners that matter', () => {
		const drawn = [0, 1, 2, 3, 4, 5].map((x): Mm => [x, 0, 0]);
		expect(simplified([...drawn, [5, 5, 0]])).toEqual([
			[0, 0, 0],
			[5, 0, 0],
			[5, 5, 0]
		]);
	});
	test('has no more corners than may be, and nearly its area', () => {
		const kept = simplified(circle(5_000, 90));
		expect(kept.length).toBeLessThanOrEqual(mostCorners);
		expect(areaOf(kept) / areaOf(circle(5_000, 90))).toBeGreaterThan(0.98);
	});
});

test('a place is as far from a straight line as from the nearest of its points', () => {
	const line: [Mm, Mm] = [
		[0, 0, 0],
		[10, 0, 0]
	];
	expect([awayFrom([5, 3, 0], ...line), awayFrom([13, 4, 0], ...line), awayFrom([3, 4, 0], line[0], line[0])]).toEqual([
		3, 5, 5
	]);
});

test('an outline is touched from within and close to its edge, on whatever plane and whichever way it was drawn', () => {
	const hollow: Mm[] = [...square.slice(0, 3), [5, 2, 5], square[3]!];
	const standing = hollow.map(([x, y]): Mm => [5, x, y]);
	expect([touches(hollow, [5, 1, 5], 0), touches(hollow, [5, 6, 5], 0), touches(hollow, [12, 5, 5], 3)]).toEqual([
		true,
		false,
		true
	]);
	expect([touches(standing.toReversed(), [5, 5, 1], 0), touches(standing, [5, 5, 6], 0)]).toEqual([true, false]);
	expect(middleOf(square)).toEqual([5, 5, 5]);
});
