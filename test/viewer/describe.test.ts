import { describe, expect, test } from 'vitest';
import type { ImageView } from '#lib/case/candidate-view.ts';
import { describePicture, describeVolume } from '#lib/viewer/describe.ts';
import { viewer as en } from '#lib/words/en/viewer.ts';
import { viewer as zh } from '#lib/words/zh/viewer.ts';

const image: ImageView = {
	id: 'i1',
	at: 0,
	src: '/media/x',
	kind: 'volume',
	modality: 'MR',
	sequence: 'FLAIR',
	plane: null,
	caption: 'FLAIR imaging of the brain',
	simulated: true
};
const drawn = {
	slices: [{ axis: 'axial' as const, at: 66, of: 106 }],
	window: [20, 150] as [number, number],
	cross: [-18, -1, 28] as [number, number, number],
	marks: [{ n: 2, mm: [3, 4, -5] as [number, number, number] }]
};

describe('an image in words', () => {
	test('is what it is, its slice, its window, the crosshair and the marks, and never what it shows', () => {
		expect(describeVolume(image, drawn, en)).toBe(
			'FLAIR imaging of the brain; Simulated; axial, slice 66 of 106; window width 130, level 85; crosshair 18 mm left, 1 mm back, 28 mm up; mark 2: 3 mm right, 4 mm forward, 5 mm down'
		);
		expect(describeVolume({ ...image, caption: '头颅FLAIR成像' }, { ...drawn, marks: [] }, zh)).toBe(
			'头颅FLAIR成像；模拟影像；轴位，第66层，共106层；窗宽130，窗位85；十字线：左18毫米、后1毫米、上28毫米；无标记'
		);
	});

	test('that cannot be seen is its caption', () => {
		expect(describeVolume({ ...image, simulated: false }, null, en)).toBe('FLAIR imaging of the brain');
	});

	test('of a picture tells places in its own pixels', () => {
		expect(describePicture(image, { cross: [10, 20, 0], marks: [] }, en)).toBe(
			'FLAIR imaging of the brain; Simulated; crosshair 10, 20 px; no marks'
		);
	});
});
