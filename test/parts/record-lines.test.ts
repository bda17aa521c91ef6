import { expect, test } from 'vitest';
import type { RecordView } from '#lib/case/candidate-view.ts';
import { linesWith, partsOf, vitals } from '#lib/parts/record-lines.ts';
import { en } from '#lib/words/en.ts';

const record: RecordView = {
	vitals: { gcs: 15, systolic: 118, heart_rate: 72, diastolic: 74, spo2: 99 },
	problems: ['Acne'],
	medications: ['Vitamin D'],
	allergies: [],
	family: [],
	social: ['Smokes 8 a day'],
	notes: [{ kind: 'referral', author: 'GP letter', text: 'Vegetarian for ten years – ?B12.' }],
	labs: [{ name: 'Vitamin B12', value: '268', unit: 'ng/L', reference: '200–900', flag: null }]
};

test('vital signs are read in one order, the two pressures as one', () => {
	expect(vitals(record.vitals, en.encounter.vitalNames).map(({ section, text }) => `${section} ${text}`)).toEqual([
		'Pulse 72/min',
		'Blood pressure 118/74 mmHg',
		'SpO₂ 99 %',
		'GCS 15'
	]);
});

test('a word is found wherever it stands in the record', () => {
	expect(linesWith(record, 'b12', en.encounter)).toEqual([
		{ section: 'GP letter', text: 'Vegetarian for ten years – ?B12.' },
		{ section: 'Blood results', text: 'Vitamin B12 268 ng/L' }
	]);
	expect(linesWith(record, 'b', en.encounter)).toEqual([]);
	expect(linesWith(null, 'b12', en.encounter)).toEqual([]);
});

test('a record has the parts that it holds something of', () => {
	expect(partsOf(record)).toEqual(['background', 'letters', 'labs']);
	const empty = {
		vitals: {},
		problems: [],
		medications: [],
		allergies: [],
		family: [],
		social: [],
		notes: [],
		labs: []
	};
	expect(partsOf(empty)).toEqual([]);
	expect(partsOf({ ...empty, labs: record.labs })).toEqual(['labs']);
});
