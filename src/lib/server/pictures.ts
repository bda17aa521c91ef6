export type Picture = { mediaType: 'image/png' | 'image/jpeg'; bytes: Uint8Array };

/** A PNG or JPEG, known by its bytes, without what cameras and programs write beside the picture; or why it cannot be used. */
export function readPicture(bytes: Uint8Array): { value: Picture } | { refused: string } {
	const isPng = png.every((byte, index) => bytes[index] === byte);
	const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
	if (!isPng && !isJpeg) return { refused: 'is neither a PNG nor a JPEG, whatever its name says' };
	const clean = isPng ? cleanPng(bytes) : cleanJpeg(bytes);
	if (!clean) return { refused: 'is broken or cut short' };
	return { value: { mediaType: isPng ? 'image/png' : 'image/jpeg', bytes: clean } };
}

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Chunks that make the picture (PNG 3rd edition, §11); others hold texts, times, places and profiles. */
const pictureChunks = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'pHYs']);

function cleanPng(bytes: Uint8Array): Uint8Array | null {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const parts = [bytes.subarray(0, png.length)];
	for (let at = png.length; at + 12 <= bytes.length;) {
		const end = at + 12 + view.getUint32(at);
		const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
		if (end > bytes.length) return null;
		if (pictureChunks.has(name)) parts.push(bytes.subarray(at, end));
		if (name === 'IEND') return joined(parts);
		at = end;
	}
	return null;
}

/**
 * Segments before the scan, without APP1–APP13, APP15 and comments: EXIF, GPS, XMP, IPTC and colour profiles. APP0 (JFIF)
 * and APP14 (Adobe's colour transform) are part of the picture. A turned photograph (EXIF orientation) is turned back by hand.
 */
function cleanJpeg(bytes: Uint8Array): Uint8Array | null {
	const parts = [bytes.subarray(0, 2)];
	for (let at = 2; at + 4 <= bytes.length;) {
		const marker = bytes[at + 1] ?? 0;
		const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
		if (bytes[at] !== 0xff || end > bytes.length) return null;
		if (marker === 0xda) return lastByte(bytes) > at ? joined([...parts, bytes.subarray(at, lastByte(bytes))]) : null;
		if (!isBeside(marker)) parts.push(bytes.subarray(at, end));
		at = end;
	}
	return null;
}

function isBeside(marker: number): boolean {
	return marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee);
}

/** Where the picture ends: behind its last end-of-image marker. What programs hang on behind that is left out. */
function lastByte(bytes: Uint8Array): number {
	for (let at = bytes.length - 2; at > 0; at -= 1) if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return at + 2;
	return 0;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
	return Uint8Array.from(Buffer.concat(parts));
}
