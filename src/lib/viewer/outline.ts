import { contour } from './contour.ts';
import type { Mask } from './engine.ts';
import { sliceAt, toMm, toShare } from './grid.ts';
import { along, type Axis, type Mm } from './place.ts';

/** The outline of a mask in the slice of a plane that goes through a place, as short lines in millimetres. */
export function outline({ grid, inside }: Mask, axis: Axis, mm: Mm): [Mm, Mm][] {
	const deep = along[axis];
	const share = toShare(grid, mm)[deep];
	if (share < 0 || share >= 1) return [];
	const slice = sliceAt(grid, axis, mm);
	const [across, up] = ([0, 1, 2] as const).filter((i) => i !== deep) as [0 | 1 | 2, 0 | 1 | 2];
	const voxel = (column: number, row: number): Mm => {
		const at: Mm = [slice, slice, slice];
		at[across] = column;
		at[up] = row;
		return at;
	};
	const place = (column: number, row: number): Mm =>
		toMm(grid, voxel(column, row).map((at, i) => (at + 0.5) / grid.dims[i]!) as Mm);
	const bitmap = {
		width: grid.dims[across],
		height: grid.dims[up],
		inside: (column: number, row: number) => inside(...voxel(column, row))
	};
	return contour(bitmap).map(([x0, y0, x1, y1]) => [place(x0, y0), place(x1, y1)]);
}

/** Which slices of a plane a mask is cut by, in the slices of its own grid. */
export function slicesCut({ grid, inside }: Mask, axis: Axis): number[] {
	const cut = new Set<number>();
	const [width, height, depth] = grid.dims;
	for (let z = 0; z < depth; z++)
		for (let y = 0; y < height; y++)
			for (let x = 0; x < width; x++) if (inside(x, y, z)) cut.add([x, y, z][along[axis]]!);
	return [...cut].sort((a, b) => a - b);
}
