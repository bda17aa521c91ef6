/** One slice of a mask: row by row, anything but 0 is inside. */
export type Bitmap = { width: number; height: number; inside: (column: number, row: number) => boolean };

type Segment = [x0: number, y0: number, x1: number, y1: number];

/**
 * The outline of a mask as short lines (marching squares, halfway between voxel centres), in voxels of the slice: the
 * centre of voxel (column, row) lies at (column, row).
 */
export function contour({ width, height, inside }: Bitmap): Segment[] {
	const lines: Segment[] = [];
	const within = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && inside(x, y);
	for (let y = -1; y < height; y++)
		for (let x = -1; x < width; x++) {
			const corners = [within(x, y), within(x + 1, y), within(x + 1, y + 1), within(x, y + 1)];
			for (const [from, to] of edges[corners.reduce((sum, is, i) => sum + (is ? 1 << i : 0), 0)]!) {
				const [ax, ay] = halfway[from]!;
				const [bx, by] = halfway[to]!;
				lines.push([x + ax, y + ay, x + bx, y + by]);
			}
		}
	return lines;
}

// The middles of the four edges of a square of voxel centres: top, right, bottom, left.
const halfway = [
	[0.5, 0],
	[1, 0.5],
	[0.5, 1],
	[0, 0.5]
] as const;

// By which corners are inside (1 top left, 2 top right, 4 bottom right, 8 bottom left): the edges to join.
const edges: [number, number][][] = [
	[],
	[[3, 0]],
	[[0, 1]],
	[[3, 1]],
	[[1, 2]],
	[
		[3, 0],
		[1, 2]
	],
	[[0, 2]],
	[[3, 2]],
	[[2, 3]],
	[[2, 0]],
	[
		[0, 1],
		[2, 3]
	],
	[[2, 1]],
	[[1, 3]],
	[[1, 0]],
	[[0, 3]],
	[]
];
