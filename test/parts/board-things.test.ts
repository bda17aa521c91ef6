import { describe, expect, test } from 'vitest';
import type { CandidateView } from '#lib/case/candidate-view.ts';
import { boardThings } from '#lib/parts/board-things.ts';
import { citable, citedAs } from '#lib/parts/citable.ts';
import { nameOfItem } from '#lib/parts/item-name.ts';
import { en } from '#lib/words/en.ts';
import { nothing } from './play.ts';

const say = (words: string) => [{ speaker: null, words, direction: false }];
const turn = (id: string, words: string, kind: 'said' | 'unknown' = 'said') => ({
	...{ id, at: 0, question: 'Well?', failed: false, flagged: false },
	reply: { at: 0, kind, speech: say(words) }
});
const view: CandidateView = {
	...nothing,
	patient: { name: 'Ada', age: '31', sex: null, setting: null, opening: say('My legs are numb.') },
	said: [
		turn('t_1', 'My legs are numb.'),
		turn('t_2', 'Three weeks ago.'),
		turn('t_3', 'I do not know.', 'unknown'),
		turn('t_4', 'Three weeks ago.')
	],
	findings: [
		{ id: 'e_1', at: 0, manoeuvre: 'sensory.level', texts: ['At T10.'], laid: false },
		{ id: 'e_2', at: 0, manoeuvre: 'reflex.clonus', texts: [], laid: false }
	],
	images: [
		{
			...{ id: 'i_1', at: 0, src: '/media/x', kind: 'volume', modality: 'MRI', sequence: 'FLAIR', plane: null },
			...{ caption: '', simulated: true }
		}
	]
};

describe('what can be cited and pinned', () => {
	test('is what was told and found: not what is not known, not recorded, or the first words again', () => {
		expect(citable(view, en).map(({ id }) => id)).toEqual(['t_2', 'e_1', 'i_1']);
	});

	test('a reply that says again what was said is the first one', () => {
		expect(['t_1', 't_2', 't_3', 't_4', 'e_2'].map((id) => citedAs(view, id))).toEqual([
			null,
			't_2',
			null,
			't_2',
			null
		]);
	});
});

describe('the rows of the board', () => {
	test('are what is there, newest first, then the own marks', () => {
		const mark = { image: 'i_1', mm: [1, 2, 3] as [number, number, number], side: 'left' as const };
		expect(boardThings(view, [mark], [], en).map(({ key, says }) => [key, says])).toEqual([
			['i_1', 'FLAIR'],
			['e_1', 'Sensory level: At T10.'],
			['t_2', 'Three weeks ago.'],
			['i_1 1 2 3', 'Mark 1: FLAIR, left']
		]);
	});

	test('say of a pin that its mark was taken away', () => {
		const link = { thing: 'i_1', mm: [9, 9, 9] as [number, number, number], diagnosis: 'ms', stance: 'for' as const };
		const gone = boardThings(view, [], [link, { ...link, diagnosis: 'nmosd' }], en).filter(({ gone }) => gone);
		expect(gone).toEqual([
			{
				thing: 'i_1',
				mm: [9, 9, 9],
				key: 'i_1 9 9 9',
				kind: 'marks',
				says: 'A mark on FLAIR that you took away',
				gone: true
			}
		]);
	});
});

test('items of one kind are told apart by number, and one alone has none', () => {
	const item = (id: string, kind: 'open-ended' | 'lesion', viva = false) => ({ id, kind, viva });
	const [one, lesion, two] = [item('q_1', 'open-ended'), item('q_2', 'lesion'), item('q_3', 'open-ended')];
	const items = [one!, lesion!, two!, item('q_4', 'open-ended', true)];
	expect(items.slice(0, 3).map((each) => nameOfItem(each, items, en))).toEqual([
		'In your words 1',
		'Mark a lesion',
		'In your words 2'
	]);
});
