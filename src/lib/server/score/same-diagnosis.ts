import { compare } from '#lib/vocabulary/match.ts';
import type { Vocabulary } from '#lib/vocabulary/vocabulary.ts';

/** Whether a clinician would take an answer for one of the names: by whole names and our vocabulary, never by likeness. */
export function clinicalMatcher(vocabulary: Vocabulary): (answer: string, names: readonly string[]) => boolean {
	const known = new WeakMap<readonly string[], Map<string, boolean>>();
	return (answer, names) => {
		const seen = known.get(names) ?? new Map<string, boolean>();
		known.set(names, seen);
		const before = seen.get(answer);
		if (before !== undefined) return before;
		const [name = '', ...synonyms] = names;
		const same =
			answer !== '' && compare({ text: answer }, { name: { en: name }, synonyms }, vocabulary).relation === 'same';
		seen.set(answer, same);
		return same;
	};
}
