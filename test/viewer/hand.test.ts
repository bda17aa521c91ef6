import { beforeEach, describe, expect, test } from 'vitest';
import { Hand } from '#lib/viewer/hand.svelte.ts';
import type { Mm } from '#lib/viewer/place.ts';

let hand: Hand;
beforeEach(() => (hand = new Hand()));

const corners: Mm[] = [
	[0, 0, 0],
	[10, 0, 0],
	[10, 10, 0]
];

describe('an outline', () => {
	test('is set corner by corner with keys, and closed', () => {
		for (const mm of corners) hand.corner('i_1', 'axial', mm);
		expect(hand.close()).toEqual({ image: 'i_1', axis: 'axial', corners });
		expect(hand.line).toEqual(null);
	});
	test('that encloses nothing is no outline', () => {
		for (const mm of corners.slice(0, 2)) hand.corner('i_1', 'axial', mm);
		expect(hand.close()).toEqual(null);
		expect(hand.close()).toEqual(null);
	});
	test('does not go over to another image or plane', () => {
		hand.corner('i_1', 'axial', corners[0]!);
		hand.corner('i_2', 'axial', corners[1]!);
		expect(hand.line).toEqual({ image: 'i_2', axis: 'axial', corners: [corners[1]] });
		hand.corner('i_2', 'coronal', corners[2]!);
		expect(hand.line?.corners).toEqual([corners[2]]);
	});
	test('begins anew with each stroke of the hand', () => {
		hand.stroke('draw', 'i_1', 'axial', corners[0]!, true);
		hand.stroke('draw', 'i_1', 'axial', corners[1]!, false);
		hand.stroke('draw', 'i_1', 'axial', corners[2]!, true);
		expect(hand.line?.corners).toEqual([corners[2]]);
	});
});

describe('a ruler', () => {
	test('follows the hand from where it was put down', () => {
		hand.stroke('measure', 'i_1', 'axial', corners[0]!, true);
		hand.stroke('measure', 'i_1', 'axial', corners[1]!, false);
		hand.stroke('measure', 'i_1', 'axial', corners[2]!, false);
		expect(hand.rulers).toEqual([{ image: 'i_1', axis: 'axial', from: corners[0], to: corners[2] }]);
	});
	test('goes from one end to the other with keys, and the next one begins anew', () => {
		hand.rule('i_1', 'axial', corners[0]!);
		hand.rule('i_1', 'axial', corners[1]!);
		hand.rule('i_1', 'axial', corners[2]!);
		expect(hand.rulers.map(({ from, to }) => [from, to])).toEqual([
			[corners[0], corners[1]],
			[corners[2], corners[2]]
		]);
	});
	test('that measures nothing is put away when the hand is lifted', () => {
		hand.stroke('measure', 'i_1', 'axial', corners[0]!, true);
		hand.let();
		expect(hand.rulers).toEqual([]);
	});
});
