import { describe, expect, test } from 'vitest';
import type { Link } from '#lib/case/link.ts';
import { nextStance, offTheList, pinned, stanceOf, tally } from '#lib/parts/board.ts';

const level = { thing: 'e_1' };
const mark = { thing: 'i_1', mm: [1, 2.5, -3] as [number, number, number] };
const links: Link[] = [
	{ ...level, diagnosis: 'ms', stance: 'for' },
	{ ...mark, diagnosis: 'ms', stance: 'against' }
];

describe('the findings board', () => {
	test('pins a thing for or against a diagnosis, once', () => {
		expect(pinned([], level, 'ms', 'for')).toEqual([{ thing: 'e_1', diagnosis: 'ms', stance: 'for' }]);
		expect(pinned(links, level, 'ms', 'against')).toEqual([{ ...links[0], stance: 'against' }, links[1]]);
		expect(pinned(links, level, 'ms', null)).toEqual([links[1]]);
		expect(pinned(links, level, 'nmosd', null)).toEqual(links);
	});

	test('tells a mark from the image that it is on', () => {
		expect(stanceOf(links, mark, 'ms')).toBe('against');
		expect(stanceOf(links, { thing: 'i_1' }, 'ms')).toBeNull();
		expect(pinned(links, { thing: 'i_1' }, 'ms', 'for')).toHaveLength(3);
	});

	test('goes through for, against and nothing', () => {
		expect([nextStance(null), nextStance('for'), nextStance('against')]).toEqual(['for', 'against', null]);
	});

	test('counts the own pins of a diagnosis', () => {
		expect(tally(links, 'ms')).toEqual({ for: 1, against: 1 });
		expect(tally(links, 'nmosd')).toEqual({ for: 0, against: 0 });
	});

	test('keeps the pins of what is on the list no more, by its words or its id', () => {
		const written: Link = { ...level, diagnosis: 'cord tumour', stance: 'for' };
		expect(offTheList([...links, written], [{ text: ' Cord Tumour ' }])).toEqual(['ms']);
		expect(offTheList(links, [{ text: 'Multiple sclerosis', diagnosis: 'ms' }])).toEqual([]);
	});
});
