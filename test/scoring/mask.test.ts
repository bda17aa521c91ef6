import { describe, expect, test } from 'vitest';
import { nearest, transform, valueAt, type Mask } from '#lib/scoring/mask.ts';
import { focusOf, sliceAt, slicesThrough } from '#lib/scoring/slices.ts';
import { inL1, inL2, smallMask } from './small.ts';

// The same voxels stored the other way round: the first index runs from right to left, as many scanners write it.
const mirrored: Mask = {
	...smallMask,
	toWorld: [-2, 0, 0, 9, 0, 2, 0, -9, 0, 0, 2, -9, 0, 0, 0, 1],
	toVoxel: [-0.5, 0, 0, 4.5, 0, 0.5, 0, 4.5, 0, 0, 0.5, 4.5, 0, 0, 0, 1]
};

describe('a mask', () => {
	test.each([
		['the middle of a voxel', inL1, 1],
		['its edge, less than a millimetre away', [-5.9, -1.9, 1.9], 1],
		['the next voxel', [-7.1, -1, 1], 0],
		['the other lesion', inL2, 2],
		['outside the grid', [500, -1, 1], 0]
	] as const)('%s', (_, mm, value) => {
		expect(valueAt(smallMask, mm)).toBe(value);
	});

	test('left and right follow the affine, not the order of the voxels', () => {
		expect([valueAt(mirrored, [5, -1, 1]), valueAt(mirrored, inL1)]).toEqual([1, 0]);
	});

	test('to world and back is the same place', () => {
		expect(transform(smallMask.toVoxel, transform(smallMask.toWorld, [2, 4, 5]))).toEqual([2, 4, 5]);
	});

	test('nearest measures to the middle of the nearest voxel', () => {
		expect(nearest(smallMask, [-9, -1, 1])).toEqual({ away: 4, value: 1, mm: inL1 });
		expect(nearest(smallMask, [5, -1, 1])).toEqual({ away: 4, value: 2, mm: inL2 });
		expect(nearest(smallMask, [5, -1, 1], 1)).toEqual({ away: 8, value: 1, mm: [-3, -1, 1] });
		expect(nearest(smallMask, [0, 0, 0], 3)).toBeNull();
	});

	test('knows its slices in each plane, and which slice lies where', () => {
		expect(slicesThrough(smallMask, 1, 'axial')).toEqual(new Set([5]));
		expect(slicesThrough(smallMask, 1, 'sagittal')).toEqual(new Set([2, 3]));
		expect(slicesThrough(smallMask, 2, 'coronal')).toEqual(new Set([4]));
		expect([sliceAt(smallMask, 'axial', 1), sliceAt(smallMask, 'sagittal', -5)]).toEqual([5, 2]);
		expect([sliceAt(mirrored, 'sagittal', 5)]).toEqual([2]);
	});

	test('shows a lesion at a place that is in it', () => {
		expect(focusOf(smallMask, 2)).toEqual(inL2);
		expect(valueAt(smallMask, focusOf(smallMask, 1)!)).toBe(1);
		expect(focusOf(smallMask, 9)).toBeNull();
	});
});
