import { describe, expect, test } from 'vitest';
import { nothing, see, take, type Look, type Shown } from '#lib/viewer/looking.ts';

const flair: Shown = { image: 'i1', axis: 'axial', mm: 28, window: [0, 200] };
const slice = (mm: number): Shown => ({ ...flair, mm });
const narrow = (high: number): Shown => ({ ...flair, window: [0, high] });

/** The looks of a story: from each moment on, these panes are on screen; at the last one the room is closed. */
function looks(...story: [at: number, ...shown: Shown[]][]): Look[] {
	const looking = story.reduce((looking, [at, ...shown]) => see(looking, shown, at), nothing);
	return take(looking, story.at(-1)![0], true).looks;
}

describe('looking', () => {
	test('a look lasts from one slice to the next', () => {
		expect(looks([0, slice(28)], [2000, slice(29)], [2500])).toEqual([
			{ ...slice(28), ms: 2000 },
			{ ...slice(29), ms: 500 }
		]);
	});

	test('slices that were only passed were not looked at', () => {
		expect(looks([0, slice(28)], [1000, slice(29)], [1100, slice(30)], [1249, slice(31)], [2000])).toEqual([
			{ ...slice(28), ms: 1000 },
			{ ...slice(31), ms: 751 }
		]);
	});

	test('going back to the same slice after passing another is the same look', () => {
		expect(looks([0, slice(28)], [1000, slice(29)], [1050, slice(28)], [1500])).toEqual([{ ...slice(28), ms: 1450 }]);
	});

	test('going back after looking at another is another look', () => {
		expect(looks([0, slice(28)], [1000, slice(29)], [1500, slice(28)], [2000])).toEqual([
			{ ...slice(28), ms: 1000 },
			{ ...slice(29), ms: 500 },
			{ ...slice(28), ms: 500 }
		]);
	});

	test('a window that is being dragged belongs to the look, and the one it rests in is told', () => {
		expect(looks([0, narrow(200)], [1000, narrow(190)], [1100, narrow(180)], [1200, narrow(170)], [3000])).toEqual([
			{ ...narrow(200), ms: 1000 },
			{ ...narrow(170), ms: 2000 }
		]);
	});

	test('a window that changed before it had rested is not told', () => {
		expect(looks([0, narrow(200)], [200, narrow(100)], [1000])).toEqual([{ ...narrow(100), ms: 1000 }]);
	});

	test('panes are looked at side by side, each for itself', () => {
		const sagittal: Shown = { ...flair, axis: 'sagittal', mm: -18 };
		expect(looks([0, flair, sagittal], [1000, slice(29), sagittal], [3000])).toEqual([
			{ ...flair, ms: 1000 },
			{ ...slice(29), ms: 2000 },
			{ ...sagittal, ms: 3000 }
		]);
	});

	test('nothing is looked at while nothing is on screen', () => {
		expect(looks([0, flair], [1000], [9000, flair], [9500])).toEqual([{ ...flair, ms: 1500 }]);
	});

	test('a picture has no slice and no window', () => {
		const picture: Shown = { image: 'i3', axis: 'flat', mm: 0, window: null };
		expect(looks([0, picture], [700])).toEqual([{ ...picture, ms: 700 }]);
	});

	test('what is still open is told only when it has become long, and goes on', () => {
		const looking = see(nothing, [flair], 0);
		expect(take(looking, 29_999)).toEqual({ looks: [], looking });
		expect(take(looking, 30_000)).toEqual({
			looks: [{ ...flair, ms: 30_000 }],
			looking: { open: [{ shown: flair, since: 30_000, windowSince: 0 }], done: [] }
		});
	});

	test('what was told is not told again', () => {
		const told = take(see(see(nothing, [flair], 0), [slice(29)], 1000), 1200);
		expect(told.looks).toEqual([{ ...flair, ms: 1000 }]);
		expect(take(told.looking, 1500).looks).toEqual([]);
	});
});
