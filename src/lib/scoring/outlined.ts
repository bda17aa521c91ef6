import type { Region } from '#lib/case/answer.ts';
import type { Key, Lesion } from '#lib/case/key.ts';
import { lesionsOnSlice } from './lesions-on-slice.ts';
import { inGrid, nearest, transform, valueAt, type Mask, type Mm } from './mask.ts';
import { lesionOf } from './pointing.ts';
import { rasterised, type Raster } from './raster.ts';

/**
 * An outline against the masks. `share` is how much of its area lies in lesions of the key, 0 … 1; it is `inside` from a half.
 * `lesion`: the one that it holds most of, else the one nearest to its centre. `centre`: the middle of its area; `away`: from
 * there to the nearest lesion voxel of its image in mm, 0 where the centre lies in a lesion, null where there is none.
 * `dice`: with those parts of that lesion on the slice drawn on that it meets, each as far as it hangs together, since one lesion
 * of the key may be many foci; 0 where it meets none, null where there is no mask.
 */
export type Outlined = {
	region: Region;
	inside: boolean;
	share: number;
	lesion: Lesion | null;
	centre: Mm;
	away: number | null;
	dice: number | null;
};

type Masks = Readonly<Record<string, Mask>>;

/** From which share of its area on an outline lies in a lesion. One outline is one mark, as a point is. */
const insideFrom = 1 / 2;

/** Each outline: how much of it lies in a lesion, and how far its centre from the nearest. Without a mask it lies outside. */
export function outlined(regions: readonly Region[], key: Key, masks: Masks): Outlined[] {
	return regions.map((region) => {
		const mask = masks[region.image];
		if (!mask) return { ...nowhere(region), dice: null };
		const raster = rasterised(mask, region);
		const centre = raster ? middle(raster.voxels.map((index) => transform(mask.toWorld, inGrid(mask, index)))) : null;
		const values = raster?.voxels.map((index) => mask.values[index] ?? 0) ?? [];
		const share = values.length === 0 ? 0 : values.filter((value) => value > 0).length / values.length;
		const from = centre ?? middle(region.outline);
		const within = valueAt(mask, from);
		const near = within > 0 ? { value: within, away: 0 } : nearest(mask, from);
		const value = most(values) ?? near?.value ?? 0;
		return {
			region,
			inside: share >= insideFrom,
			share,
			lesion: lesionOf(key, region.image, value),
			centre: from,
			away: near?.away ?? null,
			dice: raster ? diceOfMet(mask, raster, value) : 0
		};
	});
}

/**
 * Dice of the slices drawn on, not of the volume: 2·|own ∩ key| ÷ (|own| + |key|) on each slice that bears an outline, all
 * outlines of the slice together against all lesions of the key on it, and the mean over these slices. What lies on slices
 * that were not drawn on is in neither side, so it says nothing of lesions that were not outlined elsewhere. A slice without a
 * lesion, an image without a mask and an outline outside the volume are 0.
 *
 * Source: Dice 1945, "Measures of the amount of ecologic association between species".
 * Range 0 … 1. Undefined (null) without an outline.
 * @example 4 voxels drawn, 2 of them among the 2 of a lesion on that slice: 2·2 ÷ (4 + 2) = 2/3
 */
export function diceOnSlicesDrawn(regions: readonly Region[], masks: Masks): number | null {
	const slices = new Map<string, Slice | null>();
	for (const region of regions) {
		const mask = masks[region.image];
		const raster = mask ? rasterised(mask, region) : null;
		const name = raster ? `${region.image} ${raster.along} ${raster.at}` : elsewhere(region);
		const slice = slices.get(name) ?? (mask && raster ? { mask, ...raster, voxels: new Set<number>() } : null);
		for (const voxel of raster?.voxels ?? []) slice?.voxels.add(voxel);
		slices.set(name, slice);
	}
	if (slices.size === 0) return null;
	const each = [...slices.values()].map((slice) => (slice ? diceOfAll(slice) : 0));
	return each.reduce((sum, dice) => sum + dice, 0) / each.length;
}

/** What was drawn on one slice. */
type Slice = Omit<Raster, 'voxels'> & { mask: Mask; voxels: Set<number> };

function diceOfAll({ mask, along, at, voxels }: Slice): number {
	const within = [...voxels].filter((voxel) => mask.values[voxel]! > 0);
	return (2 * within.length) / (voxels.size + lesionsOnSlice(mask, along, at).voxels);
}

function nowhere(region: Region): Omit<Outlined, 'dice'> {
	return { region, inside: false, share: 0, lesion: null, centre: middle(region.outline), away: null };
}

/** Names a slice where no grid can: by the plane and the place along it. */
function elsewhere({ image, axis, outline }: Region): string {
	const place = { sagittal: 0, coronal: 1, axial: 2, flat: 2 } as const;
	return `${image} ${axis} ${Math.round(middle(outline)[place[axis]])} mm`;
}

/** Dice of an outline with the parts of a lesion that it meets: those that its own voxels of that lesion belong to. */
function diceOfMet(mask: Mask, { along, at, voxels }: Raster, value: number): number {
	const { partOf } = lesionsOnSlice(mask, along, at);
	const within = voxels.filter((voxel) => mask.values[voxel] === value);
	const met = new Set(within.map(partOf));
	const size = [...met].reduce((sum, part) => sum + (part?.voxels ?? 0), 0);
	return (2 * within.length) / (voxels.length + size);
}

/** The lesion value that most voxels have; null where all lie outside. */
function most(values: readonly number[]): number | null {
	const counts = new Map<number, number>();
	for (const value of values) if (value > 0) counts.set(value, (counts.get(value) ?? 0) + 1);
	const [first] = [...counts].sort(([, one], [, other]) => other - one);
	return first?.[0] ?? null;
}

function middle(places: readonly Mm[]): [number, number, number] {
	const mean = (axis: 0 | 1 | 2) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
	return [mean(0), mean(1), mean(2)];
}
