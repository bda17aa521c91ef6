/** The ids that bear a whole name; none where nobody does. */
export type IdsNamed = (name: string) => ReadonlySet<string>;

/** So many words has nearly every name; so many characters every Chinese one. */
const longest = { words: 9, characters: 16 };

const pieces = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}'’])+/gu;
/** What no name reaches across. */
const ends = /[.;:!?\n。；：！？，、]+/u;

/**
 * The concepts that a text names, each the set of ids that its name may mean, in the order of their first naming. From left to
 * right the longest name counts, so that “myasthenia gravis” is not also “myasthenia”.
 * @example conceptsIn('MS, not ALS', idsNamed) // [Set { 'multiple-sclerosis', … }, Set { 'als' }]
 */
export function conceptsIn(text: string, idsNamed: IdsNamed): ReadonlySet<string>[] {
	const found = new Map<string, ReadonlySet<string>>();
	for (const part of text.normalize('NFKC').split(ends)) {
		const words = [...part.matchAll(pieces)];
		for (let at = 0; at < words.length;) {
			const named = nameAt(part, words, at, idsNamed);
			if (named) found.set([...named.ids].sort().join(' '), named.ids);
			at += named?.length ?? 1;
		}
	}
	return [...found.values()];
}

function nameAt(part: string, words: readonly RegExpMatchArray[], at: number, idsNamed: IdsNamed) {
	const start = words[at]?.index ?? 0;
	const most = /\p{Script=Han}/u.test(words[at]?.[0] ?? '') ? longest.characters : longest.words;
	for (let length = Math.min(most, words.length - at); length > 0; length--) {
		const last = words[at + length - 1];
		const ids = idsNamed(part.slice(start, (last?.index ?? 0) + (last?.[0].length ?? 0)));
		if (ids.size > 0) return { ids, length };
	}
	return null;
}
