/**
 * Whether the bytes are one whole NIfTI file, header and voxels together. NiiVue draws a file that was cut short as if
 * the rest were empty, and empty is a finding.
 * Source: nifti.nimh.nih.gov, nifti1.h and nifti2.h.
 */
export function isWholeNifti(bytes: ArrayBuffer): boolean {
	if (bytes.byteLength < 352) return false;
	const view = new DataView(bytes);
	const little = [348, 540].includes(view.getInt32(0, true));
	const version = view.getInt32(0, little) === 348 ? 1 : view.getInt32(0, little) === 540 ? 2 : 0;
	if (!version || (version === 2 && bytes.byteLength < 544)) return false;
	const magic = version === 1 ? view.getUint32(344) : view.getUint32(4);
	if (magic !== (version === 1 ? 0x6e2b3100 : 0x6e2b3200)) return false;
	const dim = (i: number) =>
		version === 1 ? view.getInt16(40 + 2 * i, little) : Number(view.getBigInt64(16 + 8 * i, little));
	const bits = version === 1 ? view.getInt16(72, little) : view.getInt16(14, little);
	const start = version === 1 ? view.getFloat32(108, little) : Number(view.getBigInt64(168, little));
	const dims = Array.from({ length: dim(0) >= 1 && dim(0) <= 7 ? dim(0) : 0 }, (_, i) => dim(i + 1));
	if (dims.length < 2 || dims.some((count) => count < 1)) return false;
	const voxels = dims.reduce((product, count) => product * count, 1);
	return bits > 0 && bytes.byteLength >= start + (voxels * bits) / 8;
}
