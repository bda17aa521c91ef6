import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { codeKeys, fullNames, namesOf } from '#lib/vocabulary/diagnosis.ts';
import { compare } from '#lib/vocabulary/match.ts';
import { isChinese, normalise } from '#lib/vocabulary/normalise.ts';
import { readRows } from '#lib/vocabulary/read-rows.ts';
import { search } from '#lib/vocabulary/search.ts';
import { targetIds } from '#lib/vocabulary/target.ts';
import { ancestors, vocabularyOf } from '#lib/vocabulary/vocabulary.ts';

const folder = new URL('../../db/vocabulary/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
const rows = files.flatMap((file) => parse(readFileSync(new URL(file, folder), 'utf8')) as unknown[]);
const { diagnoses, problems } = readRows(rows, 'db/vocabulary');
const vocabulary = vocabularyOf(diagnoses);

function repeated(names: string[]): string[] {
	return names.filter((name, n) => names.indexOf(name) !== n);
}

describe('our own vocabulary', () => {
	test('is read without a problem, and is large enough', () => {
		expect(problems).toEqual([]);
		expect(diagnoses.length).toBeGreaterThan(1000);
	});

	test('gives every diagnosis a name in both languages, English in English and Chinese in Chinese', () => {
		expect(diagnoses.filter(({ name }) => !name.zh).map(({ id }) => id)).toEqual([]);
		const mixed = diagnoses.filter(
			({ name, synonyms }) =>
				[name.en, ...synonyms.en].some(isChinese) || ![name.zh ?? '', ...synonyms.zh].every(isChinese)
		);
		expect(mixed.map(({ id }) => id)).toEqual([]);
	});

	test('has no full name twice: an ambiguous name can only be an abbreviation', () => {
		expect(repeated(diagnoses.flatMap((each) => [...new Set(fullNames(each).map(normalise))]))).toEqual([]);
	});

	test('says nothing twice about one diagnosis', () => {
		expect(diagnoses.filter((each) => repeated(namesOf(each).map(normalise)).length > 0).map(({ id }) => id)).toEqual(
			[]
		);
	});

	test('gives no code that names one thing to two diagnoses', () => {
		expect(repeated(diagnoses.flatMap(({ codes }) => codeKeys(codes)))).toEqual([]);
		const codes = diagnoses.flatMap(({ codes }) => Object.entries(codes).map(([system, code]) => `${system} ${code}`));
		const form = /^(icd10 [A-Z]\d\d(\.\d)?|orpha ORPHA:\d+|mondo MONDO:\d{7}|doid DOID:\d+)$/;
		expect(codes.filter((code) => !form.test(code))).toEqual([]);
	});

	test('names only broader diagnoses that are there, and goes in no circle', () => {
		const missing = diagnoses.flatMap(({ broader }) => broader.filter((id) => !vocabulary.diagnoses.has(id)));
		expect(missing).toEqual([]);
		const circular = diagnoses.filter(({ id, broader }) =>
			broader.some((parent) => parent === id || ancestors(vocabulary, parent).has(id))
		);
		expect(circular.map(({ id }) => id)).toEqual([]);
	});

	test.each([
		['MS', ['mitral-stenosis', 'multiple-sclerosis']],
		['SCD', ['sickle-cell-disease', 'subacute-combined-degeneration', 'subjective-cognitive-decline']],
		['NA', ['neuralgic-amyotrophy', 'neuroacanthocytosis']],
		['CBD', ['corticobasal-syndrome']]
	])('%s is the set %o', (name, ids) => {
		expect([...(vocabulary.named.get(normalise(name)) ?? [])].sort()).toEqual(ids);
	});

	test.each([
		['stroke', 'en', 'stroke'],
		['ms', 'en', 'multiple-sclerosis'],
		['gbs', 'zh', 'guillain-barre-syndrome'],
		['guillan bare', 'en', 'guillain-barre-syndrome'],
		['alzeimer', 'en', 'alzheimers-disease'],
		['parkinsons', 'en', 'parkinsons-disease'],
		['creutzfeld jacob', 'en', 'creutzfeldt-jakob-disease'],
		['myasthena gravs', 'en', 'myasthenia-gravis'],
		['subarachnoid hemorrage', 'en', 'subarachnoid-haemorrhage'],
		['wallenberg', 'en', 'lateral-medullary-syndrome'],
		['重症肌', 'zh', 'myasthenia-gravis'],
		['格林巴利', 'zh', 'guillain-barre-syndrome'],
		['耳石', 'zh', 'bppv'],
		['脑梗', 'zh', 'ischaemic-stroke']
	] as const)('"%s" (%s) offers %s first', (query, language, id) => {
		expect(search(vocabulary, query, language, 5)[0]?.id).toBe(id);
	});
});

const packs = new URL('../../db/packs/', import.meta.url);
const cases = readdirSync(new URL('neuro-starter/cases/', packs));

type Named = { name: { en: string; zh: string }; synonyms: string[] };
type Written = { key: { diagnosis: Named; differential: Named[] } };

describe.each(cases)('the key of %s', (name) => {
	const { key } = parse(readFileSync(new URL(`neuro-starter/cases/${name}/case.yaml`, packs), 'utf8')) as Written;

	test('its diagnosis and every entry of its differential mean something in the vocabulary', () => {
		const lost = [key.diagnosis, ...key.differential].filter((entry) => targetIds(entry, vocabulary).size === 0);
		expect(lost.map(({ name }) => name.en)).toEqual([]);
	});

	test('no entry of its differential passes for its diagnosis', () => {
		const answers = key.differential.map(({ name }) => name.en);
		expect(answers.filter((text) => compare({ text }, key.diagnosis, vocabulary).relation === 'same')).toEqual([]);
	});
});
