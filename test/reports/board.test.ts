import { describe, expect, test } from 'vitest';
import type { Link } from '#lib/case/link.ts';
import { debrief } from '#lib/reports/debrief.ts';
import { inL1 } from '#test/scoring/small.ts';
import { aSat, minutes, told } from './a-sat.ts';

const mca = 'mca stroke';
const links: Link[] = [
	{ thing: 'h-onset', diagnosis: mca, stance: 'for' },
	{ thing: 'e-arms', diagnosis: mca, stance: 'against' },
	{ thing: 'dwi', mm: inL1, diagnosis: 'gbs', stance: 'against' }
];
const upTo = told.findIndex(([, { type }]) => type === 'encounter.left');
const pinned = [
	...told.slice(0, upTo),
	[9.2, { type: 'evidence.linked', links }] as (typeof told)[number],
	...told.slice(upTo)
];

describe('the findings board', () => {
	test('is not there where nothing was pinned', () => {
		expect(debrief(aSat()).board).toBeNull();
	});

	test('shows each diagnosis as it was called, how it stands to the key, and what was pinned', () => {
		const board = debrief(aSat({ events: pinned })).board;
		const short = board?.diagnoses.map((one) => ({
			...one,
			for: one.for.map(({ thing, mm }) => [thing.id, mm]),
			against: one.against.map(({ thing, mm }) => [thing.id, mm])
		}));
		expect(short).toEqual([
			{
				text: 'MCA stroke',
				standing: 'key',
				keyName: 'Middle cerebral artery infarction',
				for: [['h-onset', null]],
				against: [['e-arms', null]]
			},
			{ text: 'GBS', standing: 'other', keyName: null, for: [], against: [['dwi', inL1]] }
		]);
	});

	test('says of all that the key rests on whether it was pinned to the key’s diagnosis, had, or never had', () => {
		const board = debrief(aSat({ events: pinned })).board;
		expect(board?.hasKey).toBe(true);
		expect(board?.rests.map(({ thing, board, at }) => [thing.id, board, at])).toEqual([
			['h-onset', 'for', minutes(1)],
			['e-arms', 'against', minutes(2)],
			['dwi', 'not pinned', minutes(3.4)],
			['i-mri', 'not pinned', minutes(3)]
		]);
		const early = [
			...told.slice(0, 4),
			[2.2, { type: 'evidence.linked', links: [{ ...links[0]!, diagnosis: 'gbs' }] }] as (typeof told)[number]
		];
		const other = debrief(aSat({ events: early })).board;
		expect(other?.rests.map(({ board }) => board)).toEqual(['not pinned', 'never had', 'never had', 'never had']);
		expect(other).toMatchObject({ hasKey: false, diagnoses: [{ text: 'gbs' }] });
	});
});

describe('own reads', () => {
	const row = { image: 'dwi', site: 'left insula', side: 'left' as const, text: 'bright' };

	test('stand beside the key’s lesions; those that were never fixed come last', () => {
		const upTo = told.findIndex(([, { type }]) => type === 'clock.paused');
		const events = [
			...told.slice(0, upTo),
			[4.6, { type: 'reading.drafted', findings: [row, { ...row, text: 'dark' }] }] as (typeof told)[number],
			[
				4.7,
				{ type: 'reading.committed', investigation: 'i-mri', text: 'A stroke.', findings: [row] }
			] as (typeof told)[number],
			...told.slice(upTo)
		];
		const reads = debrief(aSat({ events })).reads;
		const lesions = [
			{ id: 'l-1', image: 'DWI', laterality: 'left', description: 'The left insula.' },
			{ id: 'l-2', image: 'DWI', laterality: 'right', description: 'A dot on the right.' }
		];
		expect(reads).toEqual([
			{
				investigation: 'i-mri',
				order: 'MRI brain, plain',
				at: minutes(3.7),
				text: 'A stroke.',
				findings: [{ image: 'DWI', site: 'left insula', side: 'left', text: 'bright' }],
				result: 'Images are there.',
				report: null,
				lesions
			},
			{
				investigation: null,
				order: null,
				at: null,
				text: '',
				findings: [{ image: 'DWI', site: 'left insula', side: 'left', text: 'dark' }],
				result: null,
				report: null,
				lesions
			}
		]);
		expect(debrief(aSat()).reads).toEqual([]);
	});
});

describe('points of written answers', () => {
	test('stand by kind of answer, beside the sheet, and add up', () => {
		expect(debrief(aSat()).points).toEqual([{ of: 'viva', answers: 1, given: 1, waiting: 1, lost: 0, possible: 2 }]);
	});
});

describe('an expert’s step', () => {
	test('says by when the candidate had all that it rests on', () => {
		expect(debrief(aSat()).chain.map(({ by }) => by)).toEqual([minutes(2), minutes(3.4)]);
		const without = told.filter(([, { type }]) => type !== 'manoeuvre.done');
		expect(debrief(aSat({ events: without })).chain.map(({ by }) => by)).toEqual([null, minutes(3.4)]);
	});
});

describe('outlines', () => {
	test('are shown with Dice and distance, and a lesion that one meets is seen and marked', () => {
		const outline = [
			[-6, -2, 1],
			[-2, -2, 1],
			[-2, 0, 1],
			[-6, 0, 1]
		] as [number, number, number][];
		const region = { image: 'dwi', axis: 'axial' as const, outline };
		const events = told.map(([at, event, sender]) =>
			event.type === 'finding.marked'
				? ([at, { ...event, points: [], regions: [region] }, sender] as (typeof told)[number])
				: ([at, event, sender] as (typeof told)[number])
		);
		const { lesions } = debrief(aSat({ events }));
		expect(lesions?.regions).toEqual([
			{ region, centre: [-4, -1, 1], inside: true, share: 1, lesion: 'l-1', away: 0, dice: 1 }
		]);
		expect(lesions?.diceOnSlicesDrawn).toBe(1);
		expect(lesions?.lesions.map(({ looking }) => looking)).toEqual(['marked', 'never']);
		expect(lesions?.value).toBe(1);
	});
});
