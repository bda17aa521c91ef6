import * as v from 'valibot';
import { Id } from './id.ts';
import { Text } from './text.ts';

const ids = v.optional(v.array(Id), []);
const texts = v.optional(v.array(Text), []);
const names = v.optional(v.array(v.string()), []);

/** One line of a rubric. */
export const MarkingPoint = v.strictObject({
	id: Id,
	text: Text,
	marks: v.optional(v.pipe(v.number(), v.minValue(0)), 1)
});

export const Codes = v.strictObject({
	icd10: v.optional(v.string()),
	icd11: v.optional(v.string()),
	orpha: v.optional(v.union([v.string(), v.number()])),
	mondo: v.optional(v.string()),
	doid: v.optional(v.string())
});

export const KeyDiagnosis = v.strictObject({
	name: Text,
	synonyms: names,
	broader: names,
	never_say: names,
	codes: v.optional(Codes, {})
});

export const DifferentialEntry = v.strictObject({
	id: Id,
	name: Text,
	synonyms: names,
	likelihood: v.picklist(['likely', 'possible', 'must-not-miss']),
	why: v.optional(Text)
});

export const Lesion = v.strictObject({
	id: Id,
	image: Id,
	laterality: v.picklist(['left', 'right', 'bilateral', 'midline']),
	regions: texts,
	description: Text
});

/** One step of the expert's reasoning, with the facts, findings, results and images that it rests on. */
export const RationaleStep = v.strictObject({ id: Id, step: Text, because: ids });

/** 1 a visible finding · 2 a relation across images, sequences or time · 3 what ties it to the diagnosis. */
export const Evidence = v.strictObject({
	id: Id,
	level: v.picklist([1, 2, 3]),
	statement: Text,
	images: ids,
	required: v.optional(v.boolean(), false),
	category: v.optional(v.string())
});

/** The right answer to one item; which fields it has follows from the item's kind. */
export const ModelAnswer = v.strictObject({
	ranked: ids,
	lesions: ids,
	steps: ids,
	evidence: ids,
	option: v.optional(v.string()),
	why: v.optional(Text),
	text: v.optional(Text),
	points: v.optional(v.array(MarkingPoint), [])
});

export const ExaminerQuestion = v.strictObject({
	id: Id,
	question: Text,
	model_answer: Text,
	points: v.optional(v.array(MarkingPoint), [])
});

export const domains = [
	'history',
	'examination',
	'investigation',
	'communication',
	'diagnosis',
	'management',
	'safety'
] as const;
export type Domain = (typeof domains)[number];

export const ChecklistLine = v.strictObject({
	id: Id,
	domain: v.picklist(domains),
	text: Text,
	marks: v.optional(v.pipe(v.number(), v.minValue(0)), 1),
	critical: v.optional(v.boolean(), false),
	met_by: ids
});

export const Origin = v.strictObject({
	benchmark: v.string(),
	id: v.string(),
	source_case: v.string(),
	licence: v.optional(v.string())
});

/** Everything that gives a case away. It never leaves the server before release. */
export const Key = v.strictObject({
	diagnosis: KeyDiagnosis,
	differential: v.optional(v.array(DifferentialEntry), []),
	localisation: v.optional(Text),
	lesions: v.optional(v.array(Lesion), []),
	rationale: v.optional(v.array(RationaleStep), []),
	evidence: v.optional(v.array(Evidence), []),
	answers: v.optional(v.record(v.string(), ModelAnswer), {}),
	management: texts,
	red_flags: texts,
	teaching: v.optional(
		v.strictObject({
			pearls: texts,
			pitfalls: texts,
			reading: v.optional(
				v.array(
					v.strictObject({
						title: v.string(),
						doi: v.optional(v.string()),
						pmid: v.optional(v.union([v.string(), v.number()]))
					})
				),
				[]
			)
		}),
		{}
	),
	origin: v.optional(Origin),
	examiner: v.optional(v.array(ExaminerQuestion), []),
	checklist: v.optional(v.array(ChecklistLine), []),
	/** image id → the mask's path in the case's folder. Mask value k is the k-th of `lesions` for that image. */
	masks: v.optional(v.record(Id, v.string()), {})
});

export type Key = v.InferOutput<typeof Key>;
export type KeyDiagnosis = v.InferOutput<typeof KeyDiagnosis>;
export type DifferentialEntry = v.InferOutput<typeof DifferentialEntry>;
export type Lesion = v.InferOutput<typeof Lesion>;
export type RationaleStep = v.InferOutput<typeof RationaleStep>;
export type Evidence = v.InferOutput<typeof Evidence>;
export type ModelAnswer = v.InferOutput<typeof ModelAnswer>;
export type MarkingPoint = v.InferOutput<typeof MarkingPoint>;
export type ExaminerQuestion = v.InferOutput<typeof ExaminerQuestion>;
export type ChecklistLine = v.InferOutput<typeof ChecklistLine>;
