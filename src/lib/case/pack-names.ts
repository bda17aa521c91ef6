import { after } from './item.ts';
import { nearest } from './pack-nearest.ts';
import type { CaseFile } from './pack-schema.ts';
import type { Fault, Path } from './pack-yaml.ts';

type Kind =
	| 'fact'
	| 'finding'
	| 'investigation'
	| 'image'
	| 'item'
	| 'differential'
	| 'lesion'
	| 'step'
	| 'evidence'
	| 'question'
	| 'line';
type Named = { id: string; kind: Kind; path: Path };

/** Everything of a case that can be named, once each. */
export type Names = Map<string, Named>;

const words: Record<Kind, string> = {
	fact: 'a fact of the history',
	finding: 'a finding of the examination',
	investigation: 'an investigation',
	image: 'an image',
	item: 'an item',
	differential: 'an entry of the differential',
	lesion: 'a lesion',
	step: 'a step of the rationale',
	evidence: 'a point of evidence',
	question: "an examiner's question",
	line: 'a line of the checklist'
};

export function namesOf(file: CaseFile): { names: Names; faults: Fault[] } {
	const names: Names = new Map([['diagnosis', { id: 'diagnosis', kind: 'differential', path: ['key', 'diagnosis'] }]]);
	const faults: Fault[] = [];
	for (const one of all(file)) {
		const other = names.get(one.id);
		if (!other) names.set(one.id, one);
		else if (one.id === 'diagnosis')
			faults.push({ path: one.path, says: '“diagnosis” stands for key.diagnosis: take another id' });
		else
			faults.push({
				path: one.path,
				says: `“${one.id}” is the id of ${words[other.kind]} already: ids are unique in a case`
			});
	}
	return { names, faults: [...faults, ...rubrics(file).flatMap(({ path, ids }) => twice(ids, path, 'id'))] };
}

/** What names something that is not there, or is of another kind. */
export function references({ names }: { names: Names }, file: CaseFile): Fault[] {
	const material: Kind[] = ['fact', 'finding', 'investigation'];
	return [
		...file.history.flatMap(({ needs }, i) => each(needs, ['history', i, 'needs'], ['fact'])),
		...file.investigations.flatMap(({ images }, i) => each(images, ['investigations', i, 'images'], ['image'])),
		...file.items.flatMap((item, i) => [
			...each(item.images, ['items', i, 'images'], ['image']),
			...each(item.reveals, ['items', i, 'reveals'], material),
			...one(after(item), ['items', i, 'when'], ['item'])
		]),
		...file.key.lesions.flatMap(({ image }, i) => one(image, ['key', 'lesions', i, 'image'], ['image'])),
		...file.key.rationale.flatMap(({ because }, i) =>
			each(because, ['key', 'rationale', i, 'because'], [...material, 'image'])
		),
		...file.key.evidence.flatMap(({ images }, i) => each(images, ['key', 'evidence', i, 'images'], ['image'])),
		...Object.entries(file.key.answers).flatMap(([item, answer]) => [
			...one(item, ['key', 'answers', item], ['item']),
			...each(answer.ranked, ['key', 'answers', item, 'ranked'], ['differential']),
			...each(answer.lesions, ['key', 'answers', item, 'lesions'], ['lesion']),
			...each(answer.steps, ['key', 'answers', item, 'steps'], ['step']),
			...each(answer.evidence, ['key', 'answers', item, 'evidence'], ['evidence'])
		]),
		...file.checklist.flatMap(({ met_by }, i) =>
			each(met_by, ['checklist', i, 'met_by'], [...material, 'item', 'question'])
		)
	];

	function each(ids: readonly string[], path: Path, kinds: Kind[]): Fault[] {
		return [...ids.flatMap((id, index) => one(id, [...path, index], kinds)), ...twice(ids, path, null)];
	}

	function one(id: string | null, path: Path, kinds: Kind[]): Fault[] {
		const found = id === null ? undefined : names.get(id);
		if (id === null || (found && kinds.includes(found.kind))) return [];
		const wanted = kinds.map((kind) => words[kind]).join(', or ');
		if (found) return [{ path, says: `“${id}” is ${words[found.kind]}: name ${wanted}` }];
		const near = nearest(
			id,
			[...names.values()].flatMap((other) => (kinds.includes(other.kind) ? [other.id] : []))
		);
		return [
			{ path, says: `“${id}” is nothing in this case${near ? `: did you mean “${near}”?` : `: name ${wanted}`}` }
		];
	}
}

/** Facts that need each other, and items that wait for each other: neither would ever come. */
export function circles(file: CaseFile): Fault[] {
	const needs = new Map(file.history.map((fact) => [fact.id, fact.needs]));
	const waits = new Map(file.items.map((item) => [item.id, [after(item)].filter((id) => id !== null)]));
	return [
		...file.history.flatMap(({ id }, i) =>
			round(id, needs, ['history', i, 'needs'], 'is never said, since it needs itself')
		),
		...file.items.flatMap(({ id }, i) =>
			round(id, waits, ['items', i, 'when'], 'is never opened, since it waits for itself')
		)
	];
}

function round(id: string, next: Map<string, string[]>, path: Path, says: string): Fault[] {
	const way = wayBack(id, id, next, new Set());
	return way ? [{ path, says: `${says}: ${[id, ...way].join(' → ')}` }] : [];
}

function wayBack(from: string, to: string, next: Map<string, string[]>, been: Set<string>): string[] | null {
	for (const id of next.get(from) ?? []) {
		if (id === to) return [id];
		if (been.has(id)) continue;
		been.add(id);
		const rest = wayBack(id, to, next, been);
		if (rest) return [id, ...rest];
	}
	return null;
}

export function twice(ids: readonly string[], path: Path, field: string | null): Fault[] {
	return ids.flatMap((id, index) =>
		ids.indexOf(id) < index
			? [
					{
						path: field === null ? [...path, index] : [...path, index, field],
						says: `“${id}” stands here twice: keep one`
					}
				]
			: []
	);
}

function all(file: CaseFile): Named[] {
	const { differential, lesions, rationale, evidence } = file.key;
	return [
		...listed(file.history, 'fact', ['history']),
		...listed(file.examination, 'finding', ['examination']),
		...listed(file.investigations, 'investigation', ['investigations']),
		...listed(file.images, 'image', ['images']),
		...listed(file.items, 'item', ['items']),
		...listed(differential, 'differential', ['key', 'differential']),
		...listed(lesions, 'lesion', ['key', 'lesions']),
		...listed(rationale, 'step', ['key', 'rationale']),
		...listed(evidence, 'evidence', ['key', 'evidence']),
		...listed(file.examiner, 'question', ['examiner']),
		...listed(file.checklist, 'line', ['checklist'])
	];
}

function listed(list: readonly { id: string }[], kind: Kind, path: Path): Named[] {
	return list.map(({ id }, index) => ({ id, kind, path: [...path, index, 'id'] }));
}

/** Ids that are unique only among themselves. */
function rubrics(file: CaseFile): { path: Path; ids: string[] }[] {
	return [
		...file.examiner.map(({ points }, i) => ({ path: ['examiner', i, 'points'], ids: points.map(({ id }) => id) })),
		...Object.entries(file.key.answers).map(([item, { points }]) => ({
			path: ['key', 'answers', item, 'points'],
			ids: points.map(({ id }) => id)
		})),
		...file.items.flatMap(({ options, conditions }, i) => [
			{ path: ['items', i, 'options'], ids: options.map(({ id }) => id) },
			{ path: ['items', i, 'conditions'], ids: conditions.map(({ id }) => id) }
		])
	];
}
