import type { Region } from '../case/answer.ts';
import { along, type Axis, type Mm } from './place.ts';

/** A plane as it stands on a canvas: its box in CSS pixels, and the millimetres at its lower left corner and across it. */
export type Tile = {
	axis: Axis;
	box: { x: number; y: number; width: number; height: number };
	from: [number, number];
	across: [number, number];
};

/** An outline that was drawn on one slice of a plane, with its number. */
export type Drawn = { n: number; axis: Region['axis']; outline: Mm[] };

/** Places joined by straight lines on one slice of a plane, with what is written at their end. */
export type Line = { axis: Region['axis']; places: Mm[]; says: string };

/** Across and up, by plane: which coordinates run along the screen. */
export const screen = { axial: [0, 1], coronal: [0, 2], sagittal: [1, 2] } as const satisfies Record<
	Axis,
	[number, number]
>;

/** Where a place falls on a tile, CSS pixels of the canvas; it may lie outside the box, and off the slice. */
export function project({ axis, box, from, across }: Tile, mm: Mm): [x: number, y: number] {
	const [right, up] = screen[axis];
	return [
		box.x + ((mm[right] - from[0]) / across[0]) * box.width,
		box.y + (1 - (mm[up] - from[1]) / across[1]) * box.height
	];
}

/** The place under a pixel, in the slice at `depth` millimetres. */
export function unproject({ axis, box, from, across }: Tile, x: number, y: number, depth: number): Mm {
	const [right, up] = screen[axis];
	const mm: Mm = [0, 0, 0];
	mm[right] = from[0] + ((x - box.x) / box.width) * across[0];
	mm[up] = from[1] + (1 - (y - box.y) / box.height) * across[1];
	mm[along[axis]] = depth;
	return mm;
}

export function within({ box }: Tile, x: number, y: number): boolean {
	return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/** The letters at the edges of a plane as radiologists look at it: from the feet, from the front, from the patient's left. */
export const letters = {
	axial: { left: 'R', right: 'L', top: 'A', bottom: 'P' },
	coronal: { left: 'R', right: 'L', top: 'S', bottom: 'I' },
	sagittal: { left: 'A', right: 'P', top: 'S', bottom: 'I' }
} as const;

/** An own mark and its number in the list. */
export type Mark = { n: number; mm: Mm };
