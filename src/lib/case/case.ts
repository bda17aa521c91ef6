import * as v from 'valibot';
import { Id } from './id.ts';
import { Item } from './item.ts';
import { manoeuvres } from './manoeuvre.ts';
import { orders } from './order.ts';
import { Text } from './text.ts';
import { topics } from './topic.ts';

const number = v.pipe(v.number(), v.finite());
const texts = v.optional(v.array(Text), []);

export const Vitals = v.strictObject({
	heart_rate: v.optional(number),
	systolic: v.optional(number),
	diastolic: v.optional(number),
	temperature_c: v.optional(number),
	spo2: v.optional(number),
	respiratory_rate: v.optional(number),
	glucose_mmol_l: v.optional(number),
	gcs: v.optional(number)
});

/** `at`: how many days before the door it was taken; values of one name at several times are a trend. */
export const Laboratory = v.strictObject({
	name: Text,
	value: v.union([number, v.string()]),
	unit: v.optional(v.string(), ''),
	reference: v.optional(v.string(), ''),
	flag: v.optional(v.picklist(['high', 'low', 'critical', 'normal'])),
	at: v.optional(v.pipe(number, v.minValue(0)))
});

export const Patient = v.strictObject({
	name: v.optional(Text),
	age: v.optional(v.union([number, v.string()])),
	sex: v.optional(v.picklist(['female', 'male', 'other'])),
	setting: v.optional(Text),
	persona: v.optional(Text),
	opening: v.optional(Text),
	ideas: v.optional(Text),
	concerns: v.optional(Text),
	expectations: v.optional(Text),
	unknown: v.optional(Text)
});

export const PatientRecord = v.strictObject({
	vitals: v.optional(Vitals, {}),
	problems: texts,
	medications: texts,
	allergies: texts,
	family: texts,
	social: texts,
	notes: v.optional(
		v.array(v.strictObject({ kind: v.picklist(['triage', 'referral', 'ward', 'clinic']), author: Text, text: Text })),
		[]
	),
	labs: v.optional(v.array(Laboratory), [])
});

/** One thing that the informant can say. */
export const Fact = v.strictObject({
	id: Id,
	topic: v.picklist(topics),
	says: Text,
	asked_by: v.optional(v.array(Text), []),
	essential: v.optional(v.boolean(), false),
	needs: v.optional(v.array(Id), [])
});

/** What one manoeuvre shows. */
export const Finding = v.strictObject({
	id: Id,
	manoeuvre: v.picklist(manoeuvres),
	finding: Text,
	abnormal: v.optional(v.boolean(), false),
	essential: v.optional(v.boolean(), false),
	score: v.optional(v.strictObject({ scale: v.string(), value: number, max: v.optional(number) }))
});

/** What one order brings back. `minutes` is simulated turnaround, `cost` relative, 1 to 5. */
export const Investigation = v.strictObject({
	id: Id,
	order: v.picklist(orders),
	result: Text,
	images: v.optional(v.array(Id), []),
	essential: v.optional(v.boolean(), false),
	minutes: v.optional(number),
	cost: v.optional(number),
	harm: v.optional(Text),
	report: v.optional(Text)
});

/** An image as the candidate may meet it; its mask is part of the key. `file` is a path in the case's folder. */
export const CaseImage = v.strictObject({
	id: Id,
	kind: v.picklist(['volume', 'picture']),
	modality: v.string(),
	sequence: v.optional(v.string()),
	file: v.string(),
	plane: v.optional(v.picklist(['axial', 'coronal', 'sagittal', 'volume'])),
	caption: Text,
	given: v.picklist(['start', 'investigation']),
	simulated: v.optional(v.boolean(), false),
	source: v.optional(v.string()),
	licence: v.optional(v.string())
});

export const tiers = ['direct', 'complex', 'dialogue'] as const;

export const Case = v.strictObject({
	id: Id,
	tier: v.picklist(tiers),
	difficulty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
	minutes: v.pipe(number, v.minValue(1), v.maxValue(120)),
	reading: v.optional(v.pipe(number, v.minValue(0), v.maxValue(30)), 1),
	doorway: Text,
	patient: Patient,
	record: v.optional(PatientRecord, {}),
	history: v.optional(v.array(Fact), []),
	examination: v.optional(v.array(Finding), []),
	investigations: v.optional(v.array(Investigation), []),
	images: v.optional(v.array(CaseImage), []),
	items: v.optional(v.array(Item), [])
});

export type Case = v.InferOutput<typeof Case>;
export type Patient = v.InferOutput<typeof Patient>;
export type PatientRecord = v.InferOutput<typeof PatientRecord>;
export type Fact = v.InferOutput<typeof Fact>;
export type Finding = v.InferOutput<typeof Finding>;
export type Investigation = v.InferOutput<typeof Investigation>;
export type CaseImage = v.InferOutput<typeof CaseImage>;
export type Laboratory = v.InferOutput<typeof Laboratory>;
