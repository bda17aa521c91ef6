import { along, type Axis, type Mm } from './place.ts';

/**
 * How the voxels of a volume lie in its world. `dims` counts voxels in RAS order; `origin` is the outer corner of the
 * first voxel in millimetres; `span[i]` leads from it along the whole of axis i.
 */
export type Grid = { dims: [number, number, number]; origin: Mm; span: [Mm, Mm, Mm] };

type Share = [number, number, number];

/** Where a share (0 to 1 along each axis) of the volume lies. */
export function toMm({ origin, span }: Grid, share: Share): Mm {
	return origin.map((from, row) => from + span.reduce((sum, axis, i) => sum + axis[row]! * share[i]!, 0)) as Mm;
}

/** The share of the volume at which a place lies; below 0 or above 1: outside. */
export function toShare({ origin, span }: Grid, mm: Mm): Share {
	const [a, b, c] = span;
	const from: Mm = [mm[0] - origin[0], mm[1] - origin[1], mm[2] - origin[2]];
	const whole = dot(a, cross(b, c));
	return [dot(from, cross(b, c)) / whole, dot(a, cross(from, c)) / whole, dot(a, cross(b, from)) / whole];
}

/** The slice of a plane in which a place lies, counted from 0; a place outside belongs to the outermost slice. */
export function sliceAt(grid: Grid, axis: Axis, mm: Mm): number {
	const i = along[axis];
	return clamp(Math.floor(toShare(grid, mm)[i] * grid.dims[i]), grid.dims[i]);
}

/** The voxel in which a place lies, counted from 0; a place outside belongs to the outermost. */
export function voxelAt(grid: Grid, mm: Mm): [x: number, y: number, z: number] {
	return [sliceAt(grid, 'sagittal', mm), sliceAt(grid, 'coronal', mm), sliceAt(grid, 'axial', mm)];
}

/** The same place moved to the middle of another slice of a plane. */
export function moveTo(grid: Grid, axis: Axis, slice: number, mm: Mm): Mm {
	const i = along[axis];
	const share = toShare(grid, mm);
	share[i] = (clamp(slice, grid.dims[i]) + 0.5) / grid.dims[i];
	return toMm(grid, share);
}

/** The place moved by whole voxels, and kept inside. */
export function step(grid: Grid, by: [number, number, number], mm: Mm): Mm {
	const share = toShare(grid, mm).map((share, i) => {
		const voxel = clamp(Math.floor(share * grid.dims[i]!) + by[i]!, grid.dims[i]!);
		return (voxel + 0.5) / grid.dims[i]!;
	});
	return toMm(grid, share as Share);
}

/** Where a slice lies along its plane's axis, millimetres, to a tenth. */
export function depth(grid: Grid, axis: Axis, mm: Mm): number {
	return Math.round(moveTo(grid, axis, sliceAt(grid, axis, mm), mm)[along[axis]] * 10) / 10;
}

/** The middle voxel of the volume. */
export function middle(grid: Grid): Mm {
	return step(grid, [0, 0, 0], toMm(grid, [0.5, 0.5, 0.5]));
}

/** Whether one volume can be drawn over another: both were cut straight, so that they share the world's axes, or fill the same ground. */
export function canLieOver(one: Placed, other: Placed): boolean {
	return (isStraight(one) && isStraight(other)) || sameGround(one.grid, other.grid);
}

type Placed = { grid: Grid; flat: Grid };

function isStraight({ grid, flat }: Placed): boolean {
	return sameGround(grid, flat);
}

/** To a millimetre. */
function sameGround(one: Grid, other: Grid): boolean {
	const corners: Share[] = [
		[0, 0, 0],
		[1, 0, 0],
		[0, 1, 0],
		[1, 1, 1]
	];
	return corners.every((corner) => {
		const [a, b] = [toMm(one, corner), toMm(other, corner)];
		return a.every((at, i) => Math.abs(at - b[i]!) <= 1);
	});
}

export function inside(grid: Grid, mm: Mm): boolean {
	return toShare(grid, mm).every((share) => share >= 0 && share <= 1);
}

function clamp(slice: number, count: number): number {
	return Math.min(count - 1, Math.max(0, slice));
}

function dot(a: Mm, b: Mm): number {
	return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Mm, b: Mm): Mm {
	return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
