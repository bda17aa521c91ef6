/** Pairs that are scored together; the texts that no part before had, and those that no part after needs. */
export type Part = { pairs: number[]; texts: string[]; last: string[] };

/**
 * Pairs, each by its texts (the candidate first, then the references), in parts of about `most` tokens of new texts. Pairs with
 * the same references come together, so that few texts are needed again later.
 */
export function inParts(
	pairs: readonly (readonly string[])[],
	lengthOf: (text: string) => number,
	most: number
): Part[] {
	const groups = new Map<string, number[]>();
	for (const [n, [, ...references]] of pairs.entries()) {
		const key = JSON.stringify(references);
		const there = groups.get(key);
		if (there) there.push(n);
		else groups.set(key, [n]);
	}
	const parts: Part[] = [];
	const partOf = new Map<string, Part>();
	const seen = new Set<string>();
	let [part, tokens] = [empty(), 0];
	for (const n of [...groups.values()].flat()) {
		if (part.pairs.length === 0) parts.push(part);
		part.pairs.push(n);
		for (const text of pairs[n] ?? []) {
			partOf.set(text, part);
			if (seen.has(text)) continue;
			seen.add(text);
			part.texts.push(text);
			tokens += lengthOf(text);
		}
		if (tokens >= most) [part, tokens] = [empty(), 0];
	}
	for (const [text, last] of partOf) last.last.push(text);
	return parts;
}

function empty(): Part {
	return { pairs: [], texts: [], last: [] };
}
