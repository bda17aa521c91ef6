import { transform, voxelsIn, type Mask, type Voxel } from './mask.ts';

export type Axis = 'axial' | 'coronal' | 'sagittal';

/** The world's axis that a plane is stacked along: x, y or z. */
const along: Record<Axis, 0 | 1 | 2> = { sagittal: 0, coronal: 1, axial: 2 };

/** The slices of one plane that cut through a lesion, as voxel indices along the plane's own axis of the grid. */
export function slicesThrough(mask: Mask, value: number, axis: Axis): Set<number> {
	const own = gridAxis(mask, axis);
	return new Set(voxelsIn(mask, value).map((voxel) => voxel[own]));
}

/** Which slice lies at `mm` along the plane's axis of the world. */
export function sliceAt(mask: Mask, axis: Axis, mm: number): number {
	const middle = mask.dims.map((n) => (n - 1) / 2) as [number, number, number];
	const place = transform(mask.toWorld, middle);
	place[along[axis]] = mm;
	return Math.round(transform(mask.toVoxel, place)[gridAxis(mask, axis)]);
}

/** A place to show a lesion at: of the axial slice that holds most of it, the voxel of it nearest to the middle of that part. */
export function focusOf(mask: Mask, value: number): [number, number, number] | null {
	const own = gridAxis(mask, 'axial');
	const slices = new Map<number, Voxel[]>();
	for (const voxel of voxelsIn(mask, value)) {
		const there = slices.get(voxel[own]);
		if (there) there.push(voxel);
		else slices.set(voxel[own], [voxel]);
	}
	const [fullest] = [...slices.values()].sort((one, other) => other.length - one.length);
	if (!fullest) return null;
	const middle = [0, 1, 2].map((axis) => fullest.reduce((sum, voxel) => sum + voxel[axis]!, 0) / fullest.length);
	const away = (voxel: Voxel) => Math.hypot(...voxel.map((x, axis) => x - middle[axis]!));
	return transform(
		mask.toWorld,
		fullest.reduce((best, voxel) => (away(voxel) < away(best) ? voxel : best))
	);
}

/** The grid's axis that runs most nearly along the world's: they are the same but for oblique scans. */
export function gridAxis({ toWorld }: Mask, axis: Axis): 0 | 1 | 2 {
	const size = (column: number) => Math.abs(toWorld[along[axis] * 4 + column]!);
	return ([0, 1, 2] as const).reduce((best, column) => (size(column) > size(best) ? column : best));
}
