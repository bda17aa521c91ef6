import type { Opened } from './engine.ts';
import { along, type Axis } from './place.ts';
import { screen } from './tile.ts';
import type { Volume } from './volume.ts';
import type { Window } from './window-presets.ts';

/** How many columns and rows a slice of a plane has. */
export function sizeOf({ grid: { dims } }: Opened, axis: Axis): [columns: number, rows: number] {
	const [right, up] = screen[axis];
	return [dims[right], dims[up]];
}

const opaque = 0xff000000;

/**
 * Paints the slice at a share (0 to 1) of the depth, one pixel a voxel, from the upper left as radiologists look at it:
 * the patient's right, or front, on the left. Between two slices it is a mixture of both, as a graphics card makes it.
 * A pixel is red, green, blue and how opaque, from the lowest byte up.
 */
export function paint(volume: Volume, axis: Axis, depth: number, [low, high]: Window, pixels: Uint32Array) {
	const { voxels, start, steps, channels, slope, intercept, grid } = volume;
	const [right, up] = screen[axis];
	const [columns, rows] = sizeOf(volume, axis);
	const { here, next, mixed } = between(depth, grid.dims[along[axis]]);
	const [deep, across, down] = [steps[along[axis]], -steps[right], -steps[up]].map((step) => step * channels) as Three;
	const first = (start + steps[right] * (columns - 1) + steps[up] * (rows - 1)) * channels + deep * here;
	const onward = deep * (next - here);
	// A number in the file becomes a shade of 0 to 255 by one product and one sum.
	const shades = 255 / (high - low || 1);
	const [by, plus] = [slope * shades, (intercept - low) * shades];
	const shade = mixed
		? (at: number) => clamp(voxels[at]! * by + plus) * (1 - mixed) + clamp(voxels[at + onward]! * by + plus) * mixed
		: (at: number) => clamp(voxels[at]! * by + plus);

	for (let row = 0, pixel = 0; row < rows; row++) {
		let at = first + row * down;
		for (let column = 0; column < columns; column++, at += across, pixel++) {
			const red = (shade(at) + 0.5) | 0;
			if (channels === 1) pixels[pixel] = opaque | (red * 0x010101);
			else pixels[pixel] = opaque | red | (((shade(at + 1) + 0.5) | 0) << 8) | (((shade(at + 2) + 0.5) | 0) << 16);
		}
	}
}

type Three = [number, number, number];

/** NaN is black. */
function clamp(shade: number): number {
	return shade > 255 ? 255 : shade > 0 ? shade : 0;
}

/** Less of the other slice than this is not seen. */
const unseen = 1 / 256;

/** The two slices around a depth, and how much of the second is mixed in. */
function between(depth: number, count: number): { here: number; next: number; mixed: number } {
	const at = Math.min(count - 1, Math.max(0, depth * count - 0.5));
	const here = Math.floor(at);
	const next = Math.min(count - 1, here + 1);
	const mixed = at - here;
	if (mixed < unseen || next === here) return { here, next: here, mixed: 0 };
	return mixed > 1 - unseen ? { here: next, next, mixed: 0 } : { here, next, mixed };
}
