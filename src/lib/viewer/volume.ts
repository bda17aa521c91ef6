import { NIFTI1, readHeader } from 'nifti-reader-js';
import type { Mask, Opened } from './engine.ts';
import { toShare, type Grid } from './grid.ts';
import { isWholeNifti } from './nifti.ts';
import type { Mm } from './place.ts';
import { valuesOf } from './values.ts';

type Three = [number, number, number];

/**
 * The voxels of a volume as they lie in its file. Voxel (x, y, z) in RAS order stands at `start` and so many `steps`
 * along each axis; a coloured one has three numbers there. What a number means is `slope` times it and `intercept`.
 */
export type Volume = Opened & {
	voxels: Numbers;
	start: number;
	steps: Three;
	channels: 1 | 3;
	slope: number;
	intercept: number;
};

export type Numbers = InstanceType<(typeof kinds)[keyof typeof kinds]>;

/** The kinds of voxel that the server lets in: see the server's own reader. */
const kinds = {
	[NIFTI1.TYPE_UINT8]: Uint8Array,
	[NIFTI1.TYPE_INT8]: Int8Array,
	[NIFTI1.TYPE_INT16]: Int16Array,
	[NIFTI1.TYPE_UINT16]: Uint16Array,
	[NIFTI1.TYPE_INT32]: Int32Array,
	[NIFTI1.TYPE_UINT32]: Uint32Array,
	[NIFTI1.TYPE_FLOAT32]: Float32Array,
	[NIFTI1.TYPE_FLOAT64]: Float64Array,
	[NIFTI1.TYPE_RGB24]: Uint8Array
};

/** Reads a NIfTI file without compression as NiiVue does, so that both ways of drawing show the same in the same place. */
export function readVolume(bytes: ArrayBuffer): Volume {
	const header = isWholeNifti(bytes) ? readHeader(bytes) : null;
	const kind = header && kinds[header.datatypeCode as keyof typeof kinds];
	if (!header || !kind) throw new Error('not a whole NIfTI file of a kind that is shown');
	const [, x = 1, y = 1, z = 1] = header.dims;
	const size: Three = [x, y, Math.max(1, z)];
	const channels = header.datatypeCode === NIFTI1.TYPE_RGB24 ? 3 : 1;
	const count = size[0] * size[1] * size[2] * channels;
	const from = header.vox_offset;
	const sent = bytes.slice(from, from + count * kind.BYTES_PER_ELEMENT);
	const voxels = new kind(header.littleEndian ? sent : swapped(sent, kind.BYTES_PER_ELEMENT));
	const slope = Number.isFinite(header.scl_slope) && header.scl_slope !== 0 ? header.scl_slope : 1;
	const intercept = Number.isFinite(header.scl_inter) ? header.scl_inter : 0;
	const { grid, flat, start, steps } = turned(header.affine, size, header.pixDims);
	const values =
		channels === 3 ? everyColour : valuesOf({ voxels, size, slope, intercept }, [header.cal_min, header.cal_max]);
	return { grid, flat, values, voxels, start, steps, channels, slope, intercept };
}

const everyColour: Opened['values'] = { asked: [0, 255], held: [0, 255] };

export function readMask(bytes: ArrayBuffer): Mask {
	const { grid, voxels, start, steps, channels } = readVolume(bytes);
	const at = (x: number, y: number, z: number) => start + x * steps[0] + y * steps[1] + z * steps[2];
	return { grid, inside: (x, y, z) => voxels[at(x, y, z) * channels] !== 0 };
}

/** Which way round the voxels lie: each axis of the file is given to the axis of the world it is closest to. */
function turned(affine: number[][], size: Three, pixels: number[]) {
	const a = (row: number, column: number) => affine[row]?.[column] ?? 0;
	const steep = (column: 0 | 1, rows: number[]) =>
		rows.reduce((best, row) => (Math.abs(a(row, column)) > Math.abs(a(best, column)) ? row : best));
	const first = steep(0, [0, 1, 2]);
	const rest = [0, 1, 2].filter((row) => row !== first).reverse();
	const second = steep(1, rest);
	const world = [first, second, 3 - first - second];
	const axes = [0, 1, 2].map((row) => world.indexOf(row)) as Three;

	const back = axes.map((axis, row) => a(row, axis) < 0) as [boolean, boolean, boolean];
	const stride: Three = [1, size[0], size[0] * size[1]];
	const dims = axes.map((axis) => size[axis]) as Three;
	const start = axes.reduce((sum, axis, row) => sum + (back[row] ? (size[axis]! - 1) * stride[axis]! : 0), 0);
	const steps = axes.map((axis, row) => (back[row] ? -1 : 1) * stride[axis]!) as Three;

	const corner = [0, 0, 0];
	axes.forEach((axis, row) => (corner[axis] = back[row] ? size[axis]! - 0.5 : -0.5));
	const origin = [0, 1, 2].map((row) =>
		corner.reduce((sum, voxel, column) => sum + a(row, column) * voxel, a(row, 3))
	) as Mm;
	const span = axes.map((axis, row) =>
		[0, 1, 2].map((to) => a(to, axis) * size[axis]! * (back[row] ? -1 : 1))
	) as Grid['span'];
	const grid = { dims, origin, span };
	return { grid, flat: straight(grid, axes.map((axis) => pixels[axis + 1] ?? 1) as Three), start, steps };
}

/** The same voxels laid along the axes of the screen, with the world's zero where it is. */
function straight(grid: Grid, pixels: Three): Grid {
	const [x, y, z] = grid.dims.map((count, i) => count * pixels[i]!) as Three;
	const zero = toShare(grid, [0, 0, 0]);
	const origin: Mm = [-zero[0] * x, -zero[1] * y, -zero[2] * z];
	return {
		dims: grid.dims,
		origin,
		span: [
			[x, 0, 0],
			[0, y, 0],
			[0, 0, z]
		]
	};
}

function swapped(bytes: ArrayBuffer, width: number): ArrayBuffer {
	const all = new Uint8Array(bytes);
	for (let at = 0; at < all.length; at += width) all.subarray(at, at + width).reverse();
	return bytes;
}
