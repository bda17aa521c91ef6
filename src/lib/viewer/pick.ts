import type { Opened } from './engine.ts';
import { inside, toMm, toShare } from './grid.ts';
import { along, type Mm } from './place.ts';
import { unproject, within, type Tile } from './tile.ts';

/** A place of the volume's world in the millimetres of the tiles. */
export function flatten({ grid, flat }: Opened, mm: Mm): Mm {
	return toMm(flat, toShare(grid, mm));
}

/** The place under a pixel, in the slice on which the crosshair lies; null outside every tile. */
export function pick(tiles: Tile[], opened: Opened, cross: Mm, x: number, y: number): Mm | null {
	const tile = tiles.find((tile) => within(tile, x, y));
	if (!tile) return null;
	const place = unproject(tile, x, y, flatten(opened, cross)[along[tile.axis]]);
	return toMm(opened.grid, toShare(opened.flat, place));
}

/** The same, and only inside the volume: where a crosshair or a mark may go. */
export function pickInside(tiles: Tile[], opened: Opened, cross: Mm, x: number, y: number): Mm | null {
	const mm = pick(tiles, opened, cross, x, y);
	return mm && inside(opened.grid, mm) ? mm : null;
}
