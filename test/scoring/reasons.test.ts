import { describe, expect, test } from 'vitest';
import type { Noted } from '#lib/reports/note.ts';
import type { Said } from '#lib/scoring/reason.ts';
import { reasons as en } from '#lib/words/en/reasons.ts';
import { reasons as zh } from '#lib/words/zh/reasons.ts';
import { sentence } from '#lib/words/reason.ts';

// Compiles only while there is a sentence for every reason and note, and each takes what the reason speaks of.
type Spoken = Said & Noted;
type Sentences = { [Name in keyof Spoken]: Spoken[Name] extends null ? string : (values: Spoken[Name]) => string };
const languages: Record<'en' | 'zh', Sentences> = { en, zh };

const values = {
	...{
		waiting: 2,
		given: 3,
		possible: 4,
		why: 'W',
		rank: 1,
		text: 'T',
		entries: 5,
		named: 1,
		of: 2,
		chosen: 'A',
		right: 'B'
	},
	...{
		inside: 1,
		points: 2,
		found: 1,
		mm: 4.2,
		got: 1,
		scored: 2,
		leftOut: 1,
		n: 3,
		percent: 25,
		times: 2,
		days: 30,
		seconds: 90
	},
	...{ characters: 12, slices: 3, marks: 1, regions: 2, dice: 0.5, steps: 4 }
};

describe('reasons', () => {
	test.each(Object.entries(languages))('all are whole sentences in %s', (_, words) => {
		const said = Object.keys(words).map((says) => sentence({ says, with: values }, words as typeof en));
		expect(said.filter((words) => /undefined|NaN|\[object/.test(words) || !/[.。！]$|[WT]$/u.test(words))).toEqual([]);
	});

	test('one thing and several read rightly', () => {
		expect(sentence({ says: 'waits for an examiner', with: { waiting: 1 } }, en)).toBe(
			'Waits for an examiner: 1 point to mark.'
		);
		expect(sentence({ says: 'clock paused', with: { times: 2, seconds: 150 } }, en)).toBe(
			'Paused 2 times, for 2 min 30 s in all.'
		);
		expect(sentence({ says: 'hit at rank', with: { rank: 2, text: 'MS' } }, zh)).toBe(
			'“MS”即为答案的诊断，排在第2位。'
		);
	});

	test('a reason of another version is shown by its name', () => {
		expect(sentence({ says: 'something new' }, en)).toBe('something new');
	});
});
