import { describe, expect, test } from 'vitest';
import type { Diagnosis } from '#lib/vocabulary/diagnosis.ts';
import { merge } from '#lib/vocabulary/merge.ts';

function aDiagnosis(id: string, en: string, more: Partial<Diagnosis> = {}): Diagnosis {
	return { id, name: { en }, abbreviations: [], synonyms: { en: [], zh: [] }, broader: [], codes: {}, ...more };
}

const ours = [
	aDiagnosis('stroke', 'Stroke', { name: { en: 'Stroke', zh: '脑卒中' } }),
	aDiagnosis('ischaemic-stroke', 'Ischaemic stroke', {
		synonyms: { en: ['cerebral infarction'], zh: [] },
		broader: ['stroke']
	}),
	aDiagnosis('wilson-disease', 'Wilson disease', { codes: { mondo: 'MONDO:0010200' } }),
	aDiagnosis('multiple-sclerosis', 'Multiple sclerosis', { abbreviations: ['MS'] })
];

describe('extending one vocabulary by another', () => {
	test('one and the same by a shared code: names are gained, ours is kept', () => {
		const their = aDiagnosis('MONDO:0010200', 'hepatolenticular degeneration', {
			abbreviations: ['WD'],
			codes: { mondo: 'MONDO:0010200', orpha: 'ORPHA:905' }
		});
		const { diagnoses, added, met } = merge(ours, [their]);
		expect([added, met]).toEqual([0, 1]);
		expect(diagnoses[2]).toEqual(
			aDiagnosis('wilson-disease', 'Wilson disease', {
				abbreviations: ['WD'],
				synonyms: { en: ['hepatolenticular degeneration'], zh: [] },
				codes: { mondo: 'MONDO:0010200', orpha: 'ORPHA:905' }
			})
		);
	});

	test('one and the same by a full name that only one of ours bears', () => {
		const { diagnoses, added } = merge(ours, [
			aDiagnosis('X:1', 'Cerebral infarction', { abbreviations: ['MS', 'CI'] })
		]);
		expect(added).toBe(0);
		expect(diagnoses[1]?.abbreviations).toEqual(['CI']);
	});

	test('a code that several of the others bear names a group and makes nothing the same', () => {
		const theirs = ['late Wilson disease', 'early Wilson disease'].map((name, n) =>
			aDiagnosis(`X:${n}`, name, { codes: { mondo: 'MONDO:0010200' } })
		);
		expect(merge(ours, theirs)).toMatchObject({ added: 2, met: 0 });
	});

	test('an abbreviation alone makes nothing the same, and is then a name of both', () => {
		const { diagnoses, added } = merge(ours, [aDiagnosis('X:2', 'mitral stenosis', { abbreviations: ['MS'] })]);
		expect(added).toBe(1);
		expect(diagnoses.filter(({ abbreviations }) => abbreviations.includes('MS')).map(({ id }) => id)).toEqual([
			'multiple-sclerosis',
			'X:2'
		]);
	});

	test('a newcomer loses a name that is a full name of ours', () => {
		const their = aDiagnosis('X:3', 'brain attack', { synonyms: { en: ['stroke', 'apoplexy'], zh: [] } });
		expect(merge(ours, [their]).diagnoses.at(-1)?.synonyms.en).toEqual(['apoplexy']);
	});

	test('parents come along, and none that closes a circle', () => {
		const theirs = [
			aDiagnosis('X:4', 'stroke', { broader: ['X:5'] }),
			aDiagnosis('X:5', 'brain disease', { broader: ['X:6'] }),
			aDiagnosis('X:6', 'ischaemic stroke', { broader: ['X:4', 'X:9'] })
		];
		const { diagnoses } = merge(ours, theirs);
		expect(diagnoses.map(({ id, broader }) => [id, broader])).toEqual([
			['stroke', ['X:5']],
			['ischaemic-stroke', ['stroke']],
			['wilson-disease', []],
			['multiple-sclerosis', []],
			['X:5', []]
		]);
	});

	test('twice adds nothing', () => {
		const theirs = [
			aDiagnosis('X:4', 'stroke', { broader: ['X:5'], synonyms: { en: ['apoplexy'], zh: ['中风'] } }),
			aDiagnosis('X:5', 'brain disease', { synonyms: { en: ['apoplexy', 'stroke'], zh: [] } }),
			aDiagnosis('X:6', 'Apoplexy', { name: { en: 'Apoplexy', zh: '卒中' } })
		];
		const once = merge(ours, theirs);
		expect(merge(once.diagnoses, theirs)).toEqual({ diagnoses: once.diagnoses, added: 0, met: 3 });
	});
});
