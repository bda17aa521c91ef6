/**
 * The fewest edits (a letter more, less, other, or two swapped) that make what was typed the beginning of a word;
 * `most` + 1 when it takes more. Optimal string alignment, row by row.
 */
export function editsToStart(typed: string, word: string, most: number): number {
	const width = Math.min(word.length, typed.length + most);
	if (width < typed.length - most) return most + 1;
	let [before, row] = [[] as number[], Array.from({ length: width + 1 }, (_, n) => n)];
	for (let y = 1; y <= typed.length; y++) {
		const next = [y];
		for (let x = 1; x <= width; x++) {
			const same = typed[y - 1] === word[x - 1];
			const swapped = x > 1 && y > 1 && typed[y - 1] === word[x - 2] && typed[y - 2] === word[x - 1];
			const edits = Math.min(row[x]! + 1, next[x - 1]! + 1, row[x - 1]! + (same ? 0 : 1));
			next[x] = swapped ? Math.min(edits, before[x - 2]! + 1) : edits;
		}
		if (Math.min(...next) > most) return most + 1;
		[before, row] = [row, next];
	}
	return Math.min(most + 1, ...row);
}

/** How many misspelt letters are forgiven in a word of this length. */
export function forgiven(length: number): number {
	return length < 4 ? 0 : length < 7 ? 1 : 2;
}

/** The letters of a word as bits, so that most words are told from what was typed without counting edits. */
export function lettersOf(word: string): number {
	let bits = 0;
	for (let n = 0; n < word.length; n++) bits |= 1 << (word.charCodeAt(n) & 31);
	return bits;
}

/** Whether no more than `most` of the typed letters are missing from a word; each missing one takes an edit. */
export function mayBe(typed: number, word: number, most: number): boolean {
	let missing = typed & ~word;
	for (let n = 0; n < most; n++) missing &= missing - 1;
	return missing === 0;
}
