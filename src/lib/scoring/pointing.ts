import type { LesionAnswer, Point } from '#lib/case/answer.ts';
import type { Key, Lesion } from '#lib/case/key.ts';
import { nearest, valueAt, type Mask } from './mask.ts';
import type { Asked } from './scorer.ts';

/** A point against the masks. `lesion`: the one it lies in, else the nearest on its image. `away` in mm, 0 inside. */
export type Pointed = {
	point: Point;
	inside: boolean;
	lesion: Lesion | null;
	away: number | null;
	/** Null where the candidate gave no side, or there is nothing to hold it against. */
	sideRight: boolean | null;
};

/** The lesions an item asks for: those its answer names, else all of the key on its images, else all of the key. */
export function lesionsAsked({ id, images }: Asked, key: Key): Lesion[] {
	const named = key.answers[id]?.lesions ?? [];
	if (named.length > 0) return key.lesions.filter((lesion) => named.includes(lesion.id));
	return key.lesions.filter(({ image }) => images.length === 0 || images.includes(image));
}

/** Each point: in a lesion or how far from the nearest. A point on an image without a mask lies outside, at no known distance. */
export function pointed({ points }: LesionAnswer, key: Key, masks: Readonly<Record<string, Mask>>): Pointed[] {
	return points.map((point) => {
		const mask = masks[point.image];
		const value = mask ? valueAt(mask, point.mm) : 0;
		const near = mask && value === 0 ? nearest(mask, point.mm) : null;
		const lesion = lesionOf(key, point.image, value || (near?.value ?? 0));
		return {
			point,
			inside: value > 0,
			lesion,
			away: value > 0 ? 0 : (near?.away ?? null),
			sideRight: point.side && lesion ? sideFits(point, lesion, value > 0) : null
		};
	});
}

/** Mask value k is the k-th of the key's lesions for that image. */
export function lesionOf(key: Key, image: string, value: number): Lesion | null {
	return key.lesions.filter((lesion) => lesion.image === image)[value - 1] ?? null;
}

// Scanner space is not exactly the head's: within this distance of x = 0 a place is on no side.
const midlineMm = 5;

/**
 * A lesion on both sides is on the side where the point lies, by its x (RAS+: negative is left). In the midline either side
 * may be said of a point in the lesion; of one outside it there is nothing to hold the side against: null.
 */
function sideFits({ mm: [x], side }: Point, { laterality }: Lesion, inside: boolean): boolean | null {
	if (laterality !== 'bilateral') return side === laterality;
	if (Math.abs(x) <= midlineMm) return inside ? true : null;
	return side === (x < 0 ? 'left' : 'right');
}
