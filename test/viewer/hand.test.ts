import { beforeEach, describe, expect, test } from 'vitest';
import { Hand, type Slice } from '#lib/viewer/hand.svelte.ts';
import type { Mm } from '#lib/viewer/place.ts';

let hand: Hand;
beforeEach(() => (hand = new Hand()));

const on: Slice = { image: 'i_1', axis: 'axial', slice: 7 };
const corners: Mm[] = [
	[0, 0, 0],
	[10, 0, 0],
	[10, 10, 0]
];

describe('an outline', () => {
	test('is set corner by corner with keys, and closed', () => {
		for (const mm of corners) hand.corner(on, mm);
		expect(hand.close()).toEqual({ ...on, corners });
		expect(hand.line).toEqual(null);
	});
	test('gives its last corner back, and then is none', () => {
		for (const mm of corners.slice(0, 2)) hand.corner(on, mm);
		hand.back();
		expect(hand.line).toEqual({ ...on, corners: [corners[0]] });
		hand.back();
		expect(hand.line).toEqual(null);
	});
	test('that encloses nothing is no outline', () => {
		for (const mm of corners.slice(0, 2)) hand.corner(on, mm);
		expect(hand.close()).toEqual(null);
		expect(hand.close()).toEqual(null);
	});
	test('lies on one slice: another slice, plane or image begins a new one', () => {
		const elsewhere: Slice[] = [
			{ ...on, image: 'i_2' },
			{ ...on, axis: 'coronal' },
			{ ...on, slice: 8 }
		];
		for (const there of elsewhere) {
			hand.corner(on, corners[0]!);
			hand.corner(there, corners[1]!);
			expect(hand.line).toEqual({ ...there, corners: [corners[1]] });
		}
	});
	test('begins anew with each stroke of the hand', () => {
		hand.stroke('draw', on, corners[0]!, true);
		hand.stroke('draw', on, corners[1]!, false);
		hand.stroke('draw', on, corners[2]!, true);
		expect(hand.line?.corners).toEqual([corners[2]]);
	});
});

describe('a ruler', () => {
	const ends = () => hand.rulers.map(({ from, to }) => [from, to]);
	test('follows the hand from where it was put down, and says what it measures when the hand is lifted', () => {
		hand.stroke('measure', on, corners[0]!, true);
		hand.stroke('measure', on, corners[1]!, false);
		hand.stroke('measure', on, [3, 4, 0], false);
		expect([hand.lift(), hand.rulers]).toEqual([5, [{ ...on, from: corners[0], to: [3, 4, 0] }]]);
	});
	test('goes from one end to the other with keys, and the next one begins anew', () => {
		expect(corners.map((mm) => hand.rule(on, mm))).toEqual([null, 10, null]);
		expect(ends()).toEqual([
			[corners[0], corners[1]],
			[corners[2], corners[2]]
		]);
	});
	test('does not go from one slice to another', () => {
		hand.rule(on, corners[0]!);
		expect(hand.rule({ ...on, slice: 8 }, corners[1]!)).toEqual(null);
		expect([hand.lift(), hand.rulers]).toEqual([null, []]);
	});
	test('that measures nothing is put away when the hand is lifted', () => {
		hand.stroke('measure', on, corners[0]!, true);
		expect([hand.lift(), hand.rulers]).toEqual([null, []]);
	});
	test('is put away by name, or by an eraser close to it on its own slice', () => {
		for (const mm of [corners[0]!, corners[1]!, corners[1]!, corners[2]!]) hand.rule(on, mm);
		hand.rub({ ...on, slice: 8 }, [5, 1, 0], 2);
		hand.rub(on, [5, 3, 0], 2);
		expect(hand.rulers.length).toEqual(2);
		hand.rub(on, [5, 1, 0], 2);
		expect(ends()).toEqual([[corners[1], corners[2]]]);
		hand.putAway(hand.rulers[0]!);
		expect(hand.rulers).toEqual([]);
	});
});
