import type { Fact } from '#lib/case/case.ts';
import { afterKin, chosen, followUp, goOn } from './dialogue.ts';
import { identityAsked } from './identity.ts';
import { startOf } from './needs.ts';
import { partsOf } from './parts.ts';
import { lineOf, type Heard, type Patient, type Reply } from './patient.ts';
import { rank, type Ranking } from './rank.ts';
import { isSmallTalk } from './small-talk.ts';
import { repair } from './spelling.ts';
import { takeApart, type Tokens } from './tokens.ts';
import { asksForScript, fineTopics, manners } from './topics.ts';
import { plain, units } from './units.ts';

// The caller's limit is 500 characters; what lies beyond this is not heard.
const longest = 2_000;
const mostFacts = 3;

/** How sure the informant must be to answer, to add a part of a question, and to ask back instead of giving up. */
const sure = 0.47;
const surePart = 0.75;
const torn = 0.55;
const close = 0.6;
/** A fact this likely was nearly told: that it was not must not sound like a clinical no. */
const nearly = 0.2;

const notFollowed: Reply = { kind: 'not-followed', facts: [] };
const unknown: Reply = { kind: 'unknown', facts: [] };

/**
 * Which facts a question asks for, in either language, whatever the attempt's. Nothing but ids of this case's facts
 * comes back, and none that needs another which was not told. A courtesy alone is met with the opening when nothing
 * was said yet, later with `not-followed`.
 */
export function ask(patient: Patient, text: string, heard: Heard): Reply {
	const written = plain(text.slice(0, longest));
	const heardText = repair(written, patient.school.dictionary);
	const example = patient.examples.get(lineOf(written)) ?? patient.examples.get(lineOf(heardText));
	if (example) return say(patient, [example], heard);
	const choice = chosen(patient.case, heardText, heard);
	if (choice.length > 0) return say(patient, choice, heard);
	const { ids, rest } = identityAsked(patient.case, heardText);
	if (ids.length > 0) return introduced(patient, ids, rest, heard);
	if (isSmallTalk(heardText)) return notFollowed;
	const row = units(heardText);
	const asked = takeApart(heardText);
	const { courtesy, more } = manners(row);
	if (more) return goOn(patient, heard);
	const relative = afterKin(patient, heardText, heard);
	if (relative) return say(patient, [relative], heard);
	if (courtesy > 0.5 && asked.topics.length === 0) return greeted(heard);
	if (row.length === 0 || goesAfterScript(asked)) return notFollowed;
	const ranking = rank(patient, asked);
	const facts = factsFor(patient, heardText, asked, ranking, heard);
	if (facts.length > 0) return say(patient, facts, heard);
	return askedBack(patient, ranking, asked, heard) ?? refused(patient, asked, ranking);
}

/** Name and age come first; what else the question asks, where it asks for something of the history, comes after them. */
function introduced(patient: Patient, ids: readonly string[], rest: string, heard: Heard): Reply {
	const more = takeApart(rest).topics.some((topic) => (fineTopics[topic]?.codes.length ?? 0) > 0);
	const reply = more ? ask(patient, rest, heard) : notFollowed;
	return { kind: 'said', facts: [...ids, ...(reply.kind === 'said' ? reply.facts : [])] };
}

function greeted(heard: Heard): Reply {
	return heard.told.length === 0 && heard.turns.length === 0 ? { kind: 'said', facts: [] } : notFollowed;
}

function goesAfterScript(asked: Tokens): boolean {
	const others = asked.topics.filter((topic) => (fineTopics[topic]?.codes.length ?? 0) > 0);
	return asksForScript(asked) && others.length <= 1;
}

/** The facts that are asked for clearly: by the whole text, by its parts, or as a follow-up to what was last said. */
function factsFor(patient: Patient, text: string, asked: Tokens, ranking: Ranking, heard: Heard): Fact[] {
	const whole = clear(ranking, asked, sure);
	const parts =
		asked.topics.length < 2
			? []
			: partsOf(text)
					.map(takeApart)
					.filter(({ topics }) => topics.length > 0);
	const added = parts.flatMap((part) => clear(rank(patient, part), part, surePart));
	const inOrder = whole.every((fact) => added.includes(fact)) ? added : [...whole, ...added];
	const found = inOrder.filter(({ topic }, at, all) => all.findIndex((one) => one.topic === topic) === at);
	return found.length > 0 ? found.slice(0, mostFacts) : clear(followUp(patient, text, asked, heard), asked, sure);
}

/** The first fact, when it is sure enough and the second is not close behind it; of two close ones, the one named. */
function clear({ candidates: [first, second], none }: Ranking, asked: Tokens, enough: number): Fact[] {
	if (!first || first.probability < none) return [];
	const tied = second !== undefined && first.probability < torn && second.probability > close * first.probability;
	const firstNamed = tied && named(first.fact, asked) && !named(second.fact, asked);
	const secondNamed = tied && named(second.fact, asked) && !named(first.fact, asked);
	if (secondNamed && enough === sure) return [second.fact];
	if (firstNamed) return first.probability >= enough * 0.8 ? [first.fact] : [];
	return tied || first.probability < enough ? [] : [first.fact];
}

/** The two facts between which a question lies, when both were in what it asked: asking back must tell nothing new. */
function askedBack(patient: Patient, { candidates, none }: Ranking, asked: Tokens, heard: Heard): Reply | null {
	const [first, second] = candidates;
	if (!first || !second || first.probability + second.probability < torn || none > first.probability) return null;
	const starts = [first.fact, second.fact].map((fact) => startOf(patient.case, fact, heard.told));
	const [one, other] = starts;
	if (!one || !other) return null;
	if (one.id === other.id) return say(patient, [one], heard);
	const untold = [one, other].filter(({ id }) => !heard.told.includes(id));
	if (one.topic === other.topic && untold.length === 1) return say(patient, untold, heard);
	if (one.topic !== other.topic && ![one, other].every((fact) => named(fact, asked))) return null;
	return { kind: 'asked-back', facts: [one.id, other.id] };
}

function named(fact: Fact, asked: Tokens): boolean {
	return asked.topics.some((topic) => fineTopics[topic]?.codes.includes(fact.topic));
}

/** Each fact, or the start of its chain; `unknown` when none of them can be said. */
function say(patient: Patient, facts: readonly Fact[], heard: Heard): Reply {
	const starts = facts.map((fact) => startOf(patient.case, fact, heard.told)).filter((fact) => fact !== null);
	const ids = [...new Set(starts.map(({ id }) => id))];
	return ids.length === 0 ? unknown : { kind: 'said', facts: ids };
}

/** "I don't know" only where the topic was recognised and the script has nothing near it; else the question was not followed. */
function refused(patient: Patient, asked: Tokens, { none, candidates }: Ranking): Reply {
	if (asked.topics.length === 0 || (candidates[0]?.probability ?? 0) > nearly) return notFollowed;
	const covered = Math.max(
		0,
		...patient.facts.map(({ profile }) => Math.min(...asked.topics.map((topic) => profile.topics.get(topic) ?? 0)))
	);
	return covered < 0.45 || none > 0.7 ? unknown : notFollowed;
}
