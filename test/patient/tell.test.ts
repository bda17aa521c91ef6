import { describe, expect, test } from 'vitest';
import { speech } from '#lib/patient/speech.ts';
import { opening, tell } from '#lib/patient/tell.ts';
import { example, spare } from './example.ts';

const words = (speaker: string | null, text: string) => ({ speaker, words: text, direction: false });
const direction = (speaker: string | null, text: string) => ({ speaker, words: text, direction: true });

describe('stored words are cut into who speaks, what is said, and stage directions', () => {
	test.each([
		['It hurts.', [words(null, 'It hurts.')]],
		['(Wife) He fell.', [words('Wife', 'He fell.')]],
		['(Daughter:) Mum fell.', [words('Daughter', 'Mum fell.')]],
		['(Husband, quietly) She drinks.', [direction('Husband', 'quietly'), words('Husband', 'She drinks.')]],
		['(Mother, quietly:) She died.', [direction('Mother', 'quietly'), words('Mother', 'She died.')]],
		['(He slurs) Fine.', [direction(null, 'He slurs'), words(null, 'Fine.')]],
		['(Quietly) I stopped.', [direction(null, 'Quietly'), words(null, 'I stopped.')]],
		['Fine. (Wife) He is not.', [words(null, 'Fine.'), words('Wife', 'He is not.')]],
		['(Wife) No. (Patient:) Yes.', [words('Wife', 'No.'), words(null, 'Yes.')]],
		['(Wife) He (points) fell.', [words('Wife', 'He'), direction('Wife', 'points'), words('Wife', 'fell.')]],
		['(Grace:) Dad?', [words('Grace', 'Dad?')]],
		['（妻子）他摔了。', [words('妻子', '他摔了。')]],
		['（母亲：）他病了。（患者：）没有。', [words('母亲', '他病了。'), words(null, '没有。')]],
		['（妻子压低声音）他尿了。', [direction('妻子', '压低声音'), words('妻子', '他尿了。')]],
		['（女儿，小声）嗯。', [direction('女儿', '小声'), words('女儿', '嗯。')]],
		['（低头）没有。', [direction(null, '低头'), words(null, '没有。')]]
	])('%s', (stored, cut) => {
		expect(speech(stored)).toEqual(cut);
	});
});

describe('a reply in words', () => {
	test('is what is stored, in the language of the attempt', () => {
		expect(tell(example, { kind: 'said', facts: ['arm', 'numb'] }, 'en', spare.en)).toEqual([
			words(null, 'My left arm is like lead.'),
			words(null, 'No, I can feel everything.')
		]);
		expect(tell(example, { kind: 'said', facts: ['headache'] }, 'zh', spare.zh)).toEqual([
			direction('女儿', '压低声音'),
			words('女儿', '他捂了一晚上的头。')
		]);
	});
	test('without a fact is the opening', () => {
		expect(tell(example, { kind: 'said', facts: [] }, 'en', spare.en)).toEqual(opening(example, 'en'));
		expect(opening(example, 'en')).toEqual([
			words('Daughter', 'He dropped his cup.'),
			words(null, 'It was only a cup.')
		]);
	});
	test('that is unknown is the case’s own, else the neutral one', () => {
		const silent = { ...example, patient: {} };
		expect(tell(example, { kind: 'unknown', facts: [] }, 'zh', spare.zh)).toEqual([words(null, '这我可说不上来。')]);
		expect(tell(silent, { kind: 'unknown', facts: [] }, 'zh', spare.zh)).toEqual([words(null, '不知道。')]);
		expect(opening(silent, 'en')).toEqual([]);
	});
	test('that no fact gives comes from whoever speaks for the patient', () => {
		const says = { en: '(Wife) He fell.', zh: '（妻子）他摔了。' };
		const spokenFor = { ...example, patient: {}, history: example.history.map((fact) => ({ ...fact, says })) };
		expect(tell(spokenFor, { kind: 'not-followed', facts: [] }, 'en', spare.en)).toEqual([
			words('Wife', 'I am not sure what you mean.')
		]);
		expect(tell(spokenFor, { kind: 'unknown', facts: [] }, 'zh', spare.zh)).toEqual([words('妻子', '不知道。')]);
	});
	test('that was not followed says so', () => {
		expect(tell(example, { kind: 'not-followed', facts: [] }, 'en', spare.en)).toEqual([
			words(null, 'I am not sure what you mean.')
		]);
	});
	test('that asks back names two topics, never what the facts say', () => {
		expect(tell(example, { kind: 'asked-back', facts: ['headache', 'sight'] }, 'en', spare.en)).toEqual([
			words(null, 'Do you mean headaches or the eyes?')
		]);
		expect(tell(example, { kind: 'asked-back', facts: ['headache', 'sight'] }, 'zh', spare.zh)).toEqual([
			words(null, '您是问头疼，还是眼睛？')
		]);
	});
	test('that asks back about one topic asks for the question more exactly', () => {
		expect(tell(example, { kind: 'asked-back', facts: ['water', 'bowels'] }, 'en', spare.en)).toEqual([
			words(null, 'Could you ask me that more exactly?')
		]);
	});
});
