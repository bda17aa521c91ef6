import type { Case, Fact } from '#lib/case/case.ts';
import type { ReplyKind, Turn } from '#lib/case/seen.ts';
import { wordings } from '#lib/case/text.ts';
import type { Topic } from '#lib/case/topic.ts';
import { bm25Of, type Bm25 } from './bm25.ts';
import { profileOf, type Profile } from './profile.ts';
import { standsFor } from './stands-for.ts';
import { examplesOf, saysOf, schoolOf, type School } from './school.ts';
import type { Tokens } from './tokens.ts';
import { taughtMore, type TopicModel } from './topic-model.ts';
import { plain, units } from './units.ts';
import { vectorOf, type Vector } from './vectors.ts';

/** What an attempt pins: a change that answers differently makes a new one. */
export const version = 2;

/**
 * What the informant gives back: ids of facts, whose stored words are then told, and of the patient's name and age
 * (`case/identity.ts`). `said` without facts is the opening;
 * `asked-back` names the two facts between which the question lies; `unknown` and `not-followed` name none.
 */
export type Reply = { kind: ReplyKind; facts: string[] };

/** What was said so far: ids of the facts that were told, and the turns, in order. */
export type Heard = { told: readonly string[]; turns: readonly Pick<Turn, 'text' | 'reply'>[] };

/** A case made ready to be asked. Built once a case, from that case and all cases that are loaded. */
export type Patient = {
	case: Case;
	/** `stands`: topics that a fact also answers, where the case has no fact of them. */
	facts: { fact: Fact; stands: Topic[]; profile: Profile; examples: Vector[] }[];
	/** The one fact that an example question asks for, by its units. */
	examples: Map<string, Fact>;
	topics: Set<Topic>;
	/** Topics that have no fact of their own here, though others answer them. */
	stood: Set<Topic>;
	/** BM25 over all that a fact holds, and over its own words alone. */
	whole: Bm25;
	says: Bm25;
	model: TopicModel;
	school: School;
};

/**
 * `training` is every case that is loaded, with or without this one: their example questions teach which words ask for
 * which topic. Hand in the same list for each case: what it teaches is learnt once a list.
 */
export function patientOf(case_: Case, training: readonly Case[]): Patient {
	const school = schoolOf(training);
	const held = case_.history.map((fact) => ({
		fact,
		stands: standsFor(fact, case_.history),
		asked: examplesOf(fact),
		says: saysOf(fact)
	}));
	return {
		case: case_,
		facts: held.map(({ fact, stands, asked, says }) => ({
			fact,
			stands,
			profile: profileOf(fact, asked, says, stands),
			examples: asked.map((example) => vectorOf(example, school.rarity))
		})),
		examples: unambiguous(case_),
		topics: new Set(case_.history.map(({ topic }) => topic)),
		stood: new Set(held.flatMap(({ stands }) => stands)),
		whole: bm25Of(held.map(({ asked, says }) => [...asked, ...says].flatMap(termsOf))),
		says: bm25Of(held.map(({ says }) => says.flatMap(termsOf))),
		model: school.cases.has(case_.id) ? school.model : taughtMore(school.model, case_),
		school
	};
}

/** The units of a plain text as one line, by which two wordings of a question are the same. */
export function lineOf(text: string): string {
	return units(text).join(' ');
}

function unambiguous({ history }: Case): Map<string, Fact> {
	const lines = history.flatMap((fact) =>
		[...new Set(fact.asked_by.flatMap(wordings).map(plain).map(lineOf))].map((line) => [line, fact] as const)
	);
	const times = new Map<string, number>();
	for (const [line] of lines) times.set(line, (times.get(line) ?? 0) + 1);
	return new Map(lines.filter(([line]) => line !== '' && times.get(line) === 1));
}

/** What BM25 counts of a text: words, pairs and topic tokens. */
export function termsOf({ words, pairs, topics }: Tokens): string[] {
	return [...words, ...pairs, ...topics.map((topic) => `T:${topic}`)];
}
