import type { LesionAnswer } from '#lib/case/answer.ts';
import { lesionsAsked, pointed, type Pointed } from '../pointing.ts';
import { reason } from '../reason.ts';
import type { Reason, Score } from '../score.ts';
import type { Scorer } from '../scorer.ts';

/**
 * Lesions pointed at: the share of the points that lie in a lesion of the key's masks, whichever lesion. "No lesion" is 1
 * where the key has none for this item, else 0. A point on an image for which the key has no lesion lies outside.
 * Parts: `points`, `inside`; `found` and `lesions`, of those the item asks for; `mm`, the mean distance of the outside
 * points to the nearest lesion voxel of their image (null where none is measured); `sides` right of `sidesGiven`.
 * Not scored: no mask for the lesions asked for; volumes that the browser could not draw. The text is read by people only.
 *
 * Range 0 … 1.
 * @example two points, one in a lesion and one 4 mm beside it: value 1/2, mm 4
 */
export const lesion: Scorer<LesionAnswer> = {
	name: 'lesion',
	version: 1,
	score(answer, asked, key, { masks, webgl }) {
		const wanted = lesionsAsked(asked, key);
		const { points } = answer;
		if (points.length === 0 && answer.none) {
			return wanted.length === 0
				? scored(1, [reason('no lesion, and said so')])
				: scored(0, [reason('a lesion, but none said')]);
		}
		if (points.length === 0) {
			return webgl ? scored(0, [reason('no point marked')]) : scored(null, [reason('images could not be drawn')]);
		}
		if (wanted.length === 0 && key.lesions.length === 0) {
			return scored(0, [reason('no lesion, but points', { points: points.length })]);
		}
		const unread = [...points, ...wanted].some(({ image }) => key.masks[image] !== undefined && !masks[image]);
		if (unread || !wanted.some(({ image }) => masks[image])) return scored(null, [reason('no mask')]);

		const against = pointed(answer, key, masks);
		const inside = against.filter((one) => one.inside);
		const found = wanted.filter(({ id }) => inside.some(({ lesion }) => lesion?.id === id));
		const sides = against.filter(({ sideRight }) => sideRight !== null);
		const right = sides.filter(({ sideRight }) => sideRight);
		const mm = meanAway(against);
		return scored(
			inside.length / points.length,
			[
				reason('points in lesions', { inside: inside.length, points: points.length }),
				reason('lesions found', { found: found.length, of: wanted.length }),
				...(mm === null ? [] : [reason('nearest lesion', { mm: Math.round(mm * 10) / 10 })]),
				...(sides.length === 0 ? [] : [reason('sides right', { right: right.length, of: sides.length })])
			],
			{
				points: points.length,
				inside: inside.length,
				found: found.length,
				lesions: wanted.length,
				mm,
				sides: right.length,
				sidesGiven: sides.length
			}
		);
	}
};

function scored(value: number | null, why: Reason[], parts?: Score['parts']): Score {
	return { scorer: 'lesion', version: 1, value, why, ...(parts && { parts }) };
}

function meanAway(against: readonly Pointed[]): number | null {
	const away = against.flatMap(({ inside, away }) => (inside || away === null ? [] : [away]));
	return away.length === 0 ? null : away.reduce((sum, mm) => sum + mm, 0) / away.length;
}
