import { describe, expect, test } from 'vitest';
import type { Region } from '#lib/case/answer.ts';
import { diceOnSlicesDrawn, outlined } from '#lib/scoring/outlined.ts';
import { transform, type Mask, type Mm } from '#lib/scoring/mask.ts';
import { rasterised } from '#lib/scoring/raster.ts';
import { inL1, inL2, smallKey, smallMask } from './small.ts';

const masks = { dwi: smallMask };

function drawn(outline: Region['outline'], axis: Region['axis'] = 'axial', image = 'dwi'): Region {
	return { image, axis, outline };
}

/** A rectangle on an axial slice, from corner to corner. */
function box([x0, y0]: [number, number], [x1, y1]: [number, number], z = 1): Region {
	return drawn([
		[x0, y0, z],
		[x1, y0, z],
		[x1, y1, z],
		[x0, y1, z]
	]);
}

/** The middles of the voxels that an outline holds, in mm. */
function held(mask: Mask, region: Region): Mm[] {
	const [ni, nj] = mask.dims;
	return (rasterised(mask, region)?.voxels ?? []).map((index) =>
		transform(mask.toWorld, [index % ni, Math.floor(index / ni) % nj, Math.floor(index / (ni * nj))])
	);
}

describe('an outline on the grid of a mask', () => {
	test('holds the voxels whose middle it goes around', () => {
		expect(held(smallMask, box([-6, -2], [-2, 0]))).toEqual([
			[-5, -1, 1],
			[-3, -1, 1]
		]);
	});

	test('the same whichever way round it was drawn', () => {
		const region = box([-6, -2], [-2, 2]);
		const turned = { ...region, outline: region.outline.toReversed() };
		expect(held(smallMask, turned)).toEqual(held(smallMask, region));
	});

	test('in a coronal and a sagittal plane', () => {
		const coronal = drawn(
			[
				[-6, -1, 0],
				[-2, -1, 0],
				[-2, -1, 2],
				[-6, -1, 2]
			],
			'coronal'
		);
		expect(rasterised(smallMask, coronal)).toEqual({ along: 1, at: 4, voxels: [542, 543] });
		const sagittal = drawn(
			[
				[5, -2, 4],
				[5, 2, 4],
				[5, 2, 6]
			],
			'sagittal'
		);
		expect(rasterised(smallMask, sagittal)).toEqual({ along: 0, at: 7, voxels: [757] });
	});

	test('of slices thicker than the pixels: the one slice that it lies on', () => {
		const thick: Mask = {
			...smallMask,
			toWorld: [1, 0, 0, -4, 0, 1, 0, -4, 0, 0, 5, -20, 0, 0, 0, 1],
			toVoxel: [1, 0, 0, 4, 0, 1, 0, 4, 0, 0, 0.2, 4, 0, 0, 0, 1]
		};
		expect(held(thick, box([-0.5, -0.5], [1.5, 0.5], 4))).toEqual([
			[0, 0, 5],
			[1, 0, 5]
		]);
	});

	test('of a tilted scan: on the tilted slice', () => {
		const [c, s] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
		const tilted: Mask = {
			...smallMask,
			toWorld: [2, 0, 0, -9, 0, 2 * c, -2 * s, 0, 0, 2 * s, 2 * c, 0, 0, 0, 0, 1],
			toVoxel: [0.5, 0, 0, 4.5, 0, c / 2, s / 2, 0, 0, -s / 2, c / 2, 0, 0, 0, 0, 1]
		};
		const corners = [
			[1.6, 2.6, 3],
			[4.4, 2.6, 3],
			[4.4, 3.4, 3],
			[1.6, 3.4, 3]
		] as const;
		const region = drawn(corners.map((voxel) => transform(tilted.toWorld, voxel)));
		expect(rasterised(tilted, region)).toEqual({ along: 2, at: 3, voxels: [332, 333, 334] });
	});

	test.each([
		[
			'one that crosses itself leaves no hole',
			[
				[-8, -8],
				[0, 0],
				[0, -8],
				[-8, 0]
			],
			12
		],
		[
			'one drawn twice around holds what it holds once',
			[
				[-4, -4],
				[0, -4],
				[0, 0],
				[-4, 0],
				[-4, -4],
				[0, -4],
				[0, 0],
				[-4, 0]
			],
			4
		],
		[
			'a dot holds the voxel that it lies in',
			[
				[-5.1, -1],
				[-5, -1.1],
				[-5, -1]
			],
			1
		],
		[
			'a line holds the voxel of its middle',
			[
				[-6, -1.5],
				[-4, -1.5],
				[-6, -1.5]
			],
			1
		],
		[
			'what is beyond the edge is cut off',
			[
				[-50, -2],
				[-6, -2],
				[-6, 2],
				[-50, 2]
			],
			4
		],
		[
			'one beyond the edge holds nothing',
			[
				[-50, -2],
				[-40, -2],
				[-40, 2]
			],
			0
		],
		[
			'one around the whole volume holds the slice',
			[
				[-500, -500],
				[500, -500],
				[500, 500],
				[-500, 500]
			],
			100
		]
	])('%s', (_, corners, count) => {
		const region = drawn(corners.map(([x, y]) => [x!, y!, 1]));
		expect(held(smallMask, region)).toHaveLength(count);
	});

	test('above the volume, or on a flat picture, there is no slice', () => {
		expect(rasterised(smallMask, box([-6, -2], [-2, 0], 30))).toBeNull();
		expect(rasterised(smallMask, { ...box([-6, -2], [-2, 0]), axis: 'flat' })).toBeNull();
	});

	test('that says one plane and lies in another is a line on a slice of the plane it says', () => {
		const upright = drawn([
			[-5, -1, -5],
			[-5, -1, 5],
			[-5, -1, 7]
		]);
		expect(held(smallMask, upright)).toEqual([[-5, -1, 3]]);
	});
});

describe('outlines against the key', () => {
	const one = (region: Region) => outlined([region], smallKey, masks)[0]!;

	test('around a lesion alone: all of it inside, Dice 1', () => {
		const region = box([-6, -2], [-2, 0]);
		expect(one(region)).toEqual({
			region,
			inside: true,
			share: 1,
			lesion: smallKey.lesions[0],
			centre: [-4, -1, 1],
			away: 0,
			dice: 1
		});
	});

	test('a half of its area is enough, less is not', () => {
		// 4 voxels, 2 of them the lesion's: 2·2 ÷ (4 + 2). 6 voxels: 2·2 ÷ (6 + 2).
		expect(one(box([-6, -2], [-2, 2]))).toMatchObject({ inside: true, share: 2 / 4, dice: 2 / 3 });
		expect(one(box([-6, -2], [-2, 4]))).toMatchObject({
			inside: false,
			share: 2 / 6,
			dice: 1 / 2,
			away: Math.hypot(1, 2)
		});
	});

	test('of a lesion that is several foci on the slice, only those that it meets count', () => {
		// A second focus of l-1, three voxels further back on the same slice.
		const values = smallMask.values.map((value, i) => (i === 572 || i === 573 ? 1 : value));
		const foci = { dwi: { ...smallMask, values } };
		const [first] = outlined([box([-6, -2], [-2, 0])], smallKey, foci);
		expect(first).toMatchObject({ share: 1, dice: 1 });
		// Four voxels drawn, one of each focus among them: 2·2 ÷ (4 + 4).
		const [both] = outlined([box([-6, -2], [-4, 6])], smallKey, foci);
		expect(both).toMatchObject({ share: 2 / 4, dice: 1 / 2 });
		expect(diceOnSlicesDrawn([box([-6, -2], [-2, 0])], foci)).toBe(2 / 3);
	});

	test('beside a lesion: how far its centre is from the nearest voxel', () => {
		// Voxels at x 7 and 9, y −1, z 5: the centre lies at 8, the lesion at 5.
		expect(one(box([6, -2], [10, 0], 5))).toMatchObject({ inside: false, share: 0, away: 3, dice: 0 });
		expect(one(box([6, -2], [10, 0], 5)).lesion).toBe(smallKey.lesions[1]);
	});

	test('outside the volume, and on an image without a mask', () => {
		const far = one(box([-50, -1], [-46, -1]));
		expect(far).toMatchObject({ inside: false, share: 0, dice: 0, centre: [-48, -1, 1], away: 43 });
		const unmasked = one({ ...box([-6, -2], [-2, 0]), image: 't1' });
		expect(unmasked).toMatchObject({ inside: false, share: 0, lesion: null, away: null, dice: null });
	});

	test('Dice on the slices drawn on is the mean over them, all outlines of a slice together', () => {
		const left = box([-6, -2], [-4, 0]);
		const right = box([-4, -2], [-2, 0]);
		expect(diceOnSlicesDrawn([], masks)).toBeNull();
		// Half of the lesion: 2·1 ÷ (1 + 2); both halves, drawn apart and one of them twice: all of it.
		expect(diceOnSlicesDrawn([left], masks)).toBe(2 / 3);
		expect(diceOnSlicesDrawn([left, right, left], masks)).toBe(1);
		// With a slice that holds no lesion, or an image that has no mask: half of that.
		expect(diceOnSlicesDrawn([left, right, box([-6, -2], [-2, 0], 3)], masks)).toBe(1 / 2);
		expect(diceOnSlicesDrawn([left, right, { ...left, image: 't1' }], masks)).toBe(1 / 2);
	});

	test('a lesion on a slice that was not drawn on says nothing', () => {
		expect(diceOnSlicesDrawn([box([4, -2], [6, 0], 5)], masks)).toBe(1);
		expect([inL1[2], inL2[2]]).toEqual([1, 5]);
	});
});
