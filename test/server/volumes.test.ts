import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { inverse } from '#lib/server/affine.ts';
import { readVolume, zipped, type Volume } from '#lib/server/nifti.ts';
import { maskFaults, maskOf } from '#lib/server/volumes.ts';
import { aVolume, type Given } from './a-volume.ts';

function volume(given: Given = {}): Volume {
	const read = readVolume(aVolume(given));
	if ('refused' in read) throw new Error(read.refused);
	return read.value;
}

function refused(bytes: Uint8Array): string {
	const read = readVolume(bytes);
	return 'refused' in read ? read.refused : 'read';
}

describe('a volume', () => {
	test('is read with its size and its place in the world, compressed or not', () => {
		const bytes = aVolume();
		const { dims, toWorld, toVoxel } = volume();
		expect(dims).toEqual([4, 3, 2]);
		expect(toWorld).toEqual([2, 0, 0, -4, 0, 2, 0, -3, 0, 0, 2, -2, 0, 0, 0, 1]);
		expect(toVoxel).toEqual([0.5, 0, 0, 2, 0, 0.5, 0, 1.5, 0, 0, 0.5, 1, 0, 0, 0, 1]);
		expect(readVolume(gzipSync(bytes))).toEqual(readVolume(bytes));
	});

	test('without an sform lies where its qform says', () => {
		expect(volume({ qform: true }).toWorld).toEqual([2, 0, 0, -4, 0, 2, 0, -3, 0, 0, 2, -2, 0, 0, 0, 1]);
	});

	test('keeps nothing that could tell of a person or a finding', () => {
		const secret = 'Whitlock left MCA';
		const bytes = Buffer.concat([aVolume({ text: secret, extension: secret, values: (n) => n }), Buffer.from(secret)]);
		const read = readVolume(bytes);
		if ('refused' in read) throw new Error(read.refused);
		const clean = Buffer.from(read.value.plain);
		expect(clean.length).toBe(352 + 24);
		expect(clean.includes('Whit')).toBe(false);
		expect([...clean.subarray(352)]).toEqual(Array.from({ length: 24 }, (_, n) => n));
		expect(clean.subarray(348, 352)).toEqual(Buffer.alloc(4));
	});

	test('is scrubbed to the same file whatever stood beside the image, and scrubbing again changes nothing', () => {
		const once = volume({ text: 'one', extension: 'one' }).plain;
		expect(volume({ text: 'other' }).plain).toEqual(once);
		const again = readVolume(once);
		expect('value' in again && again.value.plain).toEqual(once);
	});

	test('is packed without a name, a time or a system', () => {
		const packed = zipped(volume());
		expect([...packed.subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
		expect(gunzipSync(packed)).toEqual(Buffer.from(volume().plain));
	});

	test('of either byte order is read alike', () => {
		const values = (n: number) => n * 100;
		const [little, big] = [false, true].map((bigEndian) =>
			maskOf(aVolume({ datatype: 4, bigEndian, values: (n) => values(n) % 3 }))
		);
		expect(big).toEqual(little);
	});

	test.each<[string, Uint8Array, string]>([
		['nothing', new Uint8Array(), 'is not a NIfTI-1 file that holds its image (.nii or .nii.gz)'],
		[
			'a picture',
			Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
			'is not a NIfTI-1 file that holds its image (.nii or .nii.gz)'
		],
		[
			'a gzip that is cut short',
			gzipSync(aVolume()).subarray(0, 60),
			'is broken or cut short: its gzip cannot be opened'
		],
		['an image that is cut short', aVolume().subarray(0, 370), 'is cut short: it should have 376 bytes and has 370'],
		['a header alone', aVolume().subarray(0, 348), 'is cut short: it should have 376 bytes and has 348'],
		[
			'an affine that is not finite',
			aVolume({ affine: [NaN, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0] }),
			'says not where it lies: its affine is not finite, or flat'
		],
		[
			'an affine that is flat',
			aVolume({ affine: [2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 2, 0] }),
			'says not where it lies: its affine is not finite, or flat'
		],
		['several volumes', aVolume({ dims: [4, 3, 2, 5] }), 'holds 5 volumes: keep one'],
		[
			'complex voxels',
			aVolume({ datatype: 32 }),
			'has voxels of a kind that is not shown (NIfTI datatype 32): save it as int16 or float32'
		],
		['micrometres', aVolume({ units: 3 }), 'is not measured in millimetres: save it so'],
		['a size below nothing', aVolume({ dims: [-4, 3, 2] }), 'has no image: its size is -4 × 3 × 2']
	])('with %s is refused', (_, bytes, says) => {
		expect(refused(bytes)).toBe(says);
	});

	test('whose header promises more than can be held is refused before anything is made of it', () => {
		const bytes = aVolume();
		for (const axis of [1, 2, 3]) bytes.writeInt16LE(30_000, 40 + 2 * axis);
		expect(refused(bytes)).toBe('is larger than 268 MB without compression: make it coarser or smaller');
	});

	test('that swells past the limit when opened is refused', () => {
		const bomb = gzipSync(Buffer.alloc(300_000_000), { level: 1 });
		expect(refused(bomb)).toBe('is larger than 268 MB without compression: make it coarser or smaller');
	});

	test('with any byte of its header changed is read or refused, never thrown', () => {
		for (let at = 0; at < 352; at += 1)
			for (const value of [0, 1, 0x7f, 0x80, 0xff]) {
				const bytes = aVolume({ extension: 'x' });
				bytes[at] = value;
				expect(typeof refused(bytes)).toBe('string');
			}
	});
});

describe('a mask', () => {
	const marks = (n: number) => (n < 3 ? n : 0);

	test('is read on its grid, the first index fastest', () => {
		const { dims, values, toVoxel, toWorld } = maskOf(gzipSync(aVolume({ values: marks })));
		expect([dims, [...values.subarray(0, 5)], values.length]).toEqual([[4, 3, 2], [0, 1, 2, 0, 0], 24]);
		expect(inverse(toVoxel)).toEqual(toWorld);
	});

	test.each<[string, Given, number, string[]]>([
		['that fits has no fault', { values: marks }, 2, []],
		['in floating point has none', { datatype: 16, values: marks }, 2, []],
		[
			'of another size',
			{ dims: [4, 3, 3], values: marks },
			2,
			["has 4 × 3 × 3 voxels, and its image 4 × 3 × 2: a mask has its image's grid"]
		],
		[
			'that lies elsewhere',
			{ values: marks, affine: [2, 0, 0, 4, 0, 2, 0, -3, 0, 0, 2, -2] },
			2,
			['lies elsewhere than its image: its affine differs']
		],
		[
			'with more values than lesions',
			{ values: marks },
			1,
			['has the value 2: its values are 0 for none, then one for each of the 1 lesions of key.lesions on this image']
		],
		[
			'with a part of a lesion',
			{ datatype: 16, values: (n) => n / 2 },
			20,
			[
				'has the value 0.5, 1.5, 2.5: its values are 0 for none, then one for each of the 20 lesions of key.lesions on this image'
			]
		],
		[
			'without a lesion of the key',
			{ values: marks },
			3,
			['has no voxel of value 3, and key.lesions has 3 on this image: mark it, or take it out there']
		]
	])('%s', (_, given, lesions, faults) => {
		expect(maskFaults(volume(given), volume(), lesions)).toEqual(faults);
	});

	test('that was stored and is broken throws', () => {
		expect(() => maskOf(aVolume().subarray(0, 360))).toThrow('a stored mask is cut short');
	});
});

test('every volume of the starter pack is read, and its voxels stay as they are', () => {
	const root = 'db/packs/neuro-starter/cases';
	const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.nii.gz'));
	for (const file of files) {
		const bytes = readFileSync(join(root, file));
		const read = readVolume(bytes);
		if ('refused' in read) throw new Error(`${file} ${read.refused}`);
		expect(Buffer.from(read.value.plain.subarray(352)).equals(gunzipSync(bytes).subarray(352))).toBe(true);
	}
	expect(files.length).toBeGreaterThan(30);
});
