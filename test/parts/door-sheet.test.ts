import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPack } from '#lib/case/pack.ts';
import { doorSheet } from '#lib/parts/door-sheet.ts';
import { readFolder } from '#lib/server/pack-folder.ts';
import { root } from '#lib/server/root.ts';

describe('the sheet on the door', () => {
	test('says where, who and why, and what to do, without the doorway’s own minutes', () => {
		const doorway =
			'Neurology outpatient clinic. Ms Hannah Castell, 31, has been referred with numb legs. Take a focused history, examine what is relevant, choose tests, interpret the images and discuss your conclusion. You have 10 minutes.';
		expect(doorSheet(doorway)).toEqual({
			place: 'Neurology outpatient clinic',
			story: 'Ms Hannah Castell, 31, has been referred with numb legs.',
			tasks: [
				'Take a focused history',
				'Examine what is relevant',
				'Choose tests',
				'Interpret the images and discuss your conclusion'
			]
		});
	});

	test('keeps what belongs to the last task together', () => {
		const doorway =
			'Ward. Ms Lee had a fit. Take the history, read what comes back and say what you start, and when. His wife is here.';
		expect(doorSheet(doorway)).toEqual({
			place: 'Ward',
			story: 'Ms Lee had a fit. His wife is here.',
			tasks: ['Take the history', 'Read what comes back and say what you start, and when']
		});
	});

	test('is read in Chinese too', () => {
		const doorway =
			'神经内科病房。孙玉兰，女，68岁，近十周病情恶化。女儿陪同。请采集病史、查体，解读结果，并说明你的把握有多大，以及还要排查什么。时间10分钟。';
		expect(doorSheet(doorway)).toEqual({
			place: '神经内科病房',
			story: '孙玉兰，女，68岁，近十周病情恶化。女儿陪同。',
			tasks: ['采集病史', '查体', '解读结果', '说明你的把握有多大，以及还要排查什么']
		});
	});

	test('shows a doorway that tells no tasks, or nothing else, as it is', () => {
		expect(doorSheet('A man who cannot walk')).toEqual({ place: null, story: 'A man who cannot walk', tasks: [] });
		expect(doorSheet('Take a history.')).toEqual({ place: null, story: 'Take a history.', tasks: [] });
	});

	test('finds place, story and at least three tasks on every door of the starter pack, in both languages', async () => {
		const { files } = await readFolder(join(root, 'db', 'packs', 'neuro-starter'));
		const doors = readPack(files!).cases.flatMap(({ case: { id, doorway } }) =>
			typeof doorway === 'string' ? [] : Object.values(doorway).map((text) => ({ id, sheet: doorSheet(text) }))
		);
		expect(doors.length).toBe(18);
		const lacking = doors.filter(({ sheet: { place, story, tasks } }) => !place || !story || tasks.length < 3);
		expect(lacking).toEqual([]);
	});
});
