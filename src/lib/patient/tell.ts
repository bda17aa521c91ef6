import type { Speech } from '#lib/case/candidate-view.ts';
import type { Case } from '#lib/case/case.ts';
import { identityWords } from '#lib/case/identity.ts';
import { say, type Language } from '#lib/case/text.ts';
import { topicWords } from '#lib/case/topic-words.ts';
import { informantOf } from './identity.ts';
import type { Reply } from './patient.ts';
import { speech } from './speech.ts';

/** What an informant says without a fact, in one language. `doYouMean` joins the plain names of two topics. */
export type SpareWords = {
	unknown: string;
	notFollowed: string;
	moreExactly: string;
	doYouMean: (one: string, other: string) => string;
};

/** A reply in words: the stored words of its facts, cut into who speaks, what is said, and stage directions. */
export function tell(case_: Case, reply: Reply, language: Language, words: SpareWords): Speech[] {
	if (reply.kind === 'not-followed') return spoken(case_, words.notFollowed, language);
	if (reply.kind === 'unknown') {
		return case_.patient.unknown
			? speech(say(case_.patient.unknown, language))
			: spoken(case_, words.unknown, language);
	}
	if (reply.kind === 'asked-back') return spoken(case_, doYouMean(case_, reply.facts, language, words), language);
	if (reply.facts.length === 0) return opening(case_, language);
	return [
		...introduced(case_, reply.facts, language),
		...facts(case_, reply.facts).flatMap((fact) => speech(say(fact.says, language)))
	];
}

/** The first thing that the informant says; empty where the case has no opening. */
export function opening(case_: Case, language: Language): Speech[] {
	return case_.patient.opening ? speech(say(case_.patient.opening, language)) : [];
}

/** Name and age, by whoever speaks for most of the case. */
function introduced(case_: Case, ids: string[], language: Language): Speech[] {
	const words = identityWords(case_, ids, language);
	return words ? spoken(case_, words, language) : [];
}

function doYouMean(case_: Case, ids: string[], language: Language, words: SpareWords): string {
	const [one, other] = [...new Set(facts(case_, ids).map(({ topic }) => topic))];
	if (!one || !other) return words.moreExactly;
	return words.doYouMean(topicWords[one][language], topicWords[other][language]);
}

function facts(case_: Case, ids: string[]) {
	return ids.flatMap((id) => case_.history.filter((fact) => fact.id === id));
}

/** By whoever speaks for most of the case. */
function spoken(case_: Case, words: string, language: Language): Speech[] {
	return [{ speaker: informantOf(case_, language), words, direction: false }];
}
