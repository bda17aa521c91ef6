import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as v from 'valibot';
import { Case } from '#lib/case/case.ts';
import { topics, type Topic } from '#lib/case/topic.ts';
import { fineTopics, spokenOf } from '#lib/patient/topics.ts';
import { plain, units } from '#lib/patient/units.ts';

const HandedCase = v.object({
	id: v.string(),
	facts: v.array(
		v.object({ id: v.string(), topic: v.string(), clinical: v.optional(v.string()), patient: v.string() })
	)
});
const HandedQuestions = v.array(v.object({ kind: v.string(), question: v.string(), facts: v.array(v.string()) }));
export type HandedQuestion = v.InferOutput<typeof HandedQuestions>[number];

/** A case in the form of the reference folder, read into a Case: its fine topic and clinical wording stand as examples. */
export function readHandedCase(file: string): Case {
	const { id, facts } = v.parse(HandedCase, JSON.parse(readFileSync(file, 'utf8')));
	return v.parse(Case, {
		id: idOf(id),
		tier: 'dialogue',
		difficulty: 3,
		minutes: 10,
		doorway: basename(file),
		patient: {},
		history: facts.map((fact) => ({
			id: fact.id,
			topic: codeOf(fact.topic),
			says: fact.patient,
			asked_by: [fact.topic, ...(fact.clinical ? [fact.clinical] : [])]
		}))
	});
}

export function readHandedQuestions(file: string): HandedQuestion[] {
	return v.parse(HandedQuestions, JSON.parse(readFileSync(file, 'utf8')));
}

function idOf(text: string): string {
	return text.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'handed';
}

/** The code of a fine topic's name: the code of that name, one written down here, or that of the triggers it holds. */
function codeOf(name: string): Topic {
	const own = topics.find((topic) => topic === name.toLowerCase().replaceAll(' ', '-'));
	const [hit] = spokenOf(units(plain(name))).topics;
	return own ?? named[name] ?? (hit === undefined ? undefined : fineTopics[hit]?.codes[0]) ?? 'associated';
}

const named: Record<string, Topic> = {
	presenting: 'presenting-complaint',
	progression: 'time-course',
	'aggravating and relieving factors': 'aggravating',
	'stroke history': 'past-medical',
	'loss of consciousness': 'consciousness',
	dizziness: 'vertigo',
	'balance and falls': 'gait',
	'personality and behaviour': 'behaviour',
	'nausea and vomiting': 'associated',
	'sexual function': 'autonomic',
	'menstrual and pregnancy': 'pregnancy',
	'past medical history': 'past-medical',
	'cancer history': 'past-medical',
	'family history': 'family',
	'living situation': 'social',
	'daily function': 'function',
	'animals and bites': 'exposure',
	'infectious contacts': 'exposure',
	'ideas concerns expectations': 'concerns',
	'birth and development': 'past-medical'
};
