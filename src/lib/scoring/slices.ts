import { placesOf, transform, type Mask, type Mm } from './mask.ts';

export type Axis = 'axial' | 'coronal' | 'sagittal';

/** The world's axis that a plane is stacked along: x, y or z. */
const along: Record<Axis, 0 | 1 | 2> = { sagittal: 0, coronal: 1, axial: 2 };

/** The slices of one plane that cut through a lesion, as voxel indices along the plane's own axis of the grid. */
export function slicesThrough(mask: Mask, value: number, axis: Axis): Set<number> {
	const own = gridAxis(mask, axis);
	return new Set(placesOf(mask, value).map((mm) => Math.round(transform(mask.toVoxel, mm)[own])));
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
	const slices = new Map<number, Mm[]>();
	const own = gridAxis(mask, 'axial');
	for (const mm of placesOf(mask, value)) {
		const slice = Math.round(transform(mask.toVoxel, mm)[own]);
		const there = slices.get(slice);
		if (there) there.push(mm);
		else slices.set(slice, [mm]);
	}
	const [fullest] = [...slices.values()].sort((a, b) => b.length - a.length);
	if (!fullest) return null;
	const middle = [0, 1, 2].map((axis) => fullest.reduce((sum, mm) => sum + mm[axis]!, 0) / fullest.length);
	const away = (mm: Mm) => Math.hypot(...mm.map((x, axis) => x - middle[axis]!));
	const [x, y, z] = fullest.reduce((best, mm) => (away(mm) < away(best) ? mm : best));
	return [x, y, z];
}

/** The grid's axis that runs most nearly along the world's: they are the same but for oblique scans. */
function gridAxis({ toWorld }: Mask, axis: Axis): 0 | 1 | 2 {
	const size = (column: number) => Math.abs(toWorld[along[axis] * 4 + column]!);
	return ([0, 1, 2] as const).reduce((best, column) => (size(column) > size(best) ? column : best));
}
