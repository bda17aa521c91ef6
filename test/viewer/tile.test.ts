import { describe, expect, test } from 'vitest';
import { letters, project, unproject, type Tile } from '#lib/viewer/tile.ts';

/** As NiiVue lays out an axial plane in radiological display: the patient's right (x = 75) is on the left. */
const axial: Tile = {
	axis: 'axial',
	box: { x: 10, y: 20, width: 300, height: 400 },
	from: [75, -100],
	across: [-150, 200]
};
const sagittal: Tile = { ...axial, axis: 'sagittal', from: [100, -60], across: [-200, 120] };

describe('a plane on the screen', () => {
	test('the patient’s right is on the left, the front is up', () => {
		expect(project(axial, [75, 100, 0])).toEqual([10, 20]);
		expect(project(axial, [-75, -100, 0])).toEqual([310, 420]);
		expect([letters.axial.left, letters.axial.top, letters.coronal.left]).toEqual(['R', 'A', 'R']);
	});

	test('from the side, the face looks to the left', () => {
		expect(project(sagittal, [0, 100, 60])).toEqual([10, 20]);
		expect([letters.sagittal.left, letters.sagittal.top]).toEqual(['A', 'S']);
	});

	test('what is pressed lies where it is drawn', () => {
		const mm = unproject(axial, 123, 234, 17);
		expect(mm[2]).toBe(17);
		expect(project(axial, mm)).toEqual([123, 234].map((n) => expect.closeTo(n, 9)));
		expect(project(sagittal, unproject(sagittal, 200, 50, -18))).toEqual([200, 50].map((n) => expect.closeTo(n, 9)));
	});
});
