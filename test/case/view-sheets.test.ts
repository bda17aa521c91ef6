import { describe, expect, test } from 'vitest';
import { wholeMinutes } from '#lib/case/view-sheets.ts';
import { aStation, anItem } from '#test/build/a-station.ts';

const station = aStation({ reading: 1, minutes: 8, questions: 3, items: [anItem('q', { seconds: 180 })] });

describe('the time on a door', () => {
	test('counts reading, the room, two minutes and what each item is given, and the examiner', () => {
		expect(wholeMinutes(station)).toEqual(1 + 8 + 2 + 3 + 3);
	});

	test('holds the extra time of the station', () => {
		expect(wholeMinutes({ ...station, extra: 0.25 })).toEqual(Math.ceil(17 * 1.25));
	});
});
