import type { Case, Fact } from '#lib/case/case.ts';
import type { Topic } from '#lib/case/topic.ts';
import { startOf } from './needs.ts';
import type { Heard, Patient, Reply } from './patient.ts';
import { rank, type Ranking } from './rank.ts';
import type { Tokens } from './tokens.ts';
import { fineTopics } from './topics.ts';

/** A follow-up is short: "and your legs?", "how long for?". */
const longestFollowUp = 6;
const goesOn = /^\s*(?:and|or|what about|how about|but)\b|呢\s*[？?]?\s*$/iu;
const longestChoice = 40;
const strong = 0.7;

/**
 * "Go on", "tell me more": the next fact of what was last spoken of that was not told yet, `unknown` when there is none;
 * after the complaint, of its story. At the start, the opening. What needs another fact waits for a real question.
 */
export function goOn(patient: Patient, heard: Heard): Reply {
	const last = lastSaid(patient, heard);
	if (!last) return heard.turns.length === 0 ? { kind: 'said', facts: [] } : { kind: 'not-followed', facts: [] };
	const topics = last.topic === 'presenting-complaint' ? story : [last.topic];
	const next = untold(patient, topics, heard).find(({ needs }) => needs.length === 0);
	return next ? { kind: 'said', facts: [next.id] } : { kind: 'unknown', facts: [] };
}

/** "What happened to her?", where a relative was spoken of last: the next fact of the family; else null. */
export function afterKin(patient: Patient, text: string, heard: Heard): Fact | null {
	if (!kin.test(text) || lastSaid(patient, heard)?.topic !== 'family') return null;
	return untold(patient, ['family'], heard)[0] ?? null;
}

/** Facts of some topics that were not told and can be said now. */
function untold(patient: Patient, topics: readonly Topic[], heard: Heard): Fact[] {
	return patient.case.history.filter(
		(fact) =>
			topics.includes(fact.topic) &&
			!heard.told.includes(fact.id) &&
			startOf(patient.case, fact, heard.told)?.id === fact.id
	);
}

const kin =
	/\bwhat happened (?:to|with) (?:her|him|them)\b|\bhow (?:did|old was) (?:she|he)\b|[她他]们?(?:后来)?(?:怎么了|怎么回事|怎么走的)/u;
const story: Topic[] = ['presenting-complaint', 'onset', 'time-course', 'character', 'location', 'severity'];

/** The answer to "do you mean … or …?": the first, the second or both of the two facts; empty when it is none. */
export function chosen(case_: Case, text: string, heard: Heard): Fact[] {
	const reply = heard.turns.at(-1)?.reply;
	if (reply?.kind !== 'asked-back' || text.length > longestChoice) return [];
	const [first, second] = reply.facts.flatMap((id) => case_.history.filter((fact) => fact.id === id));
	if (!first || !second) return [];
	if (/\b(?:both|either|all)\b|都|两个|两者/u.test(text)) return [first, second];
	if (/\b(?:first|former)\b|第一|前者|前面|前一个/u.test(text)) return [first];
	return /\b(?:second|latter|last)\b|第二|后者|后面|后一个/u.test(text) ? [second] : [];
}

/**
 * A short question that goes on ("and your feet?", 脚呢？) or asks how, when or where without saying of what, understood as
 * asking about what was last spoken of. Any other would be answered with whatever happened to be said last.
 */
export function followUp(patient: Patient, text: string, asked: Tokens, heard: Heard): Ranking {
	const last = lastSaid(patient, heard);
	const ownTopic = asked.topics.some((topic) => !isGeneral(topic));
	const leansOn = asked.topics.length > 0 || goesOn.test(text);
	if (!last || ownTopic || !leansOn || asked.words.length === 0 || asked.words.length > longestFollowUp)
		return { candidates: [], none: 1 };
	const profile = patient.facts.find(({ fact }) => fact.id === last.id)?.profile;
	const carried = [...(profile?.topics ?? [])].filter(([, weight]) => weight >= strong).map(([topic]) => topic);
	return rank(patient, { ...asked, topics: [...new Set([...carried, ...asked.topics])] });
}

/** The fact that was told last, by the last turn that told one. */
function lastSaid(patient: Patient, heard: Heard): Fact | null {
	const known = (id: string) => patient.case.history.find((fact) => fact.id === id);
	const said = [...heard.turns]
		.reverse()
		.flatMap(({ reply }) => (reply?.kind === 'said' ? reply.facts.toReversed() : []));
	return said.map(known).find((fact) => fact !== undefined) ?? null;
}

const general = new Set([
	'onset',
	'course',
	'time-course',
	'character',
	'severity',
	'location',
	'radiation',
	'aggravating',
	'relieving',
	'previous-episodes',
	'weakness'
]);

function isGeneral(topic: number): boolean {
	return fineTopics[topic]?.codes.some((code) => general.has(code)) ?? false;
}
