/**
 * The lesions of one image, on the image's own grid. Affines are 4×4, row-major, between voxel indices and the volume's
 * world (RAS+, mm). Voxel value k is the k-th of `key.lesions` for that image; 0 is none. The first index runs fastest.
 * `flat`: of a picture, one slice whose world is its own pixels, [column, row, 0] from the upper left; no number of mm.
 */
export type Mask = {
	dims: [number, number, number];
	toVoxel: number[];
	toWorld: number[];
	values: Uint8Array;
	flat?: true;
};

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
 * The lesion voxel nearest to a place: how far its centre is in mm (px on a picture), its value and where it lies. Of one
 * lesion only where `value` is given. Null where the mask holds no such voxel. Only lesion voxels are searched.
 */
export function nearest(mask: Mask, mm: Mm, value?: number): { away: number; value: number; mm: Mm } | null {
	const [voxels, middles] = [voxelsOf(mask), middlesOf(mask)];
	let [best, square] = [-1, Infinity];
	for (let i = 0; i < voxels.length; i++) {
		if (value !== undefined && mask.values[voxels[i]!] !== value) continue;
		const x = middles[3 * i]! - mm[0];
		const y = middles[3 * i + 1]! - mm[1];
		const z = middles[3 * i + 2]! - mm[2];
		const away = x * x + y * y + z * z;
		if (away < square) [best, square] = [i, away];
	}
	if (best < 0) return null;
	const [x = 0, y = 0, z = 0] = middles.subarray(3 * best, 3 * best + 3);
	return { away: Math.hypot(x - mm[0], y - mm[1], z - mm[2]), value: mask.values[voxels[best]!]!, mm: [x, y, z] };
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

const knownMiddles = new WeakMap<Mask, Float64Array>();

/** Where the middles of these voxels lie in the world: three numbers each. */
function middlesOf(mask: Mask): Float64Array {
	const there = knownMiddles.get(mask);
	if (there) return there;
	const voxels = voxelsOf(mask);
	const middles = new Float64Array(voxels.length * 3);
	for (const [i, index] of voxels.entries()) middles.set(transform(mask.toWorld, inGrid(mask, index)), i * 3);
	knownMiddles.set(mask, middles);
	return middles;
}

/** A voxel by its place in the mask's values. */
export function inGrid({ dims: [ni, nj] }: Mask, index: number): [number, number, number] {
	return [index % ni, Math.floor(index / ni) % nj, Math.floor(index / (ni * nj))];
}
