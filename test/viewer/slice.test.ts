import { describe, expect, test } from 'vitest';
import { aNifti, type Affine } from '#test/build/a-nifti.ts';
import { toMm } from '#lib/viewer/grid.ts';
import { paint, sizeOf } from '#lib/viewer/slice.ts';
import { readMask, readVolume } from '#lib/viewer/volume.ts';

const straight: Affine = [1, 0, 0, -1, 0, 1, 0, -1, 0, 0, 1, 0];
const bytes = (file: Buffer) => file.buffer.slice(file.byteOffset, file.byteOffset + file.length) as ArrayBuffer;

/** 3 × 2 × 2 voxels that hold the numbers 0 to 110, counted by tens, x fastest. */
function numbered(affine: Affine, more: Parameters<typeof aNifti>[0] = {}): ArrayBuffer {
	const file = aNifti({ dims: [3, 2, 2], ...more }, affine);
	for (let i = 0; i < 12; i++) file[352 + i] = i * 10;
	return bytes(file);
}

function shades(file: ArrayBuffer, axis: 'axial' | 'coronal' | 'sagittal', depth: number): number[][] {
	const volume = readVolume(file);
	const [columns, rows] = sizeOf(volume, axis);
	const pixels = new Uint32Array(columns * rows);
	paint(volume, axis, depth, [0, 255], pixels);
	return Array.from({ length: rows }, (_, row) =>
		[...pixels.slice(row * columns, (row + 1) * columns)].map((pixel) => pixel & 255)
	);
}

describe('a slice', () => {
	test('has the right, or the front, of the patient on the left, and the front, or the top, above', () => {
		const file = numbered(straight);
		expect(shades(file, 'axial', 0.25)).toEqual([
			[50, 40, 30],
			[20, 10, 0]
		]);
		expect(shades(file, 'coronal', 0.25)).toEqual([
			[80, 70, 60],
			[20, 10, 0]
		]);
		expect(shades(file, 'sagittal', 0.1)).toEqual([
			[90, 60],
			[30, 0]
		]);
	});

	test('is the same however the file lists its voxels', () => {
		const leftFirst: Affine = [-1, 0, 0, 1, 0, 1, 0, -1, 0, 0, 1, 0];
		expect(shades(numbered(leftFirst), 'axial', 0.25)).toEqual([
			[30, 40, 50],
			[0, 10, 20]
		]);
		const fromTheSide: Affine = [0, 0, 1, 0, 1, 0, 0, -1, 0, 1, 0, -1];
		expect(shades(numbered(fromTheSide), 'sagittal', 0.25)).toEqual([
			[50, 40, 30],
			[20, 10, 0]
		]);
	});

	test('between two is a mixture of both, and beyond the last is the last', () => {
		expect(shades(numbered(straight), 'axial', 0.5)).toEqual([
			[80, 70, 60],
			[50, 40, 30]
		]);
		expect(shades(numbered(straight), 'axial', 1)).toEqual([
			[110, 100, 90],
			[80, 70, 60]
		]);
	});

	test('shows the values that a window spans, after slope and intercept', () => {
		const volume = readVolume(numbered(straight, { slope: 2, intercept: -20 }));
		const pixels = new Uint32Array(6);
		paint(volume, 'axial', 0.25, [0, 40], pixels);
		expect([...pixels].map((pixel) => pixel & 255)).toEqual([255, 255, 255, 128, 0, 0]);
	});
});

describe('a volume', () => {
	test('lies where its header says, and flat in the screen when it was cut aslant', () => {
		const { grid, flat } = readVolume(numbered([0, -2, 0, 5, 2, 0, 0, -3, 0, 0, 4, 1]));
		expect([grid.dims, toMm(grid, [0, 0, 0]), toMm(grid, [1, 1, 1])]).toEqual([
			[2, 3, 2],
			[2, -4, -1],
			[6, 2, 7]
		]);
		expect(flat.span).toEqual([
			[4, 0, 0],
			[0, 6, 0],
			[0, 0, 8]
		]);
		expect(flat.origin).toEqual(grid.origin);
	});

	test('opens with its middle values where its header names no window', () => {
		const { asked, held } = readVolume(bytes(aNifti({}, straight))).values;
		expect(held[0]).toBeLessThan(asked[0]);
		expect(asked[0]).toBeLessThan(asked[1]);
		expect(asked[1]).toBeLessThan(held[1]);
	});

	test('that was cut short, or is of a kind that is not shown, is refused', () => {
		const file = numbered(straight);
		expect(() => readVolume(file.slice(0, -1))).toThrow('not a whole NIfTI file');
		new DataView(file).setInt16(70, 1024, true);
		expect(() => readVolume(file)).toThrow('not a whole NIfTI file');
	});

	test('as a mask is inside where it is not 0', () => {
		const { inside } = readMask(numbered(straight));
		expect([inside(0, 0, 0), inside(1, 0, 0), inside(2, 1, 1)]).toEqual([false, true, true]);
	});
});
