import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { merge } from '#lib/vocabulary/merge.ts';
import { readRows } from '#lib/vocabulary/read-rows.ts';
import { search } from '#lib/vocabulary/search.ts';
import { idsNamed, vocabularyOf } from '#lib/vocabulary/vocabulary.ts';

describe('reading a vocabulary', () => {
	test('our own form', () => {
		const row = {
			id: 'multiple-sclerosis',
			name: { en: 'Multiple sclerosis', zh: '多发性硬化' },
			abbreviations: ['MS'],
			codes: { orpha: 802 }
		};
		expect(readRows([row], 'ours.yaml')).toEqual({
			diagnoses: [{ ...row, synonyms: { en: [], zh: [] }, broader: [], codes: { orpha: '802' } }],
			problems: []
		});
	});

	test('a bad row is left out and says what to do; the rest is read', () => {
		const good = { id: 'stroke', name: { en: 'Stroke' } };
		const rows = [good, { id: 'A B', name: { en: 'x' } }, { id: 'x' }, { ...good, color: 'red' }, 7, good];
		const { diagnoses, problems } = readRows(rows, 'ours.yaml');
		expect(diagnoses.map(({ id }) => id)).toEqual(['stroke']);
		expect(problems.map(({ file, key, says }) => `${file} ${key} ${says}`)).toEqual([
			'ours.yaml A B is no id: write small letters and digits, joined by hyphens',
			'ours.yaml x has no English name: write name: { en: …, zh: … }',
			'ours.yaml stroke has a key "color" that no diagnosis has: it may have id, name, abbreviations, synonyms, broader, codes',
			'ours.yaml  is not a diagnosis: write { id, name: { en, zh } }',
			'ours.yaml stroke is the id of an earlier diagnosis too: the first one is kept'
		]);
	});

	test('the row form', () => {
		const rows = [
			['DOID:1', 'brain disease', [], { doid: ['1'] }, 'n', []],
			['MONDO:2', 'some palsy', ['SP', 'palsy, some'], { mondo: '2', orpha: ['9'], icd10cm: ['G1'] }, 'n', [0]],
			['MONDO:3', 'an orphan', [], {}, 'n', [7]]
		];
		expect(readRows({ format: 'neuro-diagnoses/1', rows }, 'f')).toEqual({
			diagnoses: [
				{
					id: 'DOID:1',
					name: { en: 'brain disease' },
					abbreviations: [],
					synonyms: { en: [], zh: [] },
					broader: [],
					codes: { doid: 'DOID:1' }
				},
				{
					id: 'MONDO:2',
					name: { en: 'some palsy' },
					abbreviations: ['SP'],
					synonyms: { en: ['palsy, some'], zh: [] },
					broader: ['DOID:1'],
					codes: { orpha: 'ORPHA:9', mondo: 'MONDO:2' }
				}
			],
			problems: [{ file: 'f', key: 'MONDO:3', says: 'names a row as its parent that is not there' }]
		});
	});

	test('its supplement', () => {
		const rows = [{ id: null, name: 'Some palsy', other: ['SP'], zh: ['某麻痹', '某瘫痪'] }];
		expect(readRows({ format: 'neuro-diagnoses-supplement/1', rows }, 'f').diagnoses).toEqual([
			{
				id: 'some-palsy',
				name: { en: 'Some palsy', zh: '某麻痹' },
				abbreviations: ['SP'],
				synonyms: { en: [], zh: ['某瘫痪'] },
				broader: [],
				codes: {}
			}
		]);
	});

	test('OBO-Graph: diseases that are not deprecated, with exact synonyms and is_a', () => {
		const obo = 'http://purl.obolibrary.org/obo/';
		const nodes = [
			{ id: `${obo}MONDO_0000001`, lbl: 'disease' },
			{
				id: `${obo}MONDO_0005301`,
				lbl: 'multiple sclerosis',
				meta: {
					synonyms: [
						{ pred: 'hasExactSynonym', val: 'MS' },
						{ pred: 'hasRelatedSynonym', val: 'sclerosis' }
					],
					xrefs: [{ val: 'DOID:2377' }, { val: 'Orphanet:802' }, { val: 'ICD10CM:G35' }]
				}
			},
			{ id: `${obo}MONDO_0000002`, lbl: 'obsolete thing', meta: { deprecated: true } },
			{ id: `${obo}UBERON_1`, lbl: 'brain' },
			{ id: `${obo}MONDO_0000003` }
		];
		const edges = [
			{ sub: `${obo}MONDO_0005301`, pred: 'is_a', obj: `${obo}MONDO_0000001` },
			{ sub: `${obo}MONDO_0005301`, pred: 'is_a', obj: `${obo}MONDO_0000002` }
		];
		const { diagnoses, problems } = readRows({ graphs: [{ nodes, edges }] }, 'mondo.json');
		expect(diagnoses.map(({ id }) => id)).toEqual(['MONDO:0000001', 'MONDO:0005301']);
		expect(diagnoses[1]).toEqual({
			id: 'MONDO:0005301',
			name: { en: 'multiple sclerosis' },
			abbreviations: ['MS'],
			synonyms: { en: [], zh: [] },
			broader: ['MONDO:0000001'],
			codes: { orpha: 'ORPHA:802', mondo: 'MONDO:0005301', doid: 'DOID:2377' }
		});
		expect(problems).toEqual([{ file: 'mondo.json', key: 'MONDO:0000003', says: 'has no label' }]);
	});

	test('anything else is one problem', () => {
		for (const data of [null, 7, 'text', {}, { rows: [] }, { format: 'other/2', rows: [] }]) {
			expect(readRows(data, 'f')).toMatchObject({ diagnoses: [], problems: [{ file: 'f' }] });
		}
	});
});

const reference = new URL('../../../shared/ontology/neuro-diagnoses.json', import.meta.url);
const supplement = new URL('../../../shared/ontology/neuro-diagnoses-supplement.json', import.meta.url);

describe.skipIf(!existsSync(reference))('the reference file', () => {
	const read = (url: URL) => readRows(JSON.parse(readFileSync(url, 'utf8')), url.pathname);

	test('is read whole, extends a small vocabulary once, and is searched', { timeout: 60_000 }, () => {
		const rows = read(reference);
		expect(rows.problems).toEqual([]);
		expect(rows.diagnoses.length).toBeGreaterThan(7000);
		const ours = read(supplement).diagnoses;
		const merged = merge(ours, rows.diagnoses);
		const again = merge(merged.diagnoses, rows.diagnoses);
		expect([again.added, again.met]).toEqual([0, rows.diagnoses.length]);
		expect(JSON.stringify(again.diagnoses) === JSON.stringify(merged.diagnoses)).toBe(true);

		const vocabulary = vocabularyOf(merged.diagnoses);
		expect(idsNamed(vocabulary, 'MSA').size).toBeGreaterThan(1);
		expect(search(vocabulary, 'guillan bare', 'zh', 5)[0]?.name).toBe('吉兰-巴雷综合征');
	});
});
