import type { Region } from '#lib/case/answer.ts';
import type { Key, Lesion } from '#lib/case/key.ts';
import { inGrid, nearest, transform, valueAt, voxelsOf, type Mask, type Mm } from './mask.ts';
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
			dice: raster ? diceOf(raster.voxels, partsMet(mask, raster, value)) : 0
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
	const slices = new Map<string, { mask: Mask; raster: Raster } | null>();
	for (const region of regions) {
		const mask = masks[region.image];
		const raster = mask ? rasterised(mask, region) : null;
		const slice = raster ? `${region.image} ${raster.along} ${raster.at}` : elsewhere(region);
		const there = slices.get(slice)?.raster.voxels ?? [];
		const voxels = [...new Set([...there, ...(raster?.voxels ?? [])])];
		slices.set(slice, mask && raster ? { mask, raster: { ...raster, voxels } } : null);
	}
	if (slices.size === 0) return null;
	const each = [...slices.values()].map((slice) =>
		slice
			? diceOf(
					slice.raster.voxels,
					lesionOn(slice.mask, slice.raster, () => true)
				)
			: 0
	);
	return each.reduce((sum, dice) => sum + dice, 0) / each.length;
}

function nowhere(region: Region): Omit<Outlined, 'dice'> {
	return { region, inside: false, share: 0, lesion: null, centre: middle(region.outline), away: null };
}

/** Names a slice where no grid can: by the plane and the place along it. */
function elsewhere({ image, axis, outline }: Region): string {
	const place = { sagittal: 0, coronal: 1, axial: 2, flat: 2 } as const;
	return `${image} ${axis} ${Math.round(middle(outline)[place[axis]])} mm`;
}

function lesionOn(mask: Mask, { along, at }: Raster, is: (value: number) => boolean): number[] {
	return voxelsOf(mask).filter((index) => is(mask.values[index] ?? 0) && inGrid(mask, index)[along] === at);
}

/** The parts of a lesion on a slice that an outline meets: its voxels, and all that touch them by a side or a corner. */
function partsMet(mask: Mask, raster: Raster, value: number): number[] {
	const lesion = new Set(lesionOn(mask, raster, (own) => own === value));
	const [ni, nj] = mask.dims;
	const steps = [1, ni, ni * nj].filter((_, axis) => axis !== raster.along) as [number, number];
	const beside = [-1, 0, 1].flatMap((a) => [-1, 0, 1].map((b) => a * steps[0] + b * steps[1]));
	const met = raster.voxels.filter((index) => lesion.delete(index));
	for (const index of met) {
		// What was found lengthens the list that is being gone through.
		const near = beside.map((step) => index + step).filter((other) => touch(mask, index, other));
		for (const other of near) if (lesion.delete(other)) met.push(other);
	}
	return met;
}

/** Not so at the two ends of a row, which lie next to one another in the list only. */
function touch(mask: Mask, one: number, other: number): boolean {
	const there = inGrid(mask, other);
	return inGrid(mask, one).every((at, axis) => Math.abs(at - there[axis]!) <= 1);
}

function diceOf(own: readonly number[], key: readonly number[]): number {
	const there = new Set(key);
	return (2 * own.filter((index) => there.has(index)).length) / (own.length + key.length);
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
