import * as v from 'valibot';
import { Case, CaseImage } from './case.ts';
import { Id } from './id.ts';
import { Key } from './key.ts';
import { languages, Text } from './text.ts';

/** What pack.yaml says of a pack. `benchmark` is `local`, or the name of the importer that made it. */
export const Pack = v.strictObject({
	id: Id,
	title: Text,
	version: v.pipe(
		v.string(),
		v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/, 'is not a version: three numbers, as in 1.0.0')
	),
	benchmark: Id,
	licence: v.pipe(v.string(), v.minLength(1)),
	attribution: v.optional(v.string()),
	languages: v.pipe(v.array(v.picklist(languages)), v.minLength(1, 'names no language: write [en], [zh] or [en, zh]')),
	synthetic: v.boolean(),
	intended_use: Text
});
export type Pack = v.InferOutput<typeof Pack>;

/** One case.yaml: case and key in one file, as they are written. */
export const CaseFile = v.strictObject({
	...Case.entries,
	images: v.optional(v.array(v.strictObject({ ...CaseImage.entries, mask: v.optional(v.string()) })), []),
	key: v.omit(Key, ['examiner', 'checklist', 'masks']),
	examiner: Key.entries.examiner,
	checklist: Key.entries.checklist
});
export type CaseFile = v.InferOutput<typeof CaseFile>;

/** A case.yaml as the two things that it is: what a candidate may meet, and what gives it away. */
export function apart(file: CaseFile): { case: Case; key: Key } {
	const { key, examiner, checklist, images, ...rest } = file;
	return {
		case: { ...rest, images: images.map(({ mask: _, ...image }) => image) },
		key: {
			...key,
			examiner,
			checklist,
			masks: Object.fromEntries(images.flatMap(({ id, mask }) => (mask === undefined ? [] : [[id, mask]])))
		}
	};
}
