import * as niivue from '@niivue/niivue';
import type { Engine, Opened, View } from '#lib/viewer/engine.ts';
import { toMm } from '#lib/viewer/grid.ts';
import { startPlain } from '#lib/viewer/plain-drawing.ts';
import type { Tile } from '#lib/viewer/tile.ts';
import { startWebgl } from '#lib/viewer/webgl-drawing.ts';

export type Asked = Omit<View, 'window'> & { window: View['window'] | null; width: number; height: number };

/** How far two pictures differ, in shades of 0 to 255: on average, the share of pixels more than 8 apart, and the most. */
export type Apart = { mean: number; seen: number; most: number };

export type Compared = {
	opened: [webgl: Opened, plain: Opened];
	tiles: [webgl: Tile[], plain: Tile[]];
	/** What stands at places all over the volume, and beyond it. */
	told: [webgl: (number | null)[], plain: (number | null)[]];
	apart: Apart;
	/** The same against the plain one turned left to right, and upside down: what it would be if a side were wrong. */
	mirrored: Apart;
	upsideDown: Apart;
	pictures: [webgl: string, plain: string];
};

/** In the page: one view of one volume, drawn in both ways. */
async function compare(bytes: ArrayBuffer, asked: Asked): Promise<Compared> {
	const [one, other] = [await picture(bytes, asked, webgl), await picture(bytes, asked, plain)];
	const { width, height } = one.pixels;
	const at = (x: number, y: number) => 4 * (x + width * y);
	return {
		opened: [one.opened, other.opened],
		tiles: [one.tiles, other.tiles],
		told: [one.told, other.told],
		apart: apart(one.pixels, other.pixels, at),
		mirrored: apart(one.pixels, other.pixels, (x, y) => at(width - 1 - x, y)),
		upsideDown: apart(one.pixels, other.pixels, (x, y) => at(x, height - 1 - y)),
		pictures: [one.picture, other.picture]
	};
}

type Start = (canvas: HTMLCanvasElement, drawn: (tiles: Tile[]) => void) => Promise<Engine | null>;
const webgl: Start = (canvas, drawn) => startWebgl(canvas, niivue, drawn);
const plain: Start = async (canvas, drawn) => startPlain(canvas, drawn);

async function picture(bytes: ArrayBuffer, { width, height, window, ...view }: Asked, start: Start) {
	const canvas = document.body.appendChild(document.createElement('canvas'));
	const copy = document.createElement('canvas');
	const tiles = await new Promise<Tile[]>((done, failed) => {
		// What WebGL drew is only there until the browser has shown it.
		const drawn = (tiles: Tile[]) => {
			[copy.width, copy.height] = [canvas.width, canvas.height];
			copy.getContext('2d')?.drawImage(canvas, 0, 0);
			done(tiles);
		};
		start(canvas, drawn).then(async (engine) => {
			if (!engine) throw new Error('not to be had');
			engine.resize(width, height);
			opened = await engine.open(bytes.slice());
			engine.show({ ...view, window: window ?? opened.values.asked });
			told = shares.map((share) => engine.valueAt(toMm(opened.grid, share)));
			ended = engine.end;
		}, failed);
	});
	ended();
	canvas.remove();
	const pixels = copy.getContext('2d')!.getImageData(0, 0, copy.width, copy.height);
	const { grid, flat, values } = opened;
	return { opened: { grid, flat, values }, tiles, told, pixels, picture: copy.toDataURL() };
}

/** Shares of the volume, not on the borders of voxels. */
const shares: [number, number, number][] = [
	[0.07, 0.13, 0.21],
	[0.33, 0.62, 0.48],
	[0.51, 0.29, 0.77],
	[0.93, 0.88, 0.04],
	[1.2, 0.5, 0.5]
];

let opened: Opened;
let told: (number | null)[];
let ended: () => void;

function apart(one: ImageData, other: ImageData, at: (x: number, y: number) => number): Apart {
	let [sum, seen, most] = [0, 0, 0];
	for (let y = 0; y < one.height; y++)
		for (let x = 0; x < one.width; x++) {
			const i = 4 * (x + one.width * y);
			const off = Math.abs(one.data[i]! - other.data[at(x, y)]!);
			sum += off;
			if (off > 8) seen++;
			if (off > most) most = off;
		}
	const count = one.width * one.height;
	return { mean: sum / count, seen: seen / count, most };
}

/** In the page: how long each of many slices takes to be drawn plainly, ms. */
async function times(bytes: ArrayBuffer, { width, height, window, ...view }: Asked): Promise<number[]> {
	const canvas = document.body.appendChild(document.createElement('canvas'));
	let drawn = () => {};
	const engine = startPlain(canvas, () => drawn());
	engine.resize(width, height);
	const { values } = await engine.open(bytes);
	const took: number[] = [];
	for (let slice = 0; slice < 30; slice++) {
		const began = new Promise<number>((now) => requestAnimationFrame(() => now(performance.now())));
		const ended = new Promise<number>((now) => (drawn = () => now(performance.now())));
		engine.show({ ...view, mm: [view.mm[0], view.mm[1], view.mm[2] + slice], window: window ?? values.asked });
		took.push((await ended) - (await began));
	}
	engine.end();
	canvas.remove();
	return took;
}

Object.assign(globalThis, { compare, times });
