import { layout, margin, sharpen, type Engine, type OnDrawn, type Opened, type View } from './engine.ts';
import { inside, toMm, toShare, voxelAt } from './grid.ts';
import { along, type Axis, type Mm } from './place.ts';
import { paint, sizeOf } from './slice.ts';
import { project, screen, type Tile } from './tile.ts';
import { readVolume, type Volume } from './volume.ts';

/** One canvas without a graphics card: each slice is painted voxel by voxel, and the browser stretches it to the screen. */
export function startPlain(canvas: HTMLCanvasElement, ondrawn: OnDrawn): Engine {
	const page = canvas.getContext('2d', { alpha: false });
	const sheet = document.createElement('canvas');
	const slice = sheet.getContext('2d');
	if (!page || !slice) throw new Error('this browser has no canvas to draw on');
	let scale = 1;
	let volume: Volume | null = null;
	let asked: View | null = null;
	let frame = 0;
	const image: Partial<Record<Axis, ImageData>> = {};

	return { open, show, resize, valueAt, end };

	async function open(bytes: ArrayBuffer) {
		volume = readVolume(bytes);
		return volume;
	}

	function show(view: View) {
		asked = view;
		frame ||= requestAnimationFrame(draw);
	}

	function draw() {
		frame = 0;
		if (!asked || !volume) return;
		page!.fillStyle = '#000';
		page!.fillRect(0, 0, canvas.width, canvas.height);
		page!.imageSmoothingQuality = 'low';
		const tiles = tilesOf(asked.over ?? volume, asked, canvas);
		for (const tile of tiles) drawTile(volume, asked, tile);
		ondrawn(tiles.map(({ box: { x, y, width, height }, ...tile }) => ({ ...tile, box: shrunk(x, y, width, height) })));
	}

	function drawTile(volume: Volume, { mm, window, over }: View, tile: Tile) {
		const { axis, box } = tile;
		const share = toShare(volume.grid, mm)[along[axis]];
		const depth = Math.min(1, Math.max(0, share));
		// Its outermost slice is not what lies over a place beyond it.
		if (over && depth !== share) return;
		const [columns, rows] = sizeOf(volume, axis);
		const painted = (image[axis] ??= new ImageData(columns, rows));
		paint(volume, axis, depth, window, new Uint32Array(painted.data.buffer));
		[sheet.width, sheet.height] = [columns, rows];
		slice!.putImageData(painted, 0, 0);
		const [left, top] = project(tile, toMm(volume.flat, [1, 1, 1]));
		const [right, bottom] = project(tile, toMm(volume.flat, [0, 0, 0]));
		page!.save();
		page!.beginPath();
		page!.rect(box.x, box.y, box.width, box.height);
		page!.clip();
		page!.drawImage(sheet, left, top, right - left, bottom - top);
		page!.restore();
	}

	function shrunk(...box: [number, number, number, number]): Tile['box'] {
		const [x, y, width, height] = box.map((pixels) => pixels / scale) as typeof box;
		return { x, y, width, height };
	}

	function valueAt(mm: Mm): number | null {
		if (!volume || volume.channels !== 1 || !inside(volume.grid, mm)) return null;
		const [x, y, z] = voxelAt(volume.grid, mm);
		const { start, steps, slope, intercept, voxels } = volume;
		return voxels[start + x * steps[0] + y * steps[1] + z * steps[2]]! * slope + intercept;
	}

	function resize(width: number, height: number) {
		scale = sharpen(canvas, width, height);
		if (asked) show(asked);
	}

	function end() {
		cancelAnimationFrame(frame);
		asked = volume = null;
		// Some browsers keep a canvas's memory until it is collected, and phones have little for canvases.
		canvas.width = sheet.width = canvas.height = sheet.height = 0;
	}
}

/** Where the planes stand, in pixels of the canvas: each fits whole into its tile, then zoomed about the lens's centre. */
export function tilesOf(
	{ grid, flat }: Opened,
	{ planes, lens }: View,
	size: { width: number; height: number }
): Tile[] {
	const centre = toMm(flat, lens.centre ? toShare(grid, lens.centre) : [0.5, 0.5, 0.5]);
	return layout(planes, size).map(([x, y, width, height], i) => {
		const axis = planes[i]!;
		const box = { x: x * size.width, y: y * size.height, width: width * size.width, height: height * size.height };
		const [right, up] = screen[axis];
		const [wide, high] = [flat.span[right][right], flat.span[up][up]];
		const pixel = (margin * Math.max(wide / box.width, high / box.height)) / lens.zoom;
		// The patient's right, and the front, lie on the left: across the screen millimetres go down.
		const across: [number, number] = [-box.width * pixel, box.height * pixel];
		return { axis, box, from: [centre[right] - across[0] / 2, centre[up] - across[1] / 2], across };
	});
}
