import { describe, expect, test } from 'vitest';
import type { LesionAnswer } from '#lib/case/answer.ts';
import type { Key } from '#lib/case/key.ts';
import type { Material } from '#lib/scoring/scorer.ts';
import { registry } from '#lib/scoring/registry.ts';
import { pointed } from '#lib/scoring/pointing.ts';
import { verdictsOf } from '#lib/scoring/verdicts.ts';
import { small } from '#test/vocabulary/small.ts';
import { inL1, inL2, smallKey, smallMask } from '../small.ts';

type At = [number, number, number];
const material: Material = { vocabulary: small, masks: { dwi: smallMask }, verdicts: verdictsOf([]), drawn: true };
const healthy: Key = { ...smallKey, lesions: [], masks: {}, answers: { ...smallKey.answers, 'q-lesion': empty() } };
const score = (answer: Partial<LesionAnswer>, key = smallKey, more: Partial<Material> = {}) =>
	registry.lesion.score({ points: [], text: '', ...answer }, { id: 'q-lesion', images: ['dwi'] }, key, {
		...material,
		...more
	});
const on = (mm: At, side?: 'left' | 'right', image = 'dwi') => ({ image, mm, ...(side && { side }) });

describe('lesions pointed at', () => {
	test('the share of the points that lie in a lesion, with what was found, how far and which side', () => {
		expect(score({ points: [on(inL1, 'left'), on(inL2, 'left'), on([5, -1, 1], 'right'), on([-9, -1, 1])] })).toEqual({
			scorer: 'lesion',
			version: 2,
			value: 2 / 4,
			why: [
				{ says: 'points in lesions', with: { inside: 2, points: 4 } },
				{ says: 'lesions found', with: { found: 2, of: 2 } },
				{ says: 'nearest lesion', with: { mm: 4 } },
				{ says: 'sides right', with: { right: 2, of: 3 } }
			],
			parts: {
				points: 4,
				regions: 0,
				inside: 2,
				found: 2,
				lesions: 2,
				mm: 4,
				sides: 2,
				sidesGiven: 3,
				diceOnSlicesDrawn: null
			}
		});
	});

	test.each([
		['two points in one lesion: all inside, one of two found', { points: [on(inL1), on([-3, -1, 1])] }, 1],
		['a point on an image without a lesion lies outside', { points: [on(inL1), on(inL1, 'left', 't1')] }, 1 / 2],
		['“no lesion” where there is one', { none: true }, 0],
		['no point, only words', { text: 'left insula' }, 0],
		['points win over “no lesion”', { points: [on(inL1)], none: true }, 1]
	])('%s', (_, answer, value) => {
		expect(score(answer).value).toBe(value);
	});

	test.each([
		['“no lesion” where there is none', { none: true }, 1],
		['a point where there is no lesion', { points: [on(inL1)] }, 0]
	])('%s', (_, answer, value) => {
		expect(score(answer, healthy).value).toBe(value);
	});

	test('without a mask, or where images could not be drawn in any form, it is not scored', () => {
		expect(score({ points: [on(inL1)] }, smallKey, { masks: {} })).toMatchObject({
			value: null,
			why: [{ says: 'no mask' }]
		});
		expect(score({ points: [on(inL1)] }, { ...smallKey, masks: {} }, { masks: {} }).value).toBeNull();
		expect(score({ text: 'left insula' }, smallKey, { drawn: false })).toMatchObject({
			value: null,
			why: [{ says: 'images could not be drawn' }]
		});
	});

	test('a lesion on both sides is on the side where the point lies', () => {
		const key = { ...smallKey, lesions: smallKey.lesions.map((one) => ({ ...one, laterality: 'bilateral' as const })) };
		const points = [on([-9, -1, 1], 'left'), on([-9, -1, 1], 'right'), on([1, -1, 1], 'left')];
		const right = pointed({ points, text: '' }, key, { dwi: smallMask }).map(({ sideRight }) => sideRight);
		expect(right).toEqual([true, false, null]);
	});

	test('in the midline either side may be said of a point in a lesion on both sides', () => {
		const key = { ...smallKey, lesions: smallKey.lesions.map((one) => ({ ...one, laterality: 'bilateral' as const })) };
		const points = [on(inL1, 'left'), on(inL1, 'right')];
		expect(pointed({ points, text: '' }, key, { dwi: smallMask }).map(({ sideRight }) => sideRight)).toEqual([
			true,
			true
		]);
	});

	test('an outline is one mark as a point is, in a lesion from half of its area on', () => {
		const outline = (...corners: [number, number][]) => ({
			image: 'dwi',
			axis: 'axial' as const,
			outline: corners.map(([x, y]): At => [x, y, 1])
		});
		const around = outline([-6, -2], [-2, -2], [-2, 0], [-6, 0]);
		const beside = outline([-6, 2], [-2, 2], [-2, 4], [-6, 4]);
		expect(score({ points: [on(inL2)], regions: [around, beside] })).toEqual({
			scorer: 'lesion',
			version: 2,
			value: 2 / 3,
			why: [
				{ says: 'marks in lesions', with: { inside: 2, points: 1, regions: 2 } },
				{ says: 'lesions found', with: { found: 2, of: 2 } },
				{ says: 'nearest lesion', with: { mm: 4.1 } },
				{ says: 'dice on slices drawn', with: { dice: 0.67 } }
			],
			parts: {
				points: 1,
				regions: 2,
				inside: 2,
				found: 2,
				lesions: 2,
				mm: Math.hypot(1, 4),
				sides: 0,
				sidesGiven: 0,
				diceOnSlicesDrawn: 2 / 3
			}
		});
		expect(score({ regions: [beside] }).value).toBe(0);
		expect(score({ regions: [around] }, healthy).value).toBe(0);
		expect(score({ regions: [around], none: true }).value).toBe(1);
	});
});

function empty(): Key['answers'][string] {
	return { ranked: [], lesions: [], steps: [], evidence: [], points: [] };
}
