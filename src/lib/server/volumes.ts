import { NIFTI1 } from 'nifti-reader-js';
import type { Mask } from '#lib/scoring/mask.ts';
import { bytesPerVoxel, readVolume, voxelsFrom, type Volume } from './nifti.ts';

/** A stored mask as scorers read it. The bytes were checked when they were imported, so broken ones throw. */
export function maskOf(bytes: Uint8Array): Mask {
	const read = readVolume(bytes);
	if ('refused' in read) throw new Error(`a stored mask ${read.refused}`);
	const { dims, toVoxel, toWorld } = read.value;
	return { dims, toVoxel, toWorld, values: Uint8Array.from(valuesOf(read.value)) };
}

/** What is wrong with a mask: another grid than its image's, or values that are not one for each of the key's lesions. */
export function maskFaults(mask: Volume, image: Volume, lesions: number): string[] {
	if (mask.dims.some((size, axis) => size !== image.dims[axis]))
		return [
			`has ${mask.dims.join(' × ')} voxels, and its image ${image.dims.join(' × ')}: a mask has its image's grid`
		];
	// Affines are 32-bit numbers that passed through other programs; a hundredth of a millimetre moves no voxel.
	if (mask.toWorld.some((value, index) => Math.abs(value - (image.toWorld[index] ?? 0)) > 0.01))
		return ['lies elsewhere than its image: its affine differs'];
	const found = new Set<number>(valuesOf(mask));
	const wrong = [...found]
		.filter((value) => !Number.isInteger(value) || value < 0 || value > lesions)
		.sort((a, b) => a - b);
	if (wrong.length)
		return [
			`has the value ${wrong.slice(0, 3).join(', ')}: its values are 0 for none, then one for each of the ${lesions} lesions of key.lesions on this image`
		];
	const missing = Array.from({ length: lesions }, (_, index) => index + 1).filter((value) => !found.has(value));
	return missing.map(
		(value) =>
			`has no voxel of value ${value}, and key.lesions has ${lesions} on this image: mark it, or take it out there`
	);
}

function* valuesOf({ dims, plain, datatype, littleEndian, slope, intercept }: Volume): Generator<number> {
	const data = new DataView(plain.buffer, plain.byteOffset + voxelsFrom);
	const count = dims[0] * dims[1] * dims[2];
	const size = bytesPerVoxel(datatype) ?? 1;
	for (let index = 0; index < count; index += 1)
		yield one(data, index * size, datatype, littleEndian) * slope + intercept;
}

function one(data: DataView, at: number, datatype: number, littleEndian: boolean): number {
	switch (datatype) {
		case NIFTI1.TYPE_UINT8:
			return data.getUint8(at);
		case NIFTI1.TYPE_INT8:
			return data.getInt8(at);
		case NIFTI1.TYPE_INT16:
			return data.getInt16(at, littleEndian);
		case NIFTI1.TYPE_UINT16:
			return data.getUint16(at, littleEndian);
		case NIFTI1.TYPE_INT32:
			return data.getInt32(at, littleEndian);
		case NIFTI1.TYPE_UINT32:
			return data.getUint32(at, littleEndian);
		case NIFTI1.TYPE_FLOAT32:
			return data.getFloat32(at, littleEndian);
		case NIFTI1.TYPE_FLOAT64:
			return data.getFloat64(at, littleEndian);
		default:
			return NaN;
	}
}
