import { describe, expect, test } from 'vitest';
import { ask } from '#lib/patient/ask.ts';
import { identityAsked } from '#lib/patient/identity.ts';
import { patientOf } from '#lib/patient/patient.ts';
import { tell } from '#lib/patient/tell.ts';
import { packFolders, readCases } from '#test/measure/cases.ts';
import { nothing, patient, spare } from './example.ts';

const cases = packFolders().flatMap(readCases);
const of = (id: string) =>
	patientOf(
		cases.find((one) => one.id === id)!,
		cases
	);
const [castell, whitlock] = [of('nx-002'), of('nx-001')];
const both = ['patient.name', 'patient.age'];

describe('the patient’s name and age', () => {
	test.each([
		['Could I confirm your name and age?', both],
		['What should I call you?', ['patient.name']],
		['Can I check your full name and how old you are, please?', both],
		['How old are you?', ['patient.age']],
		['怎么称呼您', ['patient.name']],
		['您今年多大', ['patient.age']],
		['请问您贵姓，多大年纪？', both]
	])('are what stands in the case: %s', (question, facts) => {
		expect(ask(castell, question, nothing)).toEqual({ kind: 'said', facts });
	});

	test('are said by whoever speaks for the patient, in the language of the attempt', () => {
		const reply = { kind: 'said', facts: both } as const;
		expect(tell(castell.case, reply, 'en', spare.en)).toEqual([
			{ speaker: null, words: 'Hannah Castell, 31.', direction: false }
		]);
		expect(tell(whitlock.case, reply, 'en', spare.en)).toEqual([
			{ speaker: 'Wife', words: 'Graham Whitlock, 74.', direction: false }
		]);
		expect(tell(whitlock.case, reply, 'zh', spare.zh)).toEqual([
			{ speaker: '妻子', words: '吴国梁，74岁。', direction: false }
		]);
	});

	test.each([
		['nx-006', 'What is your mother’s name?', ['patient.name']],
		['nx-005', 'And how old is your wife?', ['patient.age']],
		['nx-006', '您母亲今年多大年纪？', ['patient.age']],
		['nx-005', 'What is your mother’s name?', []]
	])('are asked for by what the one who speaks calls the patient: %s, %s', (id, question, ids) => {
		expect(identityAsked(of(id).case, question.toLowerCase()).ids).toEqual(ids);
	});

	test('come before what else is asked', () => {
		const question = 'Can you confirm your name and tell me what brings you in?';
		expect(ask(castell, question, nothing)).toEqual({ kind: 'said', facts: ['patient.name', 'h-presenting'] });
	});

	test.each([
		'My name is Dr Lee. What has brought you here today?',
		'How old is your brother?',
		'What is your mother’s name?',
		'How old were you when you started smoking?',
		'What is the name of that tablet?',
		'At your age, is that normal?',
		'您几岁开始抽烟的？',
		'这药叫什么名字？',
		'您父亲多大年纪？'
	])('are not meant by: %s', (question) => {
		expect(identityAsked(castell.case, question.toLowerCase()).ids).toEqual([]);
	});

	test('are not made up where the case holds neither', () => {
		expect(ask(patient, 'What is your name, and how old are you?', nothing).facts).toEqual([]);
	});
});

describe('where a case has no fact of its own for it,', () => {
	test.each([
		['When did you first notice it?', castell],
		['哪一天开始麻的', castell],
		['When was she last completely normal?', of('nx-005')]
	])('a complaint or course that holds a time answers when it began: %s', (question, of) => {
		const { kind, facts } = ask(of, question, nothing);
		const topics = facts.map((id) => of.case.history.find((fact) => fact.id === id)!.topic);
		expect(kind).toBe('said');
		expect(['presenting-complaint', 'time-course']).toEqual(expect.arrayContaining(topics));
	});

	test('what changes with posture is answered where posture is spoken of', () => {
		expect(ask(of('nx-009'), 'Is the headache worse when you sit up?', nothing).kind).toBe('said');
	});
});

test.each([
	['nx-002', 'Does it tingle when you bend your head forward?', ['h-shock']],
	['nx-005', '得过畸胎瘤吗', ['h-past']],
	['nx-002', '您得的是什么病', []],
	['nx-002', '头晕吗', ['h-dizzy']]
])('%s: %s', (id, question, facts) => {
	expect(ask(of(id), question, nothing).facts).toEqual(facts);
});
