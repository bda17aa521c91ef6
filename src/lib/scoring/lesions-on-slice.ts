import { inGrid, voxelsOf, type Mask } from './mask.ts';

/**
 * The lesions on one slice: how many voxels they have in all, and how many the part has that a voxel belongs to. A part is
 * as much of one lesion as hangs together on the slice, by a side or a corner.
 */
export type LesionsOnSlice = { voxels: number; partOf: (voxel: number) => Part | undefined };
export type Part = { value: number; voxels: number };

// Many outlines lie on few slices of one mask.
const known = new WeakMap<Mask, Map<string, LesionsOnSlice>>();

/** The lesions on the slice `at` along an axis of the grid. */
export function lesionsOnSlice(mask: Mask, along: 0 | 1 | 2, at: number): LesionsOnSlice {
	const slices = known.get(mask) ?? new Map<string, LesionsOnSlice>();
	known.set(mask, slices);
	const name = `${along} ${at}`;
	const slice = slices.get(name) ?? lookedAt(mask, along, at);
	slices.set(name, slice);
	return slice;
}

function lookedAt(mask: Mask, along: 0 | 1 | 2, at: number): LesionsOnSlice {
	const voxels = bySlice(mask, along).get(at) ?? [];
	const parts = new Map<number, Part>();
	const left = new Set(voxels);
	for (const first of voxels) {
		if (!left.delete(first)) continue;
		const part: Part = { value: mask.values[first]!, voxels: 0 };
		const found = [first];
		for (const voxel of found) {
			parts.set(voxel, part);
			part.voxels += 1;
			// What is found lengthens the list that is being gone through.
			for (const other of beside(mask, along, voxel)) {
				if (mask.values[other] === part.value && left.delete(other)) found.push(other);
			}
		}
	}
	return { voxels: voxels.length, partOf: (voxel) => parts.get(voxel) };
}

const sorted = new WeakMap<Mask, Partial<Record<0 | 1 | 2, Map<number, number[]>>>>();

function bySlice(mask: Mask, along: 0 | 1 | 2): Map<number, number[]> {
	const axes = sorted.get(mask) ?? {};
	sorted.set(mask, axes);
	if (axes[along]) return axes[along];
	const slices = (axes[along] = new Map<number, number[]>());
	for (const index of voxelsOf(mask)) {
		const at = inGrid(mask, index)[along];
		const slice = slices.get(at);
		if (slice) slice.push(index);
		else slices.set(at, [index]);
	}
	return slices;
}

/** The eight voxels around one on its slice, and itself; fewer at the edge of the grid. */
function beside({ dims }: Mask, along: 0 | 1 | 2, voxel: number): number[] {
	const steps = [1, dims[0], dims[0] * dims[1]] as const;
	const [across, up] = ([0, 1, 2] as const).filter((axis) => axis !== along) as [0 | 1 | 2, 0 | 1 | 2];
	const column = Math.floor(voxel / steps[across]) % dims[across];
	const row = Math.floor(voxel / steps[up]) % dims[up];
	const near: number[] = [];
	for (let i = column > 0 ? -1 : 0; i <= (column < dims[across] - 1 ? 1 : 0); i++) {
		for (let j = row > 0 ? -1 : 0; j <= (row < dims[up] - 1 ? 1 : 0); j++)
			near.push(voxel + i * steps[across] + j * steps[up]);
	}
	return near;
}
