import type { Case } from '#lib/case/case.ts';
import type { Turn } from '#lib/case/seen.ts';
import { identityWords } from '#lib/case/identity.ts';
import { say, type Language } from '#lib/case/text.ts';

/** What the informant said to a turn; of asking back and not following, whose words are the interface's, nothing. */
export function replied(turn: Turn | undefined, case_: Case, language: Language): string[] {
	const { unknown, opening } = case_.patient;
	if (turn?.reply?.kind === 'unknown') return unknown ? [say(unknown, language)] : [];
	if (turn?.reply?.kind !== 'said') return [];
	// Greeted, the informant begins with the opening.
	if (turn.reply.facts.length === 0) return opening ? [say(opening, language)] : [];
	const facts = turn.reply.facts.flatMap((id) => case_.history.filter((fact) => fact.id === id));
	const introduced = identityWords(case_, turn.reply.facts, language);
	return [...(introduced ? [introduced] : []), ...facts.map(({ says }) => say(says, language))];
}
