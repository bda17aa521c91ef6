import { describe, expect, test } from 'vitest';
import {
	canLieOver,
	depth,
	inside,
	middle,
	moveTo,
	sliceAt,
	step,
	toMm,
	toShare,
	voxelAt,
	type Grid
} from '#lib/viewer/grid.ts';

/** 100 × 120 × 80 voxels of 1 mm. */
const fine: Grid = {
	dims: [100, 120, 80],
	origin: [-50, -60, -40],
	span: [
		[100, 0, 0],
		[0, 120, 0],
		[0, 0, 80]
	]
};

/** The same head in axial slices of 5 mm. */
const thick: Grid = { ...fine, dims: [200, 240, 16] };

/** Turned by 30° about the left-right axis. */
const oblique: Grid = {
	dims: [10, 10, 10],
	origin: [0, 0, 0],
	span: [
		[10, 0, 0],
		[0, 10 * Math.cos(Math.PI / 6), 5],
		[0, -5, 10 * Math.cos(Math.PI / 6)]
	]
};

describe('one crosshair in volumes of different grids', () => {
	test('a place lies in the slice that holds it, in each volume by its own count', () => {
		const place: [number, number, number] = [10, -3, 12.2];
		expect([sliceAt(fine, 'axial', place), sliceAt(thick, 'axial', place)]).toEqual([52, 10]);
		expect([sliceAt(fine, 'sagittal', place), sliceAt(thick, 'sagittal', place)]).toEqual([60, 120]);
		expect(sliceAt(fine, 'coronal', place)).toEqual(57);
	});

	test('turning a slice moves along that plane only, to the middle of the slice', () => {
		expect(moveTo(fine, 'axial', 53, [10.2, -3.3, 12.2])).toEqual([10.2, -3.3, 13.5].map((n) => expect.closeTo(n, 9)));
		expect(moveTo(thick, 'axial', 11, [10.2, -3.3, 12.2])).toEqual([10.2, -3.3, 17.5].map((n) => expect.closeTo(n, 9)));
	});

	test('there is no slice before the first or after the last', () => {
		expect(moveTo(fine, 'axial', -3, [0, 0, 0])[2]).toBeCloseTo(-39.5);
		expect(moveTo(fine, 'axial', 900, [0, 0, 0])[2]).toBeCloseTo(39.5);
		expect(sliceAt(fine, 'axial', [0, 0, 500])).toEqual(79);
	});

	test('a step goes by whole voxels and stays inside', () => {
		expect(step(fine, [1, 0, -1], [10.2, -3.3, 12.2])).toEqual([11.5, -3.5, 11.5].map((n) => expect.closeTo(n, 9)));
		expect(step(fine, [0, 0, -900], [10.2, -3.3, 12.2])[2]).toBeCloseTo(-39.5);
	});

	test('the middle is the middle of a voxel', () => {
		expect(middle(fine)).toEqual([0.5, 0.5, 0.5]);
	});

	test('where a slice lies is told to a tenth of a millimetre', () => {
		expect([depth(fine, 'axial', [10, -3, 12.2]), depth(thick, 'axial', [10, -3, 12.2])]).toEqual([12.5, 12.5]);
		expect(depth(fine, 'sagittal', [10.2, 0, 0])).toEqual(10.5);
	});

	test('a turned volume leads there and back', () => {
		const share = toShare(oblique, [3, 2, 6]);
		expect(toMm(oblique, share)).toEqual([3, 2, 6].map((n) => expect.closeTo(n, 9)));
		expect(inside(oblique, [3, 2, 6])).toBe(true);
		expect(inside(oblique, [3, 9, 0])).toBe(false);
	});
});

describe('one volume over another', () => {
	const straight = (grid: Grid) => ({ grid, flat: grid });
	const turned = { grid: oblique, flat: { ...fine, dims: oblique.dims } };

	test('lies there when both were cut straight, whatever their voxels and however much they hold', () => {
		const part: Grid = { ...thick, origin: [-20, -20, 0] };
		expect([canLieOver(straight(thick), straight(fine)), canLieOver(straight(part), straight(fine))]).toEqual([
			true,
			true
		]);
	});
	test('an oblique one lies only over one that was cut alike', () => {
		const finer = { ...turned, grid: { ...oblique, dims: fine.dims } };
		expect([canLieOver(turned, finer), canLieOver(turned, straight(thick))]).toEqual([true, false]);
	});
});

test('a place lies in one voxel, by its slices in all three planes', () => {
	expect(voxelAt(fine, [10, -3, 12.2])).toEqual([60, 57, 52]);
});
