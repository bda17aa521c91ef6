import { describe, expect, test } from 'vitest';
import { commandOf, isTaken } from '#lib/viewer/commands.ts';

const key = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
	commandOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('the keys of the reading room', () => {
	test('up and down turn slices; left and right do nothing', () => {
		expect([key('ArrowUp'), key('ArrowDown'), key('PageUp'), key('Home'), key('ArrowLeft'), key('ArrowRight')]).toEqual(
			[{ slices: 1 }, { slices: -1 }, { slices: 5 }, { end: 'first' }, null, null]
		);
	});

	test('with shift the arrows move the crosshair', () => {
		expect([key('ArrowLeft', { shiftKey: true }), key('ArrowUp', { shiftKey: true })]).toEqual([
			{ nudge: [-1, 0] },
			{ nudge: [0, 1] }
		]);
	});

	test('letters count in either case, and not with ctrl: those are the browser’s', () => {
		expect([key('m'), key('M', { shiftKey: true }), key('w'), key('r', { ctrlKey: true })]).toEqual([
			{ act: 'mark' },
			{ act: 'mark' },
			{ act: 'window' },
			null
		]);
	});

	test('undo is U, or ctrl or cmd with Z; redo is Y, or the same with shift', () => {
		expect([key('u'), key('z', { ctrlKey: true }), key('z', { metaKey: true })]).toEqual(
			Array(3).fill({ act: 'undo' })
		);
		expect([key('y'), key('y', { ctrlKey: true }), key('Z', { metaKey: true, shiftKey: true })]).toEqual(
			Array(3).fill({ act: 'redo' })
		);
	});

	test('every tool has a key, and what a drag does a key too', () => {
		expect([...'sdleznb'].map((one) => key(one))).toEqual(
			['scroll', 'draw', 'measure', 'erase', 'move', 'name', 'compare'].map((act) => ({ act }))
		);
		expect([key('['), key('.'), key('+')]).toEqual([{ window: [-0.05, 0] }, { window: [0, 0.03] }, { zoom: 1.25 }]);
	});

	test('a slider keeps its arrows, a button its Enter, a field everything', () => {
		expect(isTaken({ localName: 'input', type: 'range' }, 'ArrowUp')).toBe(true);
		expect(isTaken({ localName: 'input', type: 'range' }, 'm')).toBe(false);
		expect(isTaken({ localName: 'button' }, 'Enter')).toBe(true);
		expect(isTaken({ localName: 'button' }, 'ArrowUp')).toBe(false);
		expect(isTaken({ localName: 'input', type: 'text' }, 'm')).toBe(true);
		expect(isTaken({ localName: 'div' }, 'Enter')).toBe(false);
	});
});
