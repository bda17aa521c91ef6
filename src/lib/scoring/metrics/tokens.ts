const words = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:['’]\p{L}+)*/gu;

/**
 * A text as tokens: words in lower case, without punctuation; each Chinese character is a token of its own, since Chinese
 * is written without spaces and a cut into words would depend on a dictionary. The same cut serves both languages.
 * @example tokens("The P100, 右眼") // ['the', 'p100', '右', '眼']
 */
export function tokens(text: string): string[] {
	return text.normalize('NFKC').toLowerCase().match(words) ?? [];
}

/** How often each token stands in a list. */
export function counts(list: readonly string[]): Map<string, number> {
	const found = new Map<string, number>();
	for (const token of list) found.set(token, (found.get(token) ?? 0) + 1);
	return found;
}

/** How many tokens two bags have in common, repeated ones as often as both hold them. */
export function overlap(one: Map<string, number>, other: Map<string, number>): number {
	return [...one].reduce((sum, [token, n]) => sum + Math.min(n, other.get(token) ?? 0), 0);
}
