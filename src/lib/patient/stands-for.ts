import type { Fact } from '#lib/case/case.ts';
import { wordings } from '#lib/case/text.ts';
import { topics, type Topic } from '#lib/case/topic.ts';
import { stored } from './tokens.ts';
import { aspectNames, fineTopics } from './topics.ts';

/** A topic that a case may have no fact of its own for, though another one's words hold the answer. */
type Stand = { topic: Topic; among: readonly Topic[]; holds: (words: string) => boolean };

const dated =
	/\b(?:ago|since|yesterday|this morning|last (?:night|week|month|year)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:days|weeks|months|years))\b|[天周月年点拜期][^，。]{0,3}(?:前|开始|起)|昨[天晚]|今早|[一二三四五六七八九十两几\d](?:天|周|个?星期|个?礼拜|个?月|年)/iu;
const bodyParts = new Set([
	'arm',
	'hand',
	'leg',
	'foot',
	'face part',
	'eye',
	'neck',
	'back',
	'chest',
	'belly',
	'head part',
	'tongue'
]);

const stands: Stand[] = [
	{ topic: 'onset', among: ['presenting-complaint', 'time-course'], holds: (words) => dated.test(words) },
	{ topic: 'aggravating', among: topics, holds: (words) => speaksOf(words, 'posture') },
	{ topic: 'location', among: ['presenting-complaint'], holds: namesPart }
];

/** The topics that a fact also stands for: those that no fact of the case has, where its own words hold an answer to them. */
export function standsFor(fact: Fact, history: readonly Fact[]): Topic[] {
	return stands
		.filter(({ topic, among }) => among.includes(fact.topic) && !history.some((other) => other.topic === topic))
		.filter(({ holds }) => wordings(fact.says).some(holds))
		.map(({ topic }) => topic);
}

function speaksOf(words: string, name: string): boolean {
	return stored(words).topics.some((topic) => fineTopics[topic]?.name === name);
}

function namesPart(words: string): boolean {
	return stored(words).aspects.some((aspect) => bodyParts.has(aspectNames[aspect] ?? ''));
}
