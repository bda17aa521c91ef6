import type { Region } from '#lib/case/answer.ts';
import { transform, type Mask } from './mask.ts';
import { gridAxis } from './slices.ts';

/** The voxels that an outline holds, by their index in the mask's values, on the slice `at` along an axis of the grid. */
export type Raster = { along: 0 | 1 | 2; at: number; voxels: number[] };

/**
 * An outline on the mask's own grid: of the slice that its corners lie on, the voxels whose middle it goes around (by the
 * nonzero rule, so that where it crosses itself no hole is left), cut off at the edge of the volume. One that goes around no
 * middle, as a dot or a line does, holds the voxel that its own middle lies in. Null where it lies outside the volume
 * altogether, and on a flat picture, which has no grid.
 */
export function rasterised(mask: Mask, { axis, outline }: Region): Raster | null {
	if (axis === 'flat') return null;
	const along = gridAxis(mask, axis);
	const [across, up] = ([0, 1, 2] as const).filter((one) => one !== along) as [0 | 1 | 2, 0 | 1 | 2];
	const corners = outline.map((mm) => transform(mask.toVoxel, mm));
	const middle = ([0, 1, 2] as const).map((one) => mean(corners.map((corner) => corner[one])));
	const at = Math.round(middle[along]!);
	if (at < 0 || at >= mask.dims[along]) return null;

	const flat = corners.map((corner): Corner => [corner[across], corner[up]]);
	const size: Corner = [mask.dims[across], mask.dims[up]];
	const around = pixelsIn(flat, size);
	const pixels = around.length > 0 ? around : pixelAt([middle[across]!, middle[up]!], size);
	if (pixels.length === 0) return null;
	const [ni, nj] = mask.dims;
	const voxels = pixels.map(([column, row]) => {
		const voxel = [at, at, at];
		voxel[across] = column;
		voxel[up] = row;
		return voxel[0]! + ni * (voxel[1]! + nj * voxel[2]!);
	});
	return { along, at, voxels };
}

type Corner = [number, number];

/** Row by row: where the outline crosses it, and between which crossings it winds around. */
function pixelsIn(corners: readonly Corner[], [columns, rows]: Corner): Corner[] {
	const pixels: Corner[] = [];
	const heights = corners.map(([, y]) => y);
	const last = Math.min(rows - 1, Math.floor(Math.max(...heights)));
	for (let row = Math.max(0, Math.ceil(Math.min(...heights))); row <= last; row++) {
		const held = new Set<number>();
		for (const [from, to] of spansOn(row, corners)) {
			const end = Math.min(columns - 1, Math.floor(to));
			for (let column = Math.max(0, Math.ceil(from)); column <= end; column++) held.add(column);
		}
		for (const column of held) pixels.push([column, row]);
	}
	return pixels;
}

function spansOn(row: number, corners: readonly Corner[]): [from: number, to: number][] {
	const crossings = corners.flatMap(([x0, y0], i): { x: number; turn: number }[] => {
		const [x1, y1] = corners[(i + 1) % corners.length]!;
		if (y0 <= row === y1 <= row) return [];
		return [{ x: x0 + ((row - y0) * (x1 - x0)) / (y1 - y0), turn: y1 > y0 ? 1 : -1 }];
	});
	crossings.sort((one, other) => one.x - other.x);
	let winding = 0;
	return crossings.flatMap(({ x, turn }, i): [number, number][] => {
		winding += turn;
		return winding === 0 ? [] : [[x, crossings[i + 1]?.x ?? x]];
	});
}

function pixelAt([x, y]: Corner, [columns, rows]: Corner): Corner[] {
	const [column, row] = [Math.round(x), Math.round(y)];
	return column < 0 || row < 0 || column >= columns || row >= rows ? [] : [[column, row]];
}

function mean(numbers: readonly number[]): number {
	return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
