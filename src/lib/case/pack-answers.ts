import type { Material } from './condition.ts';
import type { Item, ItemKind } from './item.ts';
import type { ModelAnswer } from './key.ts';
import type { CaseFile } from './pack-schema.ts';
import type { Fault, Path } from './pack-yaml.ts';

type Field = keyof ModelAnswer;

/** What the key's answer to each kind of item holds. */
export const fields: Record<ItemKind, Field[]> = {
	differential: ['ranked', 'text'],
	'forward-diagnosis': ['ranked', 'text'],
	lesion: ['lesions', 'text'],
	rationale: ['steps', 'text'],
	evidence: ['evidence', 'text'],
	'multiple-choice': ['option', 'why'],
	'open-ended': ['text', 'points'],
	'dialogue-turn': ['text', 'points']
};

/** MRareBench's conditions: a name that is known there means what it means there. */
const conditions: Record<string, readonly Material[]> = {
	FD: ['context', 'findings', 'images'],
	LC: ['context', 'images'],
	TO: ['context'],
	Grd: ['context', 'images', 'diagnosis'],
	Rec: ['context', 'diagnosis'],
	NoDx: ['context', 'images']
};

/** Items that cannot be asked as they stand, and answers that do not fit their item. */
export function itemsAndAnswers(file: CaseFile): Fault[] {
	return file.items.flatMap((item, index) => [
		...options(item, ['items', index]),
		...shown(item, ['items', index]),
		...answer(file, item)
	]);
}

function options({ kind, options }: Item, path: Path): Fault[] {
	if (kind === 'multiple-choice' && options.length < 2)
		return [{ path: [...path, 'options'], says: 'needs two options or more' }];
	if (kind === 'multiple-choice' || options.length === 0) return [];
	return [
		{ path: [...path, 'options'], says: `belong to a multiple-choice, and this is of kind ${kind}: take them out` }
	];
}

function shown(item: Item, path: Path): Fault[] {
	return item.conditions.flatMap(({ id, shows, withholds }, index) => {
		const place = [...path, 'conditions', index];
		const both = shows.filter((one) => withholds.includes(one));
		const known = Object.hasOwn(conditions, id) ? conditions[id] : undefined;
		const differs = known && (known.length !== new Set(shows).size || known.some((one) => !shows.includes(one)));
		return [
			...(shows.length === 0 ? [{ path: [...place, 'shows'], says: 'is empty: name what is shown' }] : []),
			...both.map((one) => ({ path: [...place, 'withholds'], says: `${one} is both shown and withheld: keep one` })),
			...(differs
				? [{ path: [...place, 'shows'], says: `${id} shows ${known.join(', ')}: write that, or name it otherwise` }]
				: []),
			...(shows.includes('images') && item.images.length === 0
				? [{ path: [...place, 'shows'], says: 'shows images, and the item has none: name them in its images' }]
				: [])
		];
	});
}

function answer(file: CaseFile, { id, kind, options }: Item): Fault[] {
	const given = Object.hasOwn(file.key.answers, id) ? file.key.answers[id] : undefined;
	const path: Path = ['key', 'answers', id];
	if (!given)
		return [{ path, says: `is missing: the item ${id} needs its answer, with ${fields[kind].join(' and ')}` }];
	const foreign = (Object.keys(given) as Field[]).filter(
		(field) => filled(given[field]) && !fields[kind].includes(field)
	);
	const faults = foreign.map((field) => ({
		path: [...path, field],
		says: `does not belong to the answer of a ${kind} item, which has ${fields[kind].join(' and ')}`
	}));
	return [...faults, ...content(kind, given, options, path)];
}

function content(
	kind: ItemKind,
	{ ranked, steps, evidence, option }: ModelAnswer,
	options: Item['options'],
	path: Path
): Fault[] {
	const ids = options.map(({ id }) => id);
	if (kind === 'differential' || kind === 'forward-diagnosis') {
		if (ranked.length === 0) return [{ path, says: 'needs ranked: [diagnosis, …]' }];
		return ranked.includes('diagnosis')
			? []
			: [{ path: [...path, 'ranked'], says: 'leaves out “diagnosis”, which is the answer' }];
	}
	if (kind === 'rationale' && steps.length === 0) return [{ path, says: 'needs steps: ids of key.rationale' }];
	if (kind === 'evidence' && evidence.length === 0) return [{ path, says: 'needs evidence: ids of key.evidence' }];
	if (kind !== 'multiple-choice') return [];
	if (option === undefined) return [{ path, says: `needs option: one of ${ids.join(', ')}` }];
	return ids.includes(option)
		? []
		: [{ path: [...path, 'option'], says: `“${option}” is none of its options ${ids.join(', ')}` }];
}

function filled(value: ModelAnswer[Field]): boolean {
	return value !== undefined && !(Array.isArray(value) && value.length === 0);
}
