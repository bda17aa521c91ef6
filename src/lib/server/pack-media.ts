import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Case } from '#lib/case/case.ts';
import type { Key } from '#lib/case/key.ts';
import type { Problem } from '#lib/case/problem.ts';
import { largest, readVolume, zipped, type Volume } from './nifti.ts';
import { readPicture } from './pictures.ts';
import { maskFaults } from './volumes.ts';

export type CheckedFile = {
	image: string;
	role: 'image' | 'mask';
	/** In the case's folder. */
	file: string;
	kind: 'volume' | 'picture';
	/** sha256 of what is shown, without compression. */
	content: string;
};

type Read = { content: string; volume: Volume | null } | { refused: string };

/** Looks into every image and mask of a case. */
export async function checkMedia(
	folder: string,
	{ case: { id, images }, key }: { case: Case; key: Key }
): Promise<{ files: CheckedFile[]; problems: Problem[] }> {
	const files: CheckedFile[] = [];
	const problems: Problem[] = [];
	const fault = (file: string, image: string, says: string) =>
		problems.push({ file: `cases/${id}/${file}`, key: `images.${image}`, says });

	for (const { id: image, file, kind } of images) {
		const read = await look(folder, id, file, kind);
		if ('refused' in read) fault(file, image, read.refused);
		else files.push({ image, role: 'image', file, kind, content: read.content });
		const mask = Object.hasOwn(key.masks, image) ? key.masks[image] : undefined;
		if (mask === undefined) continue;
		const marked = await look(folder, id, mask, 'volume');
		if ('refused' in marked) fault(mask, image, marked.refused);
		else files.push({ image, role: 'mask', file: mask, kind: 'volume', content: marked.content });
		if ('refused' in read || 'refused' in marked || !read.volume || !marked.volume) continue;
		const lesions = key.lesions.filter((lesion) => lesion.image === image).length;
		for (const says of maskFaults(marked.volume, read.volume, lesions)) fault(mask, image, says);
	}
	return { files, problems };
}

/** A file that was checked, as it is kept: scrubbed, and volumes compressed. */
export async function readMedia(
	folder: string,
	id: string,
	{ file, kind }: CheckedFile
): Promise<{ bytes: Uint8Array; mediaType: string }> {
	const bytes = await readFile(join(folder, 'cases', id, file));
	const read = kind === 'picture' ? readPicture(bytes) : readVolume(bytes);
	if ('refused' in read) throw new Error(`cases/${id}/${file} changed while it was imported: it ${read.refused}`);
	return 'plain' in read.value
		? { bytes: zipped(read.value), mediaType: 'application/octet-stream' }
		: { bytes: read.value.bytes, mediaType: read.value.mediaType };
}

async function look(folder: string, id: string, file: string, kind: 'volume' | 'picture'): Promise<Read> {
	const path = join(folder, 'cases', id, file);
	const { size } = await lstat(path);
	if (size > largest) return { refused: `is larger than ${Math.round(largest / 1_000_000)} MB` };
	const bytes = await readFile(path);
	if (kind === 'picture') {
		const read = readPicture(bytes);
		return 'refused' in read ? read : { content: hash(read.value.bytes), volume: null };
	}
	const read = readVolume(bytes);
	return 'refused' in read ? read : { content: hash(read.value.plain), volume: read.value };
}

function hash(bytes: Uint8Array): string {
	return createHash('sha256').update(bytes).digest('hex');
}
