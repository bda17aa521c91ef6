import type { LesionAnswer } from '#lib/case/answer.ts';
import { diceOnSlicesDrawn, outlined } from '../outlined.ts';
import { lesionsAsked, pointed } from '../pointing.ts';
import { reason } from '../reason.ts';
import type { Reason, Score } from '../score.ts';
import type { Scorer } from '../scorer.ts';

/**
 * Lesions pointed at and outlined: the share of the marks that lie in a lesion of the key's masks, whichever lesion. A point
 * is a mark; so is an outline, which lies in a lesion when at least half of its area does. "No lesion" is 1 where the key has
 * none for this item, else 0. A mark on an image for which the key has no lesion lies outside.
 * Parts: `points`, `regions`, and how many of both are `inside`; `found` and `lesions`, of those the item asks for; `mm`, the
 * mean distance of the outside points, and of the centres of the outside outlines, to the nearest lesion voxel of their image
 * (null where none is measured); `sides` right of `sidesGiven`; `diceOnSlicesDrawn`, of the slices that bear an outline, not of
 * the volume, and in no value (null without an outline).
 * Not scored: no mask for the lesions asked for; volumes that could not be drawn in any form. The text is read by people only.
 *
 * Range 0 … 1.
 * @example two points, one in a lesion and one 4 mm beside it: value 1/2, mm 4
 * @example a point in a lesion and an outline a quarter of which lies in one: value 1/2
 */
export const lesion: Scorer<LesionAnswer> = {
	name: 'lesion',
	version: 2,
	score(answer, asked, key, { masks, drawn }) {
		const wanted = lesionsAsked(asked, key);
		const { points, regions = [] } = answer;
		const all = [...points, ...regions];
		if (all.length === 0 && answer.none) {
			return wanted.length === 0
				? scored(1, [reason('no lesion, and said so')])
				: scored(0, [reason('a lesion, but none said')]);
		}
		if (all.length === 0) {
			return drawn ? scored(0, [reason('no point marked')]) : scored(null, [reason('images could not be drawn')]);
		}
		if (wanted.length === 0 && key.lesions.length === 0) {
			return scored(0, [reason('no lesion, but points', { points: all.length })]);
		}
		const unread = [...all, ...wanted].some(({ image }) => key.masks[image] !== undefined && !masks[image]);
		if (unread || !wanted.some(({ image }) => masks[image])) return scored(null, [reason('no mask')]);

		const against = pointed(answer, key, masks);
		const marks = [...against, ...outlined(regions, key, masks)];
		const inside = marks.filter((one) => one.inside);
		const found = wanted.filter(({ id }) => inside.some(({ lesion }) => lesion?.id === id));
		const sides = against.filter(({ sideRight }) => sideRight !== null);
		const right = sides.filter(({ sideRight }) => sideRight);
		const mm = mean(marks.flatMap(({ inside, away }) => (inside || away === null ? [] : [away])));
		const dice = diceOnSlicesDrawn(regions, masks);
		return scored(
			inside.length / marks.length,
			[
				regions.length === 0
					? reason('points in lesions', { inside: inside.length, points: points.length })
					: reason('marks in lesions', { inside: inside.length, points: points.length, regions: regions.length }),
				reason('lesions found', { found: found.length, of: wanted.length }),
				...(mm === null ? [] : [reason('nearest lesion', { mm: Math.round(mm * 10) / 10 })]),
				...(sides.length === 0 ? [] : [reason('sides right', { right: right.length, of: sides.length })]),
				...(dice === null ? [] : [reason('dice on slices drawn', { dice: Math.round(dice * 100) / 100 })])
			],
			{
				points: points.length,
				regions: regions.length,
				inside: inside.length,
				found: found.length,
				lesions: wanted.length,
				mm,
				sides: right.length,
				sidesGiven: sides.length,
				diceOnSlicesDrawn: dice
			}
		);
	}
};

function scored(value: number | null, why: Reason[], parts?: Score['parts']): Score {
	return { scorer: 'lesion', version: 2, value, why, ...(parts && { parts }) };
}

function mean(numbers: readonly number[]): number | null {
	return numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
