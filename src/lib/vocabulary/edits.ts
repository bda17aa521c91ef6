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
