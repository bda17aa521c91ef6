/** Rows of the matrix from voxels to millimetres. */
export type Affine = [number, number, number, number, number, number, number, number, number, number, number, number];

type Made = {
	dims?: [number, number, number];
	kind?: 'uint8' | 'int16' | 'float32';
	big?: boolean;
	slope?: number;
	intercept?: number;
};

const kinds = {
	uint8: { code: 2, bytes: 1 },
	int16: { code: 4, bytes: 2 },
	float32: { code: 16, bytes: 4 }
};

/** A NIfTI-1 file of blobs that lie the same from no two sides, with no window in its header. */
export function aNifti(
	{ dims = [40, 48, 24], kind = 'uint8', big = false, slope = 1, intercept = 0 }: Made,
	affine: Affine
): Buffer {
	const { code, bytes } = kinds[kind];
	const little = !big;
	const file = Buffer.alloc(352 + dims[0] * dims[1] * dims[2] * bytes);
	const view = new DataView(file.buffer, file.byteOffset);
	const float = (at: number, value: number) => view.setFloat32(at, value, little);
	const short = (at: number, value: number) => view.setInt16(at, value, little);
	view.setInt32(0, 348, little);
	[3, ...dims, 1, 1, 1, 1].forEach((count, i) => short(40 + 2 * i, count));
	short(70, code);
	short(72, bytes * 8);
	const pixel = (column: number) => Math.hypot(...[0, 4, 8].map((row) => affine[row + column] ?? 0));
	[1, pixel(0), pixel(1), pixel(2)].forEach((mm, i) => float(76 + 4 * i, mm));
	float(108, 352);
	float(112, slope);
	float(116, intercept);
	view.setUint8(123, 2);
	short(254, 1);
	affine.forEach((value, i) => float(280 + 4 * i, value));
	file.write('n+1\0', 344, 'latin1');
	let at = 352;
	for (let z = 0; z < dims[2]; z++)
		for (let y = 0; y < dims[1]; y++)
			for (let x = 0; x < dims[0]; x++, at += bytes) {
				const value = shade(x / dims[0], y / dims[1], z / dims[2]);
				if (kind === 'uint8') view.setUint8(at, value);
				else if (kind === 'int16') short(at, Math.round(value * 4));
				else float(at, value / 7);
			}
	return file;
}

function shade(x: number, y: number, z: number): number {
	const blob = (a: number, b: number, c: number, wide: number) =>
		Math.exp(-((x - a) ** 2 + (y - b) ** 2 + (z - c) ** 2) / wide);
	return 20 + 90 * blob(0.5, 0.5, 0.5, 0.12) + 110 * blob(0.7, 0.3, 0.4, 0.01) + 70 * blob(0.35, 0.65, 0.62, 0.015);
}
