import type { Topic } from '#lib/case/topic.ts';
import { alternatives, hits, phrases } from './phrases.ts';
import type { FineTopics } from './topic-data.ts';
import { aspects } from './topics-aspects.ts';
import { body } from './topics-body.ts';
import { head } from './topics-head.ts';
import { life } from './topics-life.ts';
import { limbs } from './topics-limbs.ts';
import { mind } from './topics-mind.ts';
import { courtesies, more, outside } from './topics-outside.ts';
import { past } from './topics-past.ts';
import { story } from './topics-story.ts';

const lists: FineTopics[] = [story, head, limbs, mind, body, past, life, outside];

/** Every fine topic, by place; the codes of the case format that each belongs to, none for those outside a history. */
export const fineTopics: { name: string; codes: readonly Topic[] }[] = lists.flatMap((list) =>
	Object.entries(list).map(([name, { codes }]) => ({ name, codes }))
);
/** The aspects by place. */
export const aspectNames = Object.keys(aspects);
const written = lists.flatMap((list) => Object.values(list).map(({ en, zh }) => `${en}, ${zh}`));
const topicPhrases = phrases(written);
const aspectPhrases = phrases(Object.values(aspects).map(({ en, zh }) => `${en}, ${zh}`));
const spokenPhrases = phrases([`${courtesies.en}, ${courtesies.zh}`, `${more.en}, ${more.zh}`]);
const script = fineTopics.findIndex(({ name }) => name === 'script');

/** What a row of units speaks of: fine topics and aspects by place, each once. */
export type Spoken = { topics: number[]; aspects: number[] };

export function spokenOf(row: readonly string[]): Spoken {
	return {
		topics: [...new Set(hits(row, topicPhrases).map(({ of }) => of))],
		aspects: [...new Set(hits(row, aspectPhrases).map(({ of }) => of))]
	};
}

/** The share of a row that is courtesy, and whether it asks for more of the same. */
export function manners(row: readonly string[]): { courtesy: number; more: boolean } {
	const found = hits(row, spokenPhrases);
	const covered = (of: number) => new Set(found.filter((hit) => hit.of === of).flatMap(({ places }) => places)).size;
	return {
		courtesy: row.length === 0 ? 0 : covered(0) / row.length,
		more: row.length > 0 && covered(1) / row.length > 0.75
	};
}

/** Whether a question goes after the script itself instead of the patient. */
export function asksForScript({ topics }: Spoken): boolean {
	return topics.includes(script);
}

/** The triggers as single phrases, with the codes that they teach. */
export function triggers(): { phrases: string[]; codes: readonly Topic[] }[] {
	return written.map((list, at) => ({
		phrases: list
			.split(',')
			.flatMap(alternatives)
			.map((phrase) => phrase.replaceAll('*', ' ')),
		codes: fineTopics[at]?.codes ?? []
	}));
}
