import type { CaseFile } from './pack-schema.ts';
import type { Fault, Path } from './pack-yaml.ts';

const volume = /\.nii(\.gz)?$/i;
const picture = /\.(png|jpe?g)$/i;

/** Images and masks that are not there, are of the wrong kind, or would be brought by nothing. `names` are the files of the case's folder. */
export function filesOf(file: CaseFile, names: ReadonlySet<string>): Fault[] {
	return [
		...file.images.flatMap((image, index) => [
			...there(image.file, ['images', index, 'file'], image.kind === 'volume' ? volume : picture, names),
			...(image.mask === undefined ? [] : there(image.mask, ['images', index, 'mask'], volume, names)),
			...masked(file, index),
			...brought(file, index)
		]),
		...same(file)
	];
}

function there(name: string, path: Path, ending: RegExp, names: ReadonlySet<string>): Fault[] {
	const steps = name.split('/');
	if (
		name.includes('\\') ||
		name.startsWith('/') ||
		/^[a-z]+:/i.test(name) ||
		steps.some((step) => step === '..' || step === '.' || step === '')
	)
		return [{ path, says: `“${name}” leaves the case's folder: name a file in it, as images/flair.nii.gz` }];
	if (!ending.test(name))
		return [
			{ path, says: `“${name}” is not ${ending === volume ? 'a volume: .nii.gz or .nii' : 'a picture: .png or .jpg'}` }
		];
	if (names.has(name)) return [];
	const near = [...names].find((other) => other.toLowerCase() === name.toLowerCase());
	return [{ path, says: `“${name}” is not in the case's folder${near ? `, but “${near}” is: write it so` : ''}` }];
}

function masked({ images, key }: CaseFile, index: number): Fault[] {
	const image = images[index];
	if (!image?.mask) return [];
	if (image.kind === 'picture')
		return [{ path: ['images', index, 'mask'], says: 'belongs to a volume: a picture has none' }];
	if (key.lesions.some((lesion) => lesion.image === image.id)) return [];
	return [
		{
			path: ['images', index, 'mask'],
			says: `marks lesions, and key.lesions has none on ${image.id}: describe them, or take it out`
		}
	];
}

function brought({ images, investigations, items }: CaseFile, index: number): Fault[] {
	const image = images[index];
	if (!image || image.given === 'start') return [];
	if ([...investigations, ...items].some((one) => one.images.includes(image.id))) return [];
	return [
		{
			path: ['images', index, 'id'],
			says: 'is given by an investigation, and none brings it: add it to that one’s images'
		}
	];
}

function same({ images }: CaseFile): Fault[] {
	const files = images.map(({ file }) => file);
	const masks = images.flatMap(({ mask }, index) => (mask !== undefined && files.includes(mask) ? [index] : []));
	return masks.map((index) => ({
		path: ['images', index, 'mask'],
		says: 'is also the file of an image, which a candidate may see'
	}));
}
