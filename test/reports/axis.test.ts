import { describe, expect, test } from 'vitest';
import { axisOf } from '#lib/reports/axis.ts';
import { looksOf } from '#lib/reports/looks.ts';
import { at, rowsOf } from '#test/scoring/small.ts';
import { minutes } from './a-sat.ts';

describe('the time axis', () => {
	test('counts from entering, stands still while paused, and is 0 at the door', () => {
		const rows = rowsOf(
			[1, { type: 'room.entered' }],
			[3, { type: 'clock.paused', why: '', by: 'candidate' }],
			[13, { type: 'clock.resumed', by: 'candidate' }],
			[15, { type: 'attempt.submitted' }]
		);
		const { since, enteredAt, handedInAt } = axisOf(rows);
		expect([0, 1, 2, 3, 8, 13, 15].map((n) => since(at(n)))).toEqual([0, 0, 1, 2, 2, 2, 4].map(minutes));
		expect([enteredAt, handedInAt]).toEqual([at(1), at(15)]);
	});

	test('a pause that was never ended lasts until the marks come', () => {
		const rows = rowsOf(
			[0, { type: 'room.entered' }],
			[2, { type: 'clock.paused', why: 'home', by: 'candidate' }],
			[1442, { type: 'score.proposed', marked: [], waiting: [] }, 'server']
		);
		const axis = axisOf(rows);
		expect([axis.since(at(1442)), axis.handedInAt, axis.pauses]).toEqual([
			minutes(2),
			at(1442),
			[{ from: at(2), to: at(1442), why: 'home' }]
		]);
	});

	test('a pause by allowance that was used up ends when the clock ran on', () => {
		const rows = rowsOf(
			[0, { type: 'room.entered' }],
			[2, { type: 'clock.paused', why: '', by: 'candidate' }],
			[7, { type: 'clock.read', at: at(7) }, 'server'],
			[9, { type: 'attempt.submitted' }]
		);
		expect(axisOf(rows).pauses).toEqual([{ from: at(2), to: at(7), why: '' }]);
	});

	test('nobody entered: all is 0', () => {
		expect(axisOf([]).since(at(9))).toBe(0);
	});
});

describe('looks', () => {
	test('of one image lie end to end before the batch arrived; side by side they overlap', () => {
		const look = (image: string, ms: number) => ({ image, axis: 'axial' as const, mm: 0, window: null, ms });
		const rows = rowsOf([
			1,
			{ type: 'image.viewed', looks: [look('dwi', 2_000), look('adc', 3_000), look('dwi', 1_000)] }
		]);
		expect(looksOf(rows).map(({ image, from, to }) => [image, from - at(1), to - at(1)])).toEqual([
			['dwi', -3_000, -1_000],
			['adc', -3_000, 0],
			['dwi', -1_000, 0]
		]);
	});
});
