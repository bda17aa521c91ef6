import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as v from 'valibot';
import { Case } from '#lib/case/case.ts';
import type { Text } from '#lib/case/text.ts';
import { topics, type Topic } from '#lib/case/topic.ts';
import { fineTopics, spokenOf } from '#lib/patient/topics.ts';
import { plain, units } from '#lib/patient/units.ts';
import { handedTopics } from './handed-topics.ts';

const HandedCase = v.object({
	id: v.string(),
	facts: v.array(v.object({ id: v.string(), topic: v.string(), clinical: v.optional(v.string()), patient: v.string() }))
});
const HandedQuestions = v.array(v.object({ kind: v.string(), question: v.string(), facts: v.array(v.string()) }));
export type HandedQuestion = v.InferOutput<typeof HandedQuestions>[number];

/**
 * A case in the form of the reference folder, read into a Case: a fact's fine topic, one question that asks for it,
 * and its clinical wording stand as its example questions.
 */
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
			asked_by: [...examplesOf(fact.topic), ...(fact.clinical ? [fact.clinical] : [])]
		}))
	});
}

export function readHandedQuestions(file: string): HandedQuestion[] {
	return v.parse(HandedQuestions, JSON.parse(readFileSync(file, 'utf8')));
}

function idOf(text: string): string {
	return text.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'handed';
}

/** The code of a fine topic's name: the one written down for it, the code of that name, or that of the triggers it holds. */
function codeOf(name: string): Topic {
	const own = topics.find((topic) => topic === name.toLowerCase().replaceAll(' ', '-'));
	const [hit] = spokenOf(units(plain(name))).topics;
	return handedTopics[name]?.[0] ?? own ?? (hit === undefined ? undefined : fineTopics[hit]?.codes[0]) ?? 'associated';
}

function examplesOf(name: string): Text[] {
	const [, en, zh] = handedTopics[name] ?? [];
	return en && zh ? [name, { en, zh }] : [name];
}
