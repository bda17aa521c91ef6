import { gunzipSync, gzipSync } from 'node:zlib';
import { NIFTI1, isNIFTI1, isNIFTI2, readHeader } from 'nifti-reader-js';
import { inverse } from './affine.ts';

/**
 * One volume, read and scrubbed. `toWorld`: 4×4, row-major, from voxel indices to RAS+ mm, by the same rule as the viewer's.
 * `plain`: a NIfTI-1 file without compression that holds the image and what is needed to show it, and nothing else.
 */
export type Volume = {
	dims: [number, number, number];
	toWorld: number[];
	toVoxel: number[];
	datatype: number;
	littleEndian: boolean;
	slope: number;
	intercept: number;
	plain: Uint8Array;
};

/** The most that one volume may take, in bytes without compression: 512³ voxels of two bytes. */
export const largest = 512 ** 3 * 2;

/** Where the voxels begin in `plain`: behind the header of 348 bytes and the four that say that no extension follows. */
export const voxelsFrom = 352;

/** Reads a .nii or .nii.gz, or says why it cannot be used. What could tell of a person, a place or a finding is left behind. */
export function readVolume(bytes: Uint8Array): { value: Volume } | { refused: string } {
	const opened = unzipped(bytes);
	if ('refused' in opened) return opened;
	const data = opened.value;
	const buffer = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) as ArrayBuffer;
	if (isNIFTI2(buffer)) return { refused: 'is NIfTI-2: save it as NIfTI-1' };
	if (!isNIFTI1(buffer)) return { refused: 'is not a NIfTI-1 file that holds its image (.nii or .nii.gz)' };
	const header = headerOf(buffer);
	if (!header) return { refused: 'has a broken header: it cannot be read' };
	const refused = faultOf(header, data.length);
	if (refused) return { refused };
	const toWorld = header.affine.flat();
	const toVoxel = inverse(toWorld);
	if (!toVoxel) return { refused: 'says not where it lies: its affine is not finite, or flat' };
	return {
		value: {
			dims: sizes(header),
			toWorld,
			toVoxel,
			datatype: header.datatypeCode,
			littleEndian: header.littleEndian,
			slope: Number.isFinite(header.scl_slope) && header.scl_slope !== 0 ? header.scl_slope : 1,
			intercept: Number.isFinite(header.scl_inter) ? header.scl_inter : 0,
			plain: scrubbed(data, header)
		}
	};
}

/** A volume as it is kept and sent: the same bytes for the same image, without a name or a time. */
export function zipped({ plain }: Volume): Uint8Array {
	const packed = gzipSync(plain);
	// The header's last byte names the system that packed it (RFC 1952); 255 is unknown.
	packed[9] = 255;
	return packed;
}

export function bytesPerVoxel(datatype: number): number | undefined {
	return kinds[datatype];
}

/** The kinds of voxel that are shown, with their size in bytes; not complex, 64-bit whole or 128-bit ones. */
const kinds: Record<number, number> = {
	[NIFTI1.TYPE_UINT8]: 1,
	[NIFTI1.TYPE_INT8]: 1,
	[NIFTI1.TYPE_INT16]: 2,
	[NIFTI1.TYPE_UINT16]: 2,
	[NIFTI1.TYPE_INT32]: 4,
	[NIFTI1.TYPE_UINT32]: 4,
	[NIFTI1.TYPE_FLOAT32]: 4,
	[NIFTI1.TYPE_FLOAT64]: 8,
	[NIFTI1.TYPE_RGB24]: 3
};

function unzipped(bytes: Uint8Array): { value: Uint8Array } | { refused: string } {
	if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return { value: bytes };
	try {
		return { value: gunzipSync(bytes, { maxOutputLength: largest + 1_000_000 }) };
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code === 'ERR_BUFFER_TOO_LARGE') return { refused: tooLarge };
		return { refused: 'is broken or cut short: its gzip cannot be opened' };
	}
}

const tooLarge = `is larger than ${Math.round(largest / 1_000_000)} MB without compression: make it coarser or smaller`;

function headerOf(buffer: ArrayBuffer): NIFTI1 | null {
	try {
		const header = readHeader(buffer);
		return header instanceof NIFTI1 ? header : null;
	} catch {
		return null;
	}
}

function faultOf(header: NIFTI1, length: number): string | null {
	const { dims, pixDims, datatypeCode, numBitsPerVoxel, vox_offset: offset, xyzt_units } = header;
	const [axes = 0, x = 0, y = 0, z = 0, ...further] = dims;
	if (axes < 2 || axes > 7 || [x, y].some((n) => n < 1) || (axes > 2 && z < 1))
		return `has no image: its size is ${dims.slice(1, 4).join(' × ')}`;
	const frames = further.slice(0, axes - 3).reduce((product, n) => product * Math.max(1, n), 1);
	if (axes > 3 && frames > 1) return `holds ${frames} volumes: keep one`;
	const bytes = kinds[datatypeCode];
	if (bytes === undefined)
		return `has voxels of a kind that is not shown (NIfTI datatype ${datatypeCode}): save it as int16 or float32`;
	if (numBitsPerVoxel !== bytes * 8)
		return `is broken: its header says ${numBitsPerVoxel} bits a voxel, and its kind has ${bytes * 8}`;
	const size = voxels(header) * bytes;
	if (size > largest) return tooLarge;
	if (!Number.isInteger(offset) || offset < voxelsFrom)
		return 'is broken: its header does not say where the image begins';
	if (offset + size > length) return `is cut short: it should have ${offset + size} bytes and has ${length}`;
	if (pixDims.slice(1, 4).some((mm) => !Number.isFinite(mm) || mm <= 0))
		return `has voxels of no size: ${pixDims.slice(1, 4).join(' × ')} mm`;
	if (![NIFTI1.UNITS_UNKNOWN, NIFTI1.UNITS_MM].includes(xyzt_units & NIFTI1.SPATIAL_UNITS_MASK))
		return 'is not measured in millimetres: save it so';
	return null;
}

function sizes({ dims: [, x = 1, y = 1, z = 1] }: NIFTI1): [number, number, number] {
	return [x, y, Math.max(1, z)];
}

function voxels(header: NIFTI1): number {
	const [x, y, z] = sizes(header);
	return x * y * z;
}

/** The parts of a NIfTI-1 header that are carried over (nifti1.h), from and to in bytes. All others can hold free text. */
const kept: [from: number, to: number][] = [
	[0, 4], // sizeof_hdr
	[40, 56], // dim
	[70, 74], // datatype, bitpix
	[76, 108], // pixdim
	[112, 120], // scl_slope, scl_inter
	[123, 132], // xyzt_units, cal_max, cal_min
	[252, 328], // qform, sform
	[344, 348] // magic
];

function scrubbed(data: Uint8Array, header: NIFTI1): Uint8Array {
	const size = voxels(header) * (kinds[header.datatypeCode] ?? 0);
	const clean = new Uint8Array(voxelsFrom + size);
	for (const [from, to] of kept) clean.set(data.subarray(from, to), from);
	new DataView(clean.buffer).setFloat32(108, voxelsFrom, header.littleEndian);
	clean.set(data.subarray(header.vox_offset, header.vox_offset + size), voxelsFrom);
	return clean;
}
