import { describe, expect, test } from 'vitest';
import { side } from '#lib/viewer/place.ts';

describe('the side of a place', () => {
	test.each([
		[[18, -1, 28], 'right'],
		[[-18, -1, 28], 'left'],
		[[2.1, 0, 0], 'right'],
		[[-2.1, 0, 0], 'left'],
		[[2, 0, 0], 'midline'],
		[[-2, 40, 0], 'midline'],
		[[0, 0, 0], 'midline']
	] as const)('%j is %s: x grows towards the right, and 2 mm either way are the middle', (mm, expected) => {
		expect(side([...mm])).toEqual(expected);
	});
});
