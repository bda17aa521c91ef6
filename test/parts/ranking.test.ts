import { describe, expect, test } from 'vitest';
import { add, back, move, sure, without } from '#lib/parts/ranking.ts';

const ms = { text: 'Multiple sclerosis', diagnosis: 'ms', confidence: 80 };
const nmo = { text: 'NMOSD' };

describe('a ranked list', () => {
	test('takes what was chosen and what was written', () => {
		expect(add([ms], { id: null, name: 'NMOSD' })).toEqual([ms, nmo]);
		expect(add([nmo], { id: 'ms', name: 'Multiple sclerosis' })).toEqual([
			nmo,
			{ text: 'Multiple sclerosis', diagnosis: 'ms' }
		]);
	});

	test('takes nothing twice, by name or by choice, and no eleventh', () => {
		expect(add([ms], { id: null, name: ' multiple SCLEROSIS ' })).toBe('has it');
		expect(add([ms], { id: 'ms', name: 'MS' })).toBe('has it');
		const ten = Array.from({ length: 10 }, (_, i) => ({ text: `d${i}` }));
		expect(add(ten, { id: null, name: 'one more' })).toBe('full');
	});

	test('is put in order, and stays as it is at its ends', () => {
		expect(move([ms, nmo], 1, -1)).toEqual([nmo, ms]);
		expect(move([ms, nmo], 0, -1)).toEqual([ms, nmo]);
		expect(move([ms, nmo], 5, 1)).toEqual([ms, nmo]);
	});

	test('gets back what was taken off, where it stood and as sure', () => {
		expect(back([nmo], { entry: ms, at: 0 })).toEqual([ms, nmo]);
		expect(back([nmo], { entry: ms, at: 5 })).toEqual([nmo, ms]);
	});

	test('says how sure, and loses what is removed', () => {
		expect(sure([ms, nmo], 1, 30)).toEqual([ms, { ...nmo, confidence: 30 }]);
		expect(without([ms, nmo], 0)).toEqual([nmo]);
	});
});
