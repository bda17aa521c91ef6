import { beforeEach, describe, expect, test } from 'vitest';
import { OwnMarks, type Made } from '#lib/viewer/own-marks.svelte.ts';
import type { Slice } from '#lib/viewer/hand.svelte.ts';
import type { Mm } from '#lib/viewer/place.ts';

let made: Made;
let marks: OwnMarks;
const sliceOf = (image: string, axis: Slice['axis'], mm: Mm): Slice => ({ image, axis, slice: Math.floor(mm[2]) });

beforeEach(() => {
	made = { points: [], regions: [] };
	marks = new OwnMarks({
		made: () => made,
		isVolume: (image) => image !== 'picture',
		sliceOf,
		onmark: (now) => (made = now)
	});
});

const square: Mm[] = [
	[0, 0, 5],
	[10, 0, 5],
	[10, 10, 5],
	[0, 10, 5]
];
const on = sliceOf('i1', 'axial', square[0]!);

function drawn(): void {
	for (const mm of square) marks.hand.corner(on, mm);
	marks.outline();
}

describe('marks and outlines', () => {
	test('of a volume have a side and a tenth of a millimetre; those of a picture have pixels alone', () => {
		marks.mark('i1', [20.04, 1, 2]);
		marks.mark('picture', [12, 7, 0]);
		expect(made.points).toEqual([
			{ image: 'i1', mm: [20, 1, 2], side: 'right' },
			{ image: 'picture', mm: [12, 7, 0] }
		]);
	});
	test('are not set twice in one place', () => {
		marks.mark('i1', [20, 1, 2]);
		expect([marks.mark('i1', [20.5, 1, 2]), made.points.length]).toEqual([null, 1]);
	});
	test('are numbered together, outlines after marks', () => {
		drawn();
		marks.mark('i1', [20, 1, 2]);
		expect([marks.on('i1'), marks.regionsOn('i1'), marks.regionsOn('i2')]).toEqual([
			[{ n: 1, mm: [20, 1, 2] }],
			[{ n: 2, axis: 'axial', outline: square }],
			[]
		]);
	});
	test('are undone and redone together, and what is done anew leaves nothing to redo', () => {
		marks.mark('i1', [20, 1, 2]);
		drawn();
		marks.undo();
		marks.undo();
		expect([made, marks.canUndo, marks.canRedo]).toEqual([{ points: [], regions: [] }, false, true]);
		marks.redo();
		expect([made.points.length, made.regions.length]).toEqual([1, 0]);
		drawn();
		expect([made.regions.length, marks.canRedo]).toEqual([1, false]);
	});
});

describe('the eraser', () => {
	test('takes an outline whole, from within or at its edge, on its own slice alone', () => {
		for (const [mm, reach] of [
			[[5, 5, 5], 0],
			[[11, 5, 5], 2]
		] as [Mm, number][]) {
			drawn();
			expect(marks.rub({ ...on, slice: 6 }, mm, reach, true)).toEqual(false);
			expect([marks.rub(on, mm, reach, true), made.regions]).toEqual([true, []]);
		}
	});
	test('takes a mark that it comes close to', () => {
		marks.mark('i1', [20, 1, 5]);
		expect([marks.rub(on, [25, 1, 5], 4, true), marks.rub(on, [23, 1, 5], 4, true)]).toEqual([false, true]);
		expect(made.points).toEqual([]);
	});
	test('one stroke is undone at once, whatever it met', () => {
		marks.mark('i1', [20, 1, 5]);
		drawn();
		marks.rub(on, [20, 1, 5], 2, true);
		marks.rub(on, [15, 1, 5], 2, false);
		marks.rub(on, [5, 5, 5], 2, false);
		expect(made).toEqual({ points: [], regions: [] });
		marks.undo();
		expect([made.points.length, made.regions.length]).toEqual([1, 1]);
	});
});

describe('a ruler with one end', () => {
	test('reaches to the crosshair, as long as that lies on its slice', () => {
		const says = (length: number) => String(length);
		marks.hand.rule(on, square[0]!);
		const lines = (cross: Mm) => marks.linesOn('i1', cross, says).map(({ says }) => says);
		expect([lines([3, 4, 5]), lines([3, 4, 6])]).toEqual([['5'], ['0']]);
	});
});
