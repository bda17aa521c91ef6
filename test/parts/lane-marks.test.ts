import { describe, expect, test } from 'vitest';
import { clustered, hasRoom, placed, stacked, timesOn } from '#lib/parts/lane-marks.ts';

describe('labels on a lane', () => {
	test('stand in the middle of their moment, and at the ends inside the lane', () => {
		const labels = [
			{ at: 0, text: 'start' },
			{ at: 300_000, text: 'middle' },
			{ at: 600_000, text: 'end' }
		];
		expect(placed(labels, 600_000, 900)).toEqual([
			{ share: 0, text: 'start', side: 'start', row: 0 },
			{ share: 0.5, text: 'middle', side: 'middle', row: 0 },
			{ share: 1, text: 'end', side: 'end', row: 0 }
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

	test('that find no room go a row up, where there is one', () => {
		const labels = ['bladder 1:40', 'eye 1:45', 'gait 1:50'].map((text, i) => ({ at: 100_000 + i * 5_000, text }));
		expect(placed(labels, 600_000, 900, 2).map(({ text, row }) => [text, row])).toEqual([
			['bladder 1:40', 0],
			['eye 1:45', 1]
		]);
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

describe('moments on a lane', () => {
	test('that would lie on one another stand together, those apart alone', () => {
		const moments = [0, 2_000, 4_000, 60_000, 600_000].map((at) => ({ at }));
		expect(clustered(moments, 600_000, 900).map((group) => group.map(({ at }) => at))).toEqual([
			[0, 2_000, 4_000],
			[60_000],
			[600_000]
		]);
		expect(clustered([], 600_000, 900)).toEqual([]);
	});

	test('a stretch is named where some letters of its name have room', () => {
		expect([hasRoom(0, 30_000, 600_000, 900), hasRoom(0, 3_000, 600_000, 900), hasRoom(0, 0, 0, 900)]).toEqual([
			true,
			false,
			false
		]);
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

test('stretches that lie on one another go a row up, and come down where there is room again', () => {
	const from = (from: number, to: number) => ({ from, to });
	expect(stacked([from(0, 5), from(1, 3), from(2, 6), from(3, 4), from(6, 8)])).toEqual([0, 1, 2, 1, 0]);
	expect(stacked([])).toEqual([]);
});
