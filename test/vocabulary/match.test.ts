import { describe, expect, test } from 'vitest';
import { compare, type Target } from '#lib/vocabulary/match.ts';
import { small } from './small.ts';

const stroke: Target = {
	name: { en: 'Acute left middle cerebral artery ischaemic stroke, cardioembolic', zh: '急性左侧大脑中动脉缺血性卒中' },
	synonyms: ['ischaemic stroke', 'left MCA stroke', '脑梗死'],
	broader: ['vascular event']
};
const sclerosis: Target = {
	name: 'Relapsing multiple sclerosis with past right optic neuritis',
	synonyms: ['MS', 'multiple sclerosis']
};
const bleed: Target = { name: { en: 'Chronic subdural haematoma', zh: '慢性硬膜下血肿' }, synonyms: [] };
const mild: Target = { name: 'Mild cognitive impairment', synonyms: [] };
const parkinson: Target = { name: 'Parkinson disease', synonyms: [] };

describe('an answer against a diagnosis of the key', () => {
	test.each([
		['a name of the key', 'Left MCA stroke', stroke, 'same', 'name'],
		['a name of the key in Chinese', '脑梗死', stroke, 'same', 'name'],
		['US spelling', 'ischemic stroke', stroke, 'same', 'name'],
		['another name from the vocabulary', 'cerebral infarction', stroke, 'same', 'alias'],
		['a part of the key that the vocabulary knows', 'MCA stroke', stroke, 'same', 'alias'],
		['the same with its side', 'acute left middle cerebral artery infarction', stroke, 'same', 'alias'],
		['the other side', 'right MCA stroke', stroke, 'different', 'side'],
		['the other side in Chinese', '右侧大脑中动脉梗死', stroke, 'different', 'side'],
		['the broader diagnosis', 'stroke', stroke, 'broader', 'ancestor'],
		['the broader diagnosis in Chinese', '中风', stroke, 'broader', 'ancestor'],
		["the key's own broader name", 'Vascular event', stroke, 'broader', 'broader-name'],
		['a sibling below an accepted broader name', 'lacunar infarction', stroke, 'different', 'other'],
		['another kind of the broader diagnosis', 'Intracerebral haemorrhage', stroke, 'different', 'other'],
		['a string that is merely alike', 'ischaemic strokes of luck', stroke, 'different', 'unknown'],
		['a negation', 'not ischaemic stroke', stroke, 'different', 'unknown'],
		['two diagnoses at once', 'ischaemic stroke / lacunar infarction', stroke, 'different', 'unknown'],
		['an ambiguous abbreviation of the key', 'MS', sclerosis, 'same', 'name'],
		['with doubt', '?MS', sclerosis, 'same', 'name'],
		['with doubt in words', 'probable multiple sclerosis', sclerosis, 'same', 'name'],
		['with its abbreviation in brackets', 'Multiple sclerosis (MS)', sclerosis, 'same', 'name'],
		['with another diagnosis in brackets', 'multiple sclerosis (stroke)', sclerosis, 'different', 'unknown'],
		['what an ambiguous synonym also means', 'mitral stenosis', sclerosis, 'different', 'other'],
		['a hedge before a name that begins like one', 'probable mild cognitive impairment', mild, 'same', 'name'],
		['two qualifiers', 'likely acute MCA stroke, left', stroke, 'same', 'alias'],
		['疑似', '疑似多发性硬化', sclerosis, 'same', 'alias'],
		['without the tempo that makes it another diagnosis', 'SDH', bleed, 'broader', 'ancestor'],
		['the opposite tempo', 'acute subdural haematoma', bleed, 'different', 'other'],
		['the tempo in Chinese', '慢性硬膜下血肿', bleed, 'same', 'name'],
		['a forgotten apostrophe', 'Parkinsons disease', parkinson, 'same', 'name'],
		['a more general syndrome by likeness', 'Parkinson', parkinson, 'different', 'unknown'],
		['nothing', ' ', parkinson, 'different', 'unknown']
	] as const)('%s: "%s"', (_, text, target, relation, by) => {
		expect(compare({ text }, target, small)).toMatchObject({ relation, by });
	});

	test('says which name it was taken for', () => {
		expect(compare({ text: 'cerebral infarction' }, stroke, small)).toEqual({
			relation: 'same',
			by: 'alias',
			name: { en: 'Ischaemic stroke', zh: '缺血性卒中' }
		});
		expect(compare({ text: 'left mca STROKE' }, stroke, small).name).toBe('left MCA stroke');
	});

	test('a diagnosis below the target is narrower', () => {
		const target = { name: 'Ischaemic stroke', synonyms: [] };
		expect(compare({ text: 'lacunar infarction' }, target, small)).toMatchObject({
			relation: 'narrower',
			by: 'descendant'
		});
	});

	test('what was chosen from the list decides what an ambiguous text means', () => {
		expect(compare({ text: 'MS', diagnosis: 'mitral-stenosis' }, sclerosis, small).relation).toBe('different');
		expect(compare({ text: 'MS', diagnosis: 'multiple-sclerosis' }, sclerosis, small).relation).toBe('same');
	});

	test('a choice no longer counts once the text has become another', () => {
		const answer = { text: 'lacunar infarction', diagnosis: 'multiple-sclerosis' };
		expect(compare(answer, sclerosis, small).relation).toBe('different');
	});

	test('a target is known by its code where its names are not in the vocabulary', () => {
		const target = { name: 'Some wording of our own', synonyms: [], codes: { mondo: 'MONDO:0006857', icd10: 'I63' } };
		expect(compare({ text: 'MCA stroke' }, target, small)).toMatchObject({ relation: 'same', by: 'alias' });
	});

	test('a target with nothing but an ambiguous name means none of its diagnoses', () => {
		const target = { name: 'MS', synonyms: [] };
		expect(compare({ text: 'mitral stenosis' }, target, small).relation).toBe('different');
		expect(compare({ text: 'ms' }, target, small).relation).toBe('same');
	});
});
