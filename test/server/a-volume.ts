export type Given = {
	dims?: number[];
	datatype?: 2 | 4 | 16 | 32;
	values?: (index: number) => number;
	affine?: number[];
	qform?: boolean;
	text?: string;
	bigEndian?: boolean;
	/** Bytes between header and image that hold an extension. */
	extension?: string;
	units?: number;
};

const sizes = { 2: 1, 4: 2, 16: 4, 32: 8 };

/** A NIfTI-1 file without compression, written by hand after nifti1.h: 4 × 3 × 2 voxels of 2 mm unless told otherwise. */
export function aVolume(given: Given = {}): Buffer {
	const { dims = [4, 3, 2], datatype = 2, values = () => 0, affine = [2, 0, 0, -4, 0, 2, 0, -3, 0, 0, 2, -2] } = given;
	const { text = '', extension = '', bigEndian = false, qform = false, units = 2 } = given;
	const size = sizes[datatype];
	const from = 352 + (extension ? Math.ceil((extension.length + 8) / 16) * 16 : 0);
	const count = dims.reduce((product, n) => product * n, 1);
	const bytes = Buffer.alloc(from + Math.max(0, count) * size);
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
	const little = !bigEndian;
	const short = (at: number, value: number) => view.setInt16(at, value, little);
	const float = (at: number, value: number) => view.setFloat32(at, value, little);
	view.setInt32(0, 348, little);
	for (const [at, length] of [
		[4, 10],
		[14, 18],
		[148, 80],
		[228, 24],
		[328, 16]
	] as const)
		bytes.write(text, at, length, 'latin1');
	short(40, dims.length);
	for (const axis of [1, 2, 3, 4, 5, 6, 7]) short(40 + 2 * axis, dims[axis - 1] ?? 1);
	short(70, datatype);
	short(72, size * 8);
	for (const axis of [0, 1, 2, 3]) float(76 + 4 * axis, axis === 0 ? 1 : 2);
	float(108, from);
	float(112, 1);
	view.setUint8(123, units);
	short(252, qform ? 1 : 0);
	short(254, qform ? 0 : 1);
	for (const [index, value] of affine.entries()) float(280 + 4 * index, value);
	for (const [index, axis] of [3, 7, 11].entries()) float(268 + 4 * index, affine[axis] ?? 0);
	bytes.write('n+1\0', 344, 'latin1');
	if (extension) {
		view.setUint8(348, 1);
		view.setInt32(352, from - 352, little);
		view.setInt32(356, 6, little);
		bytes.write(extension, 360, 'latin1');
	}
	for (let index = 0; index < count; index += 1) put(view, from + index * size, values(index), datatype, little);
	return bytes;
}

function put(view: DataView, at: number, value: number, datatype: 2 | 4 | 16 | 32, little: boolean): void {
	if (datatype === 2) view.setUint8(at, value);
	else if (datatype === 4) view.setInt16(at, value, little);
	else if (datatype === 16) view.setFloat32(at, value, little);
	else view.setFloat64(at, value, little);
}
