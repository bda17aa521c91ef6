import type { Case } from '#lib/case/case.ts';
import type { ReplyKind, Seen, Turn } from '#lib/case/seen.ts';
import { say, type Language } from '#lib/case/text.ts';
import type { OnAxis } from './sat.ts';

/** A question that was not followed, or whose reply was flagged. `at` in ms since entering. */
export type Unfollowed = {
	turn: number;
	at: number;
	text: string;
	/** Null where no reply came. */
	reply: ReplyKind | null;
	/** Flagged by the candidate as "not what I asked". */
	flagged: boolean;
	/** What was said, where it was flagged. */
	said: string[];
};

/** A question not followed, as the case's author reads it: how often it was put in these words, in how many attempts. */
export type UnfollowedQuestion = {
	case: string;
	text: string;
	times: number;
	attempts: number;
	flagged: number;
	/** What the informant said where a reply was flagged. */
	said: string[];
};

/** What was asked in vain in one attempt; it stands beside what was missed, so that an educator can credit it. */
export function unfollowed({ seen, case: case_, language, axis }: OnAxis): Unfollowed[] {
	return seen.said.filter(inVain).map(({ turn, at, text, reply, flagged }) => ({
		turn,
		at: axis.since(at),
		text,
		reply: reply?.kind ?? null,
		flagged,
		said: flagged ? saidBy(reply, case_, language) : []
	}));
}

/** The questions that the informants did not follow, by case, the most frequent first: what an author may add to `asked_by`. */
export function unfollowedByCase(
	attempts: readonly { case: Case; seen: Pick<Seen, 'said'>; language: Language }[]
): UnfollowedQuestion[] {
	const found = new Map<string, UnfollowedQuestion>();
	for (const { case: case_, seen, language } of attempts) {
		const here = new Set<string>();
		for (const { text, reply, flagged } of seen.said.filter(inVain)) {
			const name = `${case_.id} ${plain(text)}`;
			const question = found.get(name) ?? { case: case_.id, text, times: 0, attempts: 0, flagged: 0, said: [] };
			const said = flagged ? saidBy(reply, case_, language) : [];
			found.set(name, {
				...question,
				times: question.times + 1,
				attempts: question.attempts + (here.has(name) ? 0 : 1),
				flagged: question.flagged + (flagged ? 1 : 0),
				said: [...new Set([...question.said, ...said])]
			});
			here.add(name);
		}
	}
	return [...found.values()].sort(
		(one, other) => one.case.localeCompare(other.case) || other.times - one.times || one.text.localeCompare(other.text)
	);
}

function inVain({ reply, failed, flagged }: Turn): boolean {
	return flagged || failed || reply?.kind === 'not-followed';
}

function saidBy(reply: Turn['reply'], case_: Case, language: Language): string[] {
	if (reply?.kind !== 'said') return [];
	return case_.history.filter(({ id }) => reply.facts.includes(id)).map(({ says }) => say(says, language));
}

function plain(text: string): string {
	return text
		.toLowerCase()
		.replace(/[\p{P}\p{S}\s]+/gu, ' ')
		.trim();
}
