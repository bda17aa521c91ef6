import { describe, expect, test } from 'vitest';
import { attemptSheet } from '#lib/reports/attempt-sheet.ts';
import { reasons } from '#lib/words/en/reasons.ts';
import { sentence } from '#lib/words/reason.ts';
import { aSat, minutes } from './a-sat.ts';

const sheet = attemptSheet(aSat(), 'released');

describe('the transcript', () => {
	test('has every moment on one axis, with who, what, and what it earned', () => {
		const lines = sheet.moments.map(({ at, by, kind, title, words, says, earned }) =>
			[
				clock(at),
				by,
				kind,
				[title, ...words, ...says.map((reason) => sentence(reason, reasons))].filter(Boolean).join(' '),
				...earned.map(({ text }) => `→ ${text}`)
			].join(' | ')
		);
		expect(lines).toEqual([
			'0:00 | candidate | clock | Entered the room.',
			'0:00 | informant | said | My arm is weak.',
			'1:00 | candidate | said | When did it start? | → Finds the onset',
			'1:06 | informant | said | At eight, all at once.',
			'1:30 | candidate | said | Rhubarb?',
			'1:36 | informant | said | ',
			'2:00 | candidate | examined | Power, arms Right arm 2/5. Right hand 1/5. | → Tests the arms',
			'2:30 | candidate | thought | 1 GBS 40',
			'3:00 | candidate | ordered | MRI brain, plain Images are there. | → Orders MRI',
			'3:24 | candidate | looked | DWI For 6 s, 2 slices.',
			'4:00 | candidate | clock | the door bell Paused.',
			'4:00 | candidate | clock | Went on.',
			'4:30 | candidate | ordered | CSF: cells, protein and glucose Not done.',
			'5:00 | candidate | wrote | One point marked.',
			'5:30 | candidate | integrity | Left the window.',
			'6:00 | candidate | thought | 1 MCA stroke 80 2 Stroke',
			'6:30 | candidate | clock | Left for the answers.',
			'7:00 | candidate | thought | Rank. 1 MCA stroke 80 2 SDH 3 Stroke Fixed this answer. | → Names it',
			'7:30 | candidate | clock | Finished the answers.',
			'7:30 | candidate | wrote | Mark. DWI One point marked.',
			'8:00 | candidate | wrote | x-2? I would tell her. Fixed this answer.',
			'10:00 | candidate | clock | Shared with educators.',
			'11:00 | educator | marked | Plainly said 1 mark given.',
			'12:00 | educator | comment | A good first question.'
		]);
	});

	test('every moment has a row to link to, and comments and marks say what they speak of', () => {
		expect(sheet.moments.filter(({ seq }) => seq < 1)).toEqual([]);
		const about = sheet.moments.filter(({ kind }) => kind === 'comment' || kind === 'marked').map(({ about }) => about);
		expect(about).toEqual(['x-2/x-2-1', 3]);
	});

	test('says what waits, what may be rated, and what was given', () => {
		expect(sheet.waiting).toEqual({ items: ['x-2'], lines: ['c-mcq', 'c-kind', 'c-safe'] });
		expect(sheet.markable.at(-1)).toEqual({ target: 'global', marks: null });
		expect(sheet.given).toEqual([
			{ target: 'x-2/x-2-1', marks: 1, why: 'Plainly said', seq: 25, at: expect.any(Number) }
		]);
		expect(sheet).toMatchObject({ phase: 'released', diagnosis: 'Middle cerebral artery infarction', global: null });
	});

	test('shares its lanes and its sheet with the debrief, and is JSON', () => {
		expect(sheet.lanes.end).toBe(minutes(8));
		expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet);
	});
});

function clock(at: number): string {
	const seconds = Math.round(at / 1000);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
