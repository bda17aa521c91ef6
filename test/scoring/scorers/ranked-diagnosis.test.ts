import { describe, expect, test } from 'vitest';
import { registry } from '#lib/scoring/registry.ts';
import { standingsOf } from '#lib/scoring/standings.ts';
import { verdictsOf } from '#lib/scoring/verdicts.ts';
import { small } from '#test/vocabulary/small.ts';
import { smallKey } from '../small.ts';

const material = { vocabulary: small, masks: {}, verdicts: verdictsOf([]), drawn: true };
const score = (...names: string[]) =>
	registry.differential.score(
		{ ranked: names.map((text) => ({ text })) },
		{ id: 'q-ddx', images: [] },
		smallKey,
		material
	);
const standings = (...names: string[]) =>
	standingsOf(
		names.map((text) => ({ text })),
		smallKey,
		small
	).map(({ rank, standing, entry }) => [rank, standing, entry]);

describe('a ranked differential', () => {
	// Reciprocal rank of the first hit, and recall at 1, 3, 5, 10.
	test.each([
		[['MCA stroke'], 1, [1, 1, 1, 1]],
		[['大脑中动脉梗死'], 1, [1, 1, 1, 1]],
		[['Multiple sclerosis', 'Middle cerebral artery infarction'], 1 / 2, [0, 1, 1, 1]],
		[['GBS', 'PD', 'AD', 'Parkinsonism', 'MCA stroke'], 1 / 5, [0, 0, 1, 1]],
		[['GBS', 'PD', 'AD', 'Parkinsonism', 'SDH', 'MCA stroke'], 1 / 6, [0, 0, 0, 1]],
		[['Migraine'], 0, [0, 0, 0, 0]]
	])('%j', (names, value, [one, three, five, ten]) => {
		const { value: got, parts } = score(...names);
		expect(got).toBeCloseTo(value, 12);
		expect(parts).toMatchObject({ 'recall@1': one, 'recall@3': three, 'recall@5': five, 'recall@10': ten });
	});

	test('says which it was, and what must not be missed', () => {
		expect(score('SDH', 'MCA stroke')).toEqual({
			scorer: 'ranked-diagnosis',
			version: 1,
			value: 1 / 2,
			why: [
				{ says: 'hit at rank', with: { rank: 2, text: 'MCA stroke' } },
				{ says: 'must not miss', with: { named: 1, of: 2 } }
			],
			parts: { rank: 2, 'recall@1': 0, 'recall@3': 1, 'recall@5': 1, 'recall@10': 1, mustNotMiss: 1 / 2 }
		});
	});

	test('broader and narrower are shown and count nothing', () => {
		expect(score('Ischaemic stroke', 'Chronic subdural haematoma')).toMatchObject({
			value: 0,
			why: [
				{ says: 'not named', with: { entries: 2 } },
				{ says: 'only broader', with: { text: 'Ischaemic stroke' } },
				{ says: 'must not miss', with: { named: 0, of: 2 } }
			]
		});
		expect(standings('Ischaemic stroke', 'Chronic subdural haematoma')).toEqual([
			[1, 'broader', 'diagnosis'],
			[2, 'narrower', 'd-sdh']
		]);
	});

	test('what is said twice, by whatever name, counts once and costs no rank', () => {
		expect(
			standings('GBS', 'Guillain–Barré syndrome', 'Guillain-Barre syndrome', 'MCA stroke', '大脑中动脉梗死')
		).toEqual([
			[1, 'other', null],
			[null, 'again', null],
			[null, 'again', null],
			[2, 'key', 'diagnosis'],
			[null, 'again', 'diagnosis']
		]);
		expect(score('GBS', 'Guillain–Barré syndrome', 'MCA stroke').value).toBe(1 / 2);
	});

	test('nothing that must not be missed: the share is undefined', () => {
		const key = { ...smallKey, differential: [] };
		const ranked = [{ text: 'MCA stroke' }];
		const { parts, why } = registry.differential.score({ ranked }, { id: 'q-ddx', images: [] }, key, material);
		expect([parts?.mustNotMiss, why.length]).toEqual([null, 1]);
	});
});
