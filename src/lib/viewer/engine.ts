import type { Grid } from './grid.ts';
import type { Axis, Mm } from './place.ts';
import type { Tile } from './tile.ts';
import type { Values, Window } from './window-presets.ts';

/** Where one looks: `centre` null is the middle of the volume. */
export type Lens = { zoom: number; centre: Mm | null };
export type View = {
	planes: Axis[];
	mm: Mm;
	window: Window;
	lens: Lens;
	/** Another volume, in whose place this one lies over it; only where volumes are drawn plainly. */
	over?: Opened;
};

/**
 * A volume that is open. `grid` is its own world; in `flat` its voxel axes lie straight along the screen: the same for a
 * scan that was cut straight, turned for an oblique one. Tiles are in `flat` millimetres.
 */
export type Opened = { grid: Grid; flat: Grid; values: Values };

/** What draws a volume on one canvas: by WebGL, or plainly in two dimensions. Both cut, place and window it alike. */
export type Engine = {
	open: (bytes: ArrayBuffer) => Promise<Opened>;
	/** Draws once, in the next frame, whatever was last asked for. */
	show: (view: View) => void;
	resize: (width: number, height: number) => void;
	/** What the file says of the voxel in which a place lies; null outside, and of a coloured one. */
	valueAt: (mm: Mm) => number | null;
	end: () => void;
};

/** After each drawing: where its planes stand now. */
export type OnDrawn = (tiles: Tile[]) => void;

/** A mask: which voxels of it are inside, in the order of its grid. */
export type Mask = { grid: Grid; inside: (x: number, y: number, z: number) => boolean };

/** How much more than the volume a plane shows at least, each way. */
export const margin = 1.04;

type Size = { width: number; height: number };

/** Planes under each other in a tall pane, beside each other in a wide one; parts of the canvas from its upper left. */
export function layout(planes: Axis[], { width, height }: Size): [number, number, number, number][] {
	const part = 1 / planes.length;
	return planes.map((_, i) => (height > width ? [0, i * part, 1, part] : [i * part, 0, part, 1]));
}

/** Gives a canvas as many pixels as the screen has, but at most four for one of CSS; answers how many along one side. */
export function sharpen(canvas: HTMLCanvasElement, width: number, height: number): number {
	const scale = Math.min(2, globalThis.devicePixelRatio || 1);
	canvas.width = Math.max(1, Math.round(width * scale));
	canvas.height = Math.max(1, Math.round(height * scale));
	return scale;
}
