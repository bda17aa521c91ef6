import type { CaseFile } from './pack-schema.ts';
import type { Fault, Path } from './pack-yaml.ts';
import { wordings } from './text.ts';

/** Where a word of a fixed list stands, the same for every case: it gives nothing away. */
const listed = new Set([
	'topic',
	'manoeuvre',
	'order',
	'tier',
	'kind',
	'when',
	'given',
	'plane',
	'sex',
	'flag',
	'domain',
	'shows',
	'withholds'
]);

/** Names of the diagnosis outside the key, in either language, and in what the key lends to a candidate before release. */
export function leaks(file: CaseFile): Fault[] {
	const names = giveaways(file);
	const { key, ...outside } = file;
	const lent = key.lesions.map(({ description }, index) =>
		texts(description, ['key', 'lesions', index, 'description'])
	);
	return [...texts(outside, []), ...lent.flat()].flatMap(({ text, path }) => {
		const found = names.find(({ isIn }) => isIn(text) || (isFileName(path) && isIn(text.toUpperCase())));
		return found ? [{ path, says: `gives the diagnosis away: “${found.name}” may stand in the key alone` }] : [];
	});
}

/** Reports that name any diagnosis of the key, likely or not: a radiologist describes. */
export function namingReports(file: CaseFile): Fault[] {
	const names = file.key.differential.flatMap(({ name, synonyms }) => [...wordings(name), ...synonyms].map(looked));
	return file.investigations.flatMap(({ report }, index) =>
		texts(report, ['investigations', index, 'report']).flatMap(({ text, path }) => {
			const found = names.find((name) => name.isIn(text));
			return found ? [{ path, says: `names a diagnosis: “${found.name}” is for the candidate to say` }] : [];
		})
	);
}

export type Looked = { name: string; isIn: (text: string) => boolean };

/** The names, synonyms, broader terms and further words that would give a case away, longest first. */
export function giveaways({ key: { diagnosis } }: { key: Pick<CaseFile['key'], 'diagnosis'> }): Looked[] {
	const { name, synonyms, broader, never_say } = diagnosis;
	const words = [...wordings(name), ...synonyms, ...broader, ...never_say].filter((word) => word.trim());
	return words.sort((one, other) => other.length - one.length).map(looked);
}

/** Whole words for letters, any stretch for Chinese, and for abbreviations of three letters or less the exact case. */
function looked(name: string): Looked {
	if (/\p{Script=Han}/u.test(name)) {
		const plain = squeezed(name);
		return { name, isIn: (text) => squeezed(text).includes(plain) };
	}
	if (/^[\p{L}\p{N}]{1,3}$/u.test(name)) {
		const exact = new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u');
		return { name, isIn: (text) => exact.test(text) };
	}
	const plain = spaced(name).trim();
	return {
		name,
		isIn: (text) => [` ${plain} `, ` ${plain}s `, ` ${plain}es `].some((words) => spaced(text).includes(words))
	};
}

function isFileName([list, , field]: Path): boolean {
	return list === 'id' || (list === 'images' && ['id', 'file', 'mask'].includes(String(field)));
}

function spaced(text: string): string {
	const letters = text
		.normalize('NFKD')
		.replace(/\p{M}+/gu, '')
		.toLowerCase()
		.replace(/['’]s\b/gu, '');
	return ` ${letters
		.replace(/\p{Script=Han}/gu, ' ')
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()} `;
}

function squeezed(text: string): string {
	return text
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '');
}

function texts(value: unknown, path: Path): { text: string; path: Path }[] {
	if (typeof value === 'string') return [{ text: value, path }];
	if (Array.isArray(value)) return value.flatMap((part, index) => texts(part, [...path, index]));
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, part]) => (listed.has(key) ? [] : texts(part, [...path, key])));
}
