import { expect, test } from 'vitest';
import type { Region } from '#lib/case/answer.ts';
import type { Key } from '#lib/case/key.ts';
import { inGrid, transform, type Mask } from '#lib/scoring/mask.ts';
import { diceOnSlicesDrawn, outlined } from '#lib/scoring/outlined.ts';
import { rasterised } from '#lib/scoring/raster.ts';
import { gridAxis } from '#lib/scoring/slices.ts';
import { chance, type Chance } from '#test/build/chance.ts';
import { smallKey } from './small.ts';

type Corner = [number, number];
const [c, s] = [Math.cos(0.4), Math.sin(0.4)];
const dims: Mask['dims'] = [9, 7, 5];

/** Grids in one world: straight, stored from right to left, stored by columns first, and cut obliquely. */
const grids = {
	straight: affines([2, 0, 0], [0, 2, 0], [0, 0, 3]),
	mirrored: affines([-2, 0, 0], [0, 2, 0], [0, 0, 3]),
	'turned about': affines([0, 2, 0], [0, 0, 2], [3, 0, 0]),
	oblique: affines([2, 0, 0], [0, 2 * c, 2 * s], [0, -3 * s, 3 * c])
};
const planes = ['axial', 'coronal', 'sagittal'] as const;

test.each(Object.keys(grids) as (keyof typeof grids)[])(
	'an outline holds just the voxels of its slice that it winds around or whose middle it passes through: %s',
	(grid) => {
		for (let seed = 1; seed <= 150; seed++) {
			const drawn = aDrawing(chance(seed), { ...grids[grid], dims, values: new Uint8Array(9 * 7 * 5) });
			expect([seed, sortedVoxels(drawn.mask, drawn.region)]).toEqual([seed, plainly(drawn)]);
			const turned = { ...drawn.region, outline: drawn.region.outline.toReversed() };
			expect([seed, sortedVoxels(drawn.mask, turned)]).toEqual([seed, plainly(drawn)]);
		}
	}
);

test('on a picture it holds the pixels, and on a picture only', () => {
	for (let seed = 1; seed <= 150; seed++) {
		const flat = { ...affines([1, 0, 0], [0, 1, 0], [0, 0, 1]), dims: [9, 7, 1] as Mask['dims'], flat: true as const };
		const { mask, region, at, corners } = aDrawing(chance(seed), { ...flat, values: new Uint8Array(63) }, 'flat');
		expect([seed, sortedVoxels(mask, region)]).toEqual([seed, plainly({ mask, region, at, corners })]);
		expect(rasterised(mask, { ...region, axis: 'axial' })).toBeNull();
		expect(rasterised({ ...grids.straight, dims, values: new Uint8Array(315) }, region)).toBeNull();
	}
});

test('Dice is that of the plain definition, with all lesions of a slice and with the parts that an outline meets', () => {
	for (let seed = 1; seed <= 150; seed++) {
		const dice = chance(seed);
		const values = Uint8Array.from({ length: 315 }, () => (dice.percent(35) ? 1 + dice.below(2) : 0));
		const mask: Mask = { ...grids[dice.oneOf(Object.keys(grids) as (keyof typeof grids)[])], dims, values };
		const { region } = aDrawing(dice, mask);
		const raster = rasterised(mask, region);
		if (!raster) continue;
		const slice = [...values.keys()].filter((index) => inGrid(mask, index)[raster.along] === raster.at);
		const whole = slice.filter((index) => values[index]! > 0);
		expect([seed, diceOnSlicesDrawn([region], { dwi: mask })]).toEqual([seed, diceOf(raster.voxels, whole)]);
		const [one] = outlined([region], smallKey as Key, { dwi: mask });
		const lesion = 1 + smallKey.lesions.findIndex(({ id }) => id === one!.lesion?.id);
		const own = slice.filter((index) => values[index] === lesion);
		expect([seed, one!.dice]).toEqual([seed, diceOf(raster.voxels, met(mask, own, raster.voxels))]);
	}
});

/** Corners on whole, half and any places, some of them twice, some beyond the edge; lines may cross. */
function aDrawing(dice: Chance, mask: Mask, axis: Region['axis'] = dice.oneOf(planes)) {
	const along = axis === 'flat' ? 2 : gridAxis(mask, axis);
	const [across, up] = [0, 1, 2].filter((one) => one !== along) as [0 | 1 | 2, 0 | 1 | 2];
	const at = dice.below(mask.dims[along]);
	const fine = dice.oneOf([1, 2, 7, 1000]);
	const corners = Array.from({ length: 3 + dice.below(12) }, (): Corner => {
		const place = (size: number) => (dice.below((size + 4) * fine) - 2 * fine) / fine;
		return [place(mask.dims[across]), place(mask.dims[up])];
	});
	const region: Region = {
		image: 'dwi',
		axis,
		outline: corners.map(([x, y]) => {
			const voxel: [number, number, number] = [at, at, at];
			[voxel[across], voxel[up]] = [x, y];
			return transform(mask.toWorld, voxel);
		})
	};
	return { mask, region, at, corners };
}

/** By the definition, pixel by pixel and edge by edge; where it holds none, the pixel in which the mean of the corners lies. */
function plainly({ mask, region, at }: ReturnType<typeof aDrawing>): number[] {
	const along = region.axis === 'flat' ? 2 : gridAxis(mask, region.axis);
	const [across, up] = [0, 1, 2].filter((one) => one !== along) as [0 | 1 | 2, 0 | 1 | 2];
	// Through the affines, so that both begin with the same numbers.
	const corners = region.outline.map((mm): Corner => {
		const voxel = transform(mask.toVoxel, mm);
		return [voxel[across], voxel[up]];
	});
	const slice = Array.from({ length: mask.values.length }, (_, index) => index).filter(
		(index) => inGrid(mask, index)[along] === at
	);
	const held = slice.filter((index) => {
		const voxel = inGrid(mask, index);
		const crossings = corners.flatMap((from, i) => {
			const to = corners[(i + 1) % corners.length]!;
			const turn = Math.sign(to[1] - from[1]);
			const [[x0, y0], [x1, y1]] = turn > 0 ? [from, to] : [to, from];
			const row = voxel[up];
			return y0 > row || y1 <= row ? [] : [{ x: x0 + ((row - y0) * (x1 - x0)) / (y1 - y0), turn }];
		});
		const before = crossings.filter(({ x }) => x < voxel[across]);
		return before.reduce((sum, { turn }) => sum + turn, 0) !== 0 || crossings.some(({ x }) => x === voxel[across]);
	});
	if (held.length > 0) return held;
	const mean = (axis: 0 | 1) => Math.round(corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length);
	return slice.filter((index) => inGrid(mask, index)[across] === mean(0) && inGrid(mask, index)[up] === mean(1));
}

function sortedVoxels(mask: Mask, region: Region): number[] {
	return (rasterised(mask, region)?.voxels ?? []).toSorted((one, other) => one - other);
}

/** Grown from what was met, until nothing is added. */
function met(mask: Mask, lesion: readonly number[], drawn: readonly number[]): number[] {
	let found = lesion.filter((index) => drawn.includes(index));
	for (;;) {
		const grown = lesion.filter((index) =>
			found.some((other) => inGrid(mask, index).every((at, axis) => Math.abs(at - inGrid(mask, other)[axis]!) <= 1))
		);
		if (grown.length === found.length) return found;
		found = grown;
	}
}

function diceOf(own: readonly number[], key: readonly number[]): number {
	return (2 * own.filter((index) => key.includes(index)).length) / (own.length + key.length);
}

/** The three columns are one voxel's step along each axis of the grid; the inverse by Cramer's rule. */
function affines(a: number[], b: number[], d: number[]): Pick<Mask, 'toWorld' | 'toVoxel'> {
	const m = [0, 1, 2].map((row) => [a[row]!, b[row]!, d[row]!]);
	const minor = (r: number, k: number) =>
		m[(r + 1) % 3]![(k + 1) % 3]! * m[(r + 2) % 3]![(k + 2) % 3]! -
		m[(r + 1) % 3]![(k + 2) % 3]! * m[(r + 2) % 3]![(k + 1) % 3]!;
	const size = [0, 1, 2].reduce((sum, k) => sum + m[0]![k]! * minor(0, k), 0);
	const back = [0, 1, 2].map((row) => [0, 1, 2].map((k) => minor(k, row) / size));
	const rows = (matrix: number[][]) => [...matrix.flatMap((row) => [...row, 0]), 0, 0, 0, 1];
	return { toWorld: rows(m), toVoxel: rows(back) };
}
