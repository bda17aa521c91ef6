import * as v from 'valibot';
import type { ItemKind } from './item.ts';

/** The longest written answer that is taken, in characters. */
export const longest = 10_000;

const written = v.pipe(v.string(), v.maxLength(longest, `is longer than ${longest} characters`));
const confidence = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)));
const millimetres = v.pipe(v.number(), v.finite(), v.minValue(-10_000), v.maxValue(10_000));

/** One diagnosis of a ranked list; `diagnosis` is an id of the vocabulary, when chosen from it. Confidence 0 to 100. */
export const Ranked = v.strictObject({
	text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
	diagnosis: v.optional(v.pipe(v.string(), v.maxLength(100))),
	confidence
});
export type Ranked = v.InferOutput<typeof Ranked>;

/** A place on an image: in the volume’s own world space (RAS+), millimetres; on a flat picture pixels, [column, row, 0]. */
export const Point = v.strictObject({
	image: v.string(),
	mm: v.tuple([millimetres, millimetres, millimetres]),
	side: v.optional(v.picklist(['left', 'right', 'midline']))
});
export type Point = v.InferOutput<typeof Point>;

/**
 * An outline drawn on one slice, closed by itself: its corners in the order in which they were drawn, in the same space as
 * a point. All corners lie on the slice, which is cut along `axis`.
 */
export const Region = v.strictObject({
	image: v.string(),
	axis: v.picklist(['axial', 'coronal', 'sagittal', 'flat']),
	outline: v.pipe(v.array(v.tuple([millimetres, millimetres, millimetres])), v.minLength(3), v.maxLength(200))
});
export type Region = v.InferOutput<typeof Region>;
export const Regions = v.pipe(v.array(Region), v.maxLength(50));

export const RankedAnswer = v.strictObject({ ranked: v.pipe(v.array(Ranked), v.maxLength(10)) });
export const ChoiceAnswer = v.strictObject({ option: v.nullable(v.pipe(v.string(), v.maxLength(100))), confidence });
export const LesionAnswer = v.strictObject({
	points: v.pipe(v.array(Point), v.maxLength(50)),
	regions: v.optional(Regions),
	none: v.optional(v.boolean()),
	text: v.optional(written, '')
});
export const RationaleAnswer = v.strictObject({
	steps: v.pipe(
		v.array(v.strictObject({ text: written, because: v.optional(v.pipe(v.array(v.string()), v.maxLength(50)), []) })),
		v.maxLength(40)
	)
});
export const EvidenceAnswer = v.strictObject({
	lines: v.pipe(
		v.array(v.strictObject({ text: written, images: v.optional(v.pipe(v.array(v.string()), v.maxLength(20)), []) })),
		v.maxLength(60)
	)
});
export const WrittenAnswer = v.strictObject({ text: written });

export type RankedAnswer = v.InferOutput<typeof RankedAnswer>;
export type ChoiceAnswer = v.InferOutput<typeof ChoiceAnswer>;
export type LesionAnswer = v.InferOutput<typeof LesionAnswer>;
export type RationaleAnswer = v.InferOutput<typeof RationaleAnswer>;
export type EvidenceAnswer = v.InferOutput<typeof EvidenceAnswer>;
export type WrittenAnswer = v.InferOutput<typeof WrittenAnswer>;

/** The answer that each kind of item takes. */
export const answers = {
	differential: RankedAnswer,
	'forward-diagnosis': RankedAnswer,
	'multiple-choice': ChoiceAnswer,
	lesion: LesionAnswer,
	rationale: RationaleAnswer,
	evidence: EvidenceAnswer,
	'open-ended': WrittenAnswer,
	'dialogue-turn': WrittenAnswer
} as const satisfies Record<ItemKind, v.GenericSchema>;

export type AnswerOf = { [Kind in ItemKind]: v.InferOutput<(typeof answers)[Kind]> };
export type Answer = AnswerOf[ItemKind];

/** Whether anything was answered at all: an item left empty is zero, not unscored. */
export function isEmpty(answer: Answer | null | undefined): boolean {
	if (!answer) return true;
	if ('ranked' in answer) return answer.ranked.length === 0;
	if ('option' in answer) return answer.option === null;
	if ('points' in answer) {
		return answer.points.length === 0 && !answer.regions?.length && !answer.none && !answer.text?.trim();
	}
	if ('steps' in answer) return answer.steps.every(({ text }) => !text.trim());
	if ('lines' in answer) return answer.lines.every(({ text }) => !text.trim());
	return !answer.text.trim();
}
