import { expect, test } from 'vitest';
import type { CandidateView } from '#lib/case/candidate-view.ts';
import { whoAnswers } from '#lib/parts/who-answers.ts';
import { en } from '#lib/words/en.ts';
import { zh } from '#lib/words/zh.ts';

type Told = Pick<CandidateView, 'patient' | 'said'>;

function told(name: string | null, ...speakers: (string | null)[]): Told {
	const opening = speakers.map((speaker) => ({ speaker, words: 'Hello.', direction: false }));
	return { patient: { name, age: null, sex: null, setting: null, opening }, said: [] };
}

test('the patient answers by name, or whoever speaks in their stead', () => {
	expect(whoAnswers(told('Laura Pennington', null), en.encounter)).toBe('Laura Pennington');
	expect(whoAnswers(told('Laura Pennington', 'Husband'), en.encounter)).toBe('Laura Pennington’s husband');
	expect(whoAnswers(told('Laura Pennington', 'Mrs Price'), en.encounter)).toBe('Mrs Price');
	expect(whoAnswers(told('周丽娟', '丈夫'), zh.encounter)).toBe('周丽娟的丈夫');
	expect(whoAnswers(told(null, 'Nurse'), en.encounter)).toBe('Nurse');
	expect(whoAnswers(told(null), en.encounter)).toBe(null);
});

test('who puts in a word does not take over', () => {
	expect(whoAnswers(told('Ann Lee', null, 'Son', null), en.encounter)).toBe('Ann Lee');
	expect(whoAnswers(told('Ann Lee', null, 'Son', 'Son'), en.encounter)).toBe('Ann Lee’s son');
});
