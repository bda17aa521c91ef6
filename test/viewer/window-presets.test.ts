import { describe, expect, test } from 'vitest';
import { dragged, widthAndLevel, windowPresets } from '#lib/viewer/window-presets.ts';

describe('the windows offered', () => {
	test('an MR volume opens with the window its header asks for; the others are parts of it', () => {
		expect(windowPresets('MR', 'FLAIR', { asked: [0, 200], held: [0, 255] })).toEqual([
			{ name: 'standard', window: [0, 200] },
			{ name: 'narrow', window: [50, 180] },
			{ name: 'bright', window: [0, 140] },
			{ name: 'wide', window: [-20, 270] }
		]);
	});

	test('each sequence has those that help it', () => {
		const names = (sequence: string | null) =>
			windowPresets('MR', sequence, { asked: [0, 200], held: [0, 255] }).map(({ name }) => name);
		expect(names('T1')).toEqual(['standard', 'narrow', 'bright', 'wide']);
		expect(names('t1c')).toEqual(['standard', 'narrow', 'bright', 'wide']);
		expect(names('DWI')).toEqual(['standard', 'narrow', 'wide']);
		expect(names('SWI')).toEqual(['standard', 'narrow', 'dark']);
		expect(names(null)).toEqual(['standard', 'narrow', 'bright', 'wide']);
	});

	test('without a window in the header the values that it holds are shown', () => {
		expect(windowPresets('MR', 'T2', { asked: [0, 0], held: [3, 900] })[0]).toEqual({
			name: 'standard',
			window: [3, 900]
		});
	});

	test('a volume of one value has a window all the same', () => {
		expect(windowPresets('MR', 'T2', { asked: [0, 0], held: [7, 7] })[0]).toEqual({ name: 'standard', window: [7, 8] });
	});

	test('ADC is a measurement: low values are the same millimetres squared a second in either unit', () => {
		expect(windowPresets('MR', 'ADC', { asked: [0, 2500], held: [0, 3825] })).toEqual([
			{ name: 'standard', window: [0, 2500] },
			{ name: 'low', window: [200, 1200] }
		]);
		expect(windowPresets('MR', 'ADC', { asked: [0, 2.5], held: [0, 3.8] })[1]).toEqual({
			name: 'low',
			window: [0.2, 1.2]
		});
	});

	test('CT is in Hounsfield units, whatever the header says', () => {
		expect(windowPresets('CT', null, { asked: [0, 0], held: [-1024, 3071] })).toEqual([
			{ name: 'brain', window: [0, 80] },
			{ name: 'stroke', window: [20, 60] },
			{ name: 'subdural', window: [-25, 175] },
			{ name: 'bone', window: [-800, 2000] },
			{ name: 'soft', window: [-150, 250] }
		]);
	});
});

describe('a window', () => {
	test('is told as width and level, small values with decimals', () => {
		expect(widthAndLevel([20, 150])).toEqual({ width: 130, level: 85 });
		expect(widthAndLevel([0.2, 1.2])).toEqual({ width: 1, level: 0.7 });
	});

	test('is dragged across for its width and down for its level', () => {
		expect(dragged([0, 200], 0.1, 0, [0, 250])).toEqual([-12.5, 212.5]);
		expect(dragged([0, 200], 0, 0.1, [0, 250])).toEqual([25, 225]);
	});

	test('never closes', () => {
		expect(dragged([90, 110], -1, 0, [0, 250])).toEqual([99.75, 100.25]);
	});
});
