/**
 * The lesions of one image, on the image's own grid. Affines are 4×4, row-major, between voxel indices and the volume's
 * world (RAS+, mm). Voxel value k is the k-th of `key.lesions` for that image; 0 is none. The first index runs fastest.
 */
export type Mask = { dims: [number, number, number]; toVoxel: number[]; toWorld: number[]; values: Uint8Array };

/** A place in the volume's world: x to the right, y to the front, z up, in mm. */
export type Mm = readonly [number, number, number];

/** Which lesion a place lies in: the value of the voxel that holds it; 0 for none, and outside the grid. */
export function valueAt(mask: Mask, mm: Mm): number {
	const [i, j, k] = transform(mask.toVoxel, mm).map(Math.round) as [number, number, number];
	const [ni, nj, nk] = mask.dims;
	if (i < 0 || j < 0 || k < 0 || i >= ni || j >= nj || k >= nk) return 0;
	return mask.values[i + ni * (j + nj * k)] ?? 0;
}

/**
 * The lesion voxel nearest to a place: how far its centre is in mm, its value and where it lies. Of one lesion only where
 * `value` is given. Null where the mask holds no such voxel. Only lesion voxels are searched.
 */
export function nearest(mask: Mask, mm: Mm, value?: number): { away: number; value: number; mm: Mm } | null {
	let found: { away: number; value: number; mm: Mm } | null = null;
	for (const index of voxelsOf(mask)) {
		const own = mask.values[index] ?? 0;
		if (value !== undefined && own !== value) continue;
		const there = transform(mask.toWorld, inGrid(mask, index));
		const away = Math.hypot(there[0] - mm[0], there[1] - mm[1], there[2] - mm[2]);
		if (!found || away < found.away) found = { away, value: own, mm: there };
	}
	return found;
}

/** A voxel by its indices in the grid. */
export type Voxel = readonly [number, number, number];

/** The voxels of one lesion. */
export function voxelsIn(mask: Mask, value: number): Voxel[] {
	return voxelsOf(mask)
		.filter((index) => mask.values[index] === value)
		.map((index) => inGrid(mask, index));
}

/** A place through an affine. */
export function transform(affine: readonly number[], [x, y, z]: Mm | Voxel): [number, number, number] {
	const row = (r: number) => affine[r * 4]! * x + affine[r * 4 + 1]! * y + affine[r * 4 + 2]! * z + affine[r * 4 + 3]!;
	return [row(0), row(1), row(2)];
}

// A mask of a million voxels is asked about dozens of points: its few lesion voxels are looked up once.
const known = new WeakMap<Mask, number[]>();

/** The voxels of all lesions, by their place in the mask's values. */
export function voxelsOf(mask: Mask): number[] {
	const there = known.get(mask);
	if (there) return there;
	const voxels: number[] = [];
	mask.values.forEach((value, index) => {
		if (value > 0) voxels.push(index);
	});
	known.set(mask, voxels);
	return voxels;
}

/** A voxel by its place in the mask's values. */
export function inGrid({ dims: [ni, nj] }: Mask, index: number): [number, number, number] {
	return [index % ni, Math.floor(index / ni) % nj, Math.floor(index / (ni * nj))];
}
