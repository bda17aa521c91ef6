import type { Fact } from '#lib/case/case.ts';
import type { Topic } from '#lib/case/topic.ts';
import type { Tokens } from './tokens.ts';
import { fineTopics } from './topics.ts';

/** How strongly a fact stands for each fine topic, and each aspect: 0 to 1. */
export type Profile = { topics: Map<number, number>; aspects: Map<number, number> };

const saysWeight = 0.45;
const codeWeight = 0.4;
const mixedWeight = 0.2;
const standsWeight = 0.6;

/** Codes under which quite different things stand: one of them says little of another. */
const mixed: Topic[] = [
	'associated',
	'pain',
	'cardiorespiratory',
	'exposure',
	'bladder-bowel',
	'autonomic',
	'vision',
	'movements',
	'presenting-complaint'
];

/** A fact's fine topics: from the questions that ask for it, its own words, its code, and the codes it also stands for. */
export function profileOf(
	fact: Fact,
	asked: readonly Tokens[],
	says: readonly Tokens[],
	stands: readonly Topic[] = []
): Profile {
	const topics = shares(asked.map((example) => example.topics));
	const aspects = shares(asked.map((example) => example.aspects));
	for (const topic of says.flatMap((words) => words.topics)) atLeast(topics, topic, saysWeight);
	for (const aspect of says.flatMap((words) => words.aspects)) atLeast(aspects, aspect, saysWeight);
	fineTopics.forEach(({ codes }, topic) => {
		const weight = mixed.includes(fact.topic) ? mixedWeight : codeWeight;
		if (codes.includes(fact.topic)) atLeast(topics, topic, codes[0] === fact.topic ? weight : weight / 2);
		if (codes[0] && stands.includes(codes[0])) atLeast(topics, topic, standsWeight);
	});
	return { topics, aspects };
}

/** Of several lists, the share that holds each entry; its root, so that one of four questions counts half. */
function shares(lists: readonly number[][]): Map<number, number> {
	const counts = new Map<number, number>();
	for (const entry of lists.flat()) counts.set(entry, (counts.get(entry) ?? 0) + 1);
	return new Map([...counts].map(([entry, times]) => [entry, Math.sqrt(times / lists.length)]));
}

function atLeast(of: Map<number, number>, entry: number, weight: number) {
	of.set(entry, Math.max(of.get(entry) ?? 0, weight));
}

/** Cosine of two profiles' fine topics. */
export function alike(one: Profile, other: Profile): number {
	return cosine(one.topics, other.topics);
}

function cosine(one: Map<number, number>, other: Map<number, number>): number {
	let dot = 0;
	for (const [entry, weight] of one) dot += weight * (other.get(entry) ?? 0);
	const length = (of: Map<number, number>) =>
		Math.sqrt([...of.values()].reduce((sum, weight) => sum + weight * weight, 0));
	return dot === 0 ? 0 : dot / (length(one) * length(other));
}
