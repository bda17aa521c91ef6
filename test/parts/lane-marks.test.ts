import { describe, expect, test } from 'vitest';
import { placed, timesOn } from '#lib/parts/lane-marks.ts';

describe('labels on a lane', () => {
	test('stand in the middle of their moment, and at the ends inside the lane', () => {
		const labels = [
			{ at: 0, text: 'start' },
			{ at: 300_000, text: 'middle' },
			{ at: 600_000, text: 'end' }
		];
		expect(placed(labels, 600_000, 900)).toEqual([
			{ share: 0, text: 'start', side: 'start' },
			{ share: 0.5, text: 'middle', side: 'middle' },
			{ share: 1, text: 'end', side: 'end' }
		]);
	});

	test('never touch: where two would, the earlier stays', () => {
		const labels = [
			{ at: 100_000, text: 'bladder 1:40' },
			{ at: 105_000, text: 'eye 1:45' },
			{ at: 400_000, text: 'scan 6:40' }
		];
		expect(placed(labels, 600_000, 900).map(({ text }) => text)).toEqual(['bladder 1:40', 'scan 6:40']);
	});

	test('are left out of a lane that is narrower than they are', () => {
		expect(placed([{ at: 0, text: 'a long label that has no room' }], 600_000, 120)).toEqual([]);
	});

	test('Chinese letters take twice the room', () => {
		const labels = (text: string) => [
			{ at: 0, text },
			{ at: 100_000, text }
		];
		expect(placed(labels('abc'), 600_000, 360)).toHaveLength(2);
		expect(placed(labels('大小便'), 600_000, 360)).toHaveLength(1);
	});
});

describe('times of an axis', () => {
	test.each([
		[600_000, 960, [0, 60_000, 120_000, 180_000, 240_000, 300_000, 360_000, 420_000, 480_000, 540_000, 600_000]],
		[600_000, 240, [0, 300_000, 600_000]],
		[45_000, 900, [0, 10_000, 20_000, 30_000, 40_000]],
		[1, 900, [0]]
	])('of %i ms on %i px', (end, width, times) => {
		expect(timesOn(end, width)).toEqual(times);
	});
});
