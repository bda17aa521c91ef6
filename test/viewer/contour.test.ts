import { describe, expect, test } from 'vitest';
import { contour } from '#lib/viewer/contour.ts';
import { outline, slicesCut } from '#lib/viewer/outline.ts';

function bitmap(...rows: string[]) {
	return { width: rows[0]!.length, height: rows.length, inside: (x: number, y: number) => rows[y]![x] === '#' };
}

/** Every end of a line meets exactly one other: the outlines are closed. */
function loose(lines: number[][]): string[] {
	const ends = lines.flatMap(([x0, y0, x1, y1]) => [`${x0},${y0}`, `${x1},${y1}`]);
	return ends.filter((end) => ends.filter((other) => other === end).length !== 2);
}

describe('the outline of a mask', () => {
	test('of one voxel is a diamond around its centre', () => {
		expect(contour(bitmap('...', '.#.', '...'))).toEqual(
			[
				[0.5, 1, 1, 0.5],
				[1, 0.5, 1.5, 1],
				[1, 1.5, 0.5, 1],
				[1.5, 1, 1, 1.5]
			].map((line) => expect.arrayContaining(line))
		);
	});

	test('of nothing is nothing', () => {
		expect(contour(bitmap('...', '...'))).toEqual([]);
	});

	test('is closed at the edge of the slice, around holes, and where voxels touch by a corner', () => {
		expect(loose(contour(bitmap('##.', '#..', '...')))).toEqual([]);
		expect(loose(contour(bitmap('.....', '.###.', '.#.#.', '.###.', '.....')))).toEqual([]);
		expect(loose(contour(bitmap('....', '.#..', '..#.', '....')))).toEqual([]);
	});
});

describe('the outline in a volume', () => {
	/** 4 × 5 × 6 voxels of 2 mm; one voxel is inside. */
	const mask = {
		grid: {
			dims: [4, 5, 6] as [number, number, number],
			origin: [0, 0, 0] as [number, number, number],
			span: [
				[8, 0, 0],
				[0, 10, 0],
				[0, 0, 12]
			] as [[number, number, number], [number, number, number], [number, number, number]]
		},
		inside: (x: number, y: number, z: number) => x === 1 && y === 2 && z === 3
	};
	const centre = [3, 5, 7];

	test.each(['axial', 'coronal', 'sagittal'] as const)('lies around the voxel in the %s slice through it', (axis) => {
		const lines = outline(mask, axis, [3, 5, 7]);
		const ends = lines.flat();
		expect(lines.length).toBe(4);
		expect(centre.map((_, i) => ends.reduce((sum, mm) => sum + mm[i]!, 0) / ends.length)).toEqual(centre);
	});

	test('is not there in the next slice, nor outside the volume', () => {
		expect(outline(mask, 'axial', [3, 5, 9])).toEqual([]);
		expect(outline(mask, 'axial', [3, 5, 90])).toEqual([]);
	});

	test('the slices that it cuts are counted along each plane', () => {
		expect((['axial', 'coronal', 'sagittal'] as const).map((axis) => slicesCut(mask, axis))).toEqual([[3], [2], [1]]);
	});
});
