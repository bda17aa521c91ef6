import { describe, expect, test } from 'vitest';
import type { CandidateView, ItemView } from '#lib/case/candidate-view.ts';
import { mostPins } from '#lib/parts/board.ts';
import { pinsOf } from '#lib/parts/pins.svelte.ts';
import { nothing, play } from './play.ts';

const ms = { text: 'Multiple sclerosis', diagnosis: 'ms' };
const view: CandidateView = { ...nothing, may: ['evidence.linked'], differential: [ms] };
const item: ItemView = {
	id: 'q_1',
	kind: 'differential',
	prompt: 'Rank.',
	options: [],
	images: [],
	given: [],
	answer: { ranked: [{ text: 'NMOSD' }] },
	closed: false,
	committed: false,
	viva: false
};

describe('what is pinned', () => {
	test('is one board, wherever one stands', () => {
		const { live } = play(view);
		expect(pinsOf(live)).toBe(pinsOf(live));
	});

	test('is kept as a draft of the whole board', async () => {
		const { live, wait, events } = play(view);
		pinsOf(live).pin({ thing: 'e_1' }, ms, 'for');
		void live.start();
		await wait(10);
		expect(events()).toEqual([{ type: 'evidence.linked', links: [{ thing: 'e_1', diagnosis: 'ms', stance: 'for' }] }]);
	});

	test('is taken back step by step', () => {
		const { live } = play(view);
		const pins = pinsOf(live);
		pins.pin({ thing: 'e_1' }, ms, 'for');
		pins.pin({ thing: 'e_1' }, ms, 'against');
		pins.undo('');
		expect(pins.stanceOf({ thing: 'e_1' }, ms)).toBe('for');
		pins.undo('');
		expect([pins.links, pins.canUndo]).toEqual([[], false]);
	});

	test('stays as it is where nothing may be pinned, and where the board is full', () => {
		const shut = pinsOf(play({ ...view, may: [] }).live);
		shut.pin({ thing: 'e_1' }, ms, 'for');
		expect(shut.links).toEqual([]);
		const links = Array.from({ length: mostPins }, (_, i) => ({
			thing: `e_${i + 1}`,
			diagnosis: 'ms',
			stance: 'for' as const
		}));
		const full = pinsOf(play({ ...view, links }).live);
		full.pin({ thing: 'r_1' }, ms, 'for');
		expect(full.links).toHaveLength(mostPins);
		full.pin({ thing: 'e_1' }, ms, 'against');
		expect(full.stanceOf({ thing: 'e_1' }, ms)).toBe('against');
	});

	test('goes with the list that is asked for, once one is', () => {
		expect(pinsOf(play(view).live).ranked).toEqual([ms]);
		expect(pinsOf(play({ ...view, items: [item] }).live).ranked).toEqual([{ text: 'NMOSD' }]);
		const emptied = { ...item, answer: { ranked: [] } };
		expect(pinsOf(play({ ...view, items: [emptied] }).live).ranked).toEqual([]);
	});

	test('of a diagnosis that went keeps its name, and can be dropped', () => {
		const pins = pinsOf(
			play({ ...view, differential: [], links: [{ thing: 'e_1', diagnosis: 'ms', stance: 'for' }] }).live
		);
		expect(pins.nameOf('ms')).toBeNull();
		pins.remember(ms);
		expect(pins.nameOf('ms')).toBe('Multiple sclerosis');
		pins.drop('ms', '');
		expect(pins.links).toEqual([]);
	});
});
