import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { isWholeNifti } from '#lib/viewer/nifti.ts';

const file = new URL('../../db/packs/neuro-starter/cases/nx-002/images/flair.nii.gz', import.meta.url);
const flair = new Uint8Array(gunzipSync(readFileSync(file)));
const bytes = (from: Uint8Array) => from.slice().buffer;

describe('a NIfTI file', () => {
	test('is whole with its header and all of its voxels', () => {
		expect(isWholeNifti(bytes(flair))).toBe(true);
	});

	test('is not whole when it was cut short, be it by one byte', () => {
		expect(isWholeNifti(bytes(flair.subarray(0, -1)))).toBe(false);
		expect(isWholeNifti(bytes(flair.subarray(0, 1000)))).toBe(false);
		expect(isWholeNifti(new ArrayBuffer(0))).toBe(false);
	});

	test('is not a page that came in its place', () => {
		expect(isWholeNifti(bytes(new TextEncoder().encode('<!doctype html>'.repeat(100))))).toBe(false);
	});

	test('is not one whose size makes no sense', () => {
		const wrong = flair.slice();
		new DataView(wrong.buffer).setInt16(42, 32_000, true);
		expect(isWholeNifti(wrong.buffer)).toBe(false);
		new DataView(wrong.buffer).setInt16(42, -5, true);
		expect(isWholeNifti(wrong.buffer)).toBe(false);
	});
});
