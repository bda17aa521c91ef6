import type { Region } from '#lib/case/answer.ts';
import { transform, type Mask } from './mask.ts';
import { gridAxis } from './slices.ts';

/** The voxels that an outline holds, by their index in the mask's values, on the slice `at` along an axis of the grid. */
export type Raster = { along: 0 | 1 | 2; at: number; voxels: number[] };

/**
 * An outline on the mask's own grid: of the slice that its corners lie on, the voxels whose middle it goes around (by the
 * nonzero rule, so that where it crosses itself no hole is left), cut off at the edge of the volume. One that goes around no
 * middle, as a dot or a line does, holds the voxel that its own middle lies in. Null where it lies outside the volume
 * altogether, and where it says that it lies on a flat picture and the mask is a volume's, or the other way round.
 */
export function rasterised(mask: Mask, { axis, outline }: Region): Raster | null {
	if ((axis === 'flat') !== (mask.flat ?? false)) return null;
	const along = axis === 'flat' ? 2 : gridAxis(mask, axis);
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
	const steps = [1, mask.dims[0], mask.dims[0] * mask.dims[1]] as const;
	const voxels = pixels.map(([column, row]) => at * steps[along] + column * steps[across] + row * steps[up]);
	return { along, at, voxels };
}

type Corner = [number, number];
/** Where an outline crosses a row, and which way: up 1, down −1. */
type Crossing = { x: number; turn: number };

/** Row by row within the outline: where it crosses the row, and between which crossings it winds around. */
function pixelsIn(corners: readonly Corner[], [columns, rows]: Corner): Corner[] {
	const pixels: Corner[] = [];
	const lines = [...crossed(corners, rows)].sort(([one], [other]) => one - other);
	for (const [row, crossings] of lines) {
		crossings.sort((one, other) => one.x - other.x);
		let [winding, next] = [0, 0];
		for (const [i, { x, turn }] of crossings.entries()) {
			winding += turn;
			if (winding === 0) continue;
			const end = Math.min(columns - 1, Math.floor(crossings[i + 1]?.x ?? x));
			// Two stretches may end and begin in one pixel.
			for (next = Math.max(next, Math.ceil(x)); next <= end; next++) pixels.push([next, row]);
		}
	}
	return pixels;
}

/** Each edge crosses the rows from its lower end up to below its upper one, so that a corner is crossed once. */
function crossed(corners: readonly Corner[], rows: number): Map<number, Crossing[]> {
	const lines = new Map<number, Crossing[]>();
	for (const [i, from] of corners.entries()) {
		const to = corners[(i + 1) % corners.length]!;
		const turn = to[1] > from[1] ? 1 : -1;
		// From the lower end, whichever way it was drawn: the same line crosses at the same number.
		const [[x0, y0], [x1, y1]] = turn > 0 ? [from, to] : [to, from];
		const end = Math.min(rows, Math.ceil(y1));
		for (let row = Math.max(0, Math.ceil(y0)); row < end; row++) {
			const crossing = { x: x0 + ((row - y0) * (x1 - x0)) / (y1 - y0), turn };
			const line = lines.get(row);
			if (line) line.push(crossing);
			else lines.set(row, [crossing]);
		}
	}
	return lines;
}

function pixelAt([x, y]: Corner, [columns, rows]: Corner): Corner[] {
	const [column, row] = [Math.round(x), Math.round(y)];
	return column < 0 || row < 0 || column >= columns || row >= rows ? [] : [[column, row]];
}

function mean(numbers: readonly number[]): number {
	return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
