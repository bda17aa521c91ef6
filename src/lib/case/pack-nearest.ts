/** The known word that is nearest to one that is not known, when it is near enough to have been meant. */
export function nearest(word: string, known: Iterable<string>): string | null {
	let best: string | null = null;
	let least = Math.max(1, Math.floor(word.length / 3)) + 1;
	for (const other of known) {
		const far = distance(word.toLowerCase(), other.toLowerCase());
		if (far < least) [best, least] = [other, far];
	}
	return best;
}

/** Letters to put in, take out, change, or swap with the next, to make one word of the other. */
function distance(from: string, to: string): number {
	let before: number[] = [];
	let row = Array.from({ length: to.length + 1 }, (_, index) => index);
	for (let i = 1; i <= from.length; i += 1) {
		const next = [i];
		for (let k = 1; k <= to.length; k += 1) {
			const change = (row[k - 1] ?? 0) + (from[i - 1] === to[k - 1] ? 0 : 1);
			const swapped = i > 1 && k > 1 && from[i - 1] === to[k - 2] && from[i - 2] === to[k - 1];
			const swap = swapped ? (before[k - 2] ?? 0) + 1 : Infinity;
			next.push(Math.min((row[k] ?? 0) + 1, (next[k - 1] ?? 0) + 1, change, swap));
		}
		[before, row] = [row, next];
	}
	return row[to.length] ?? 0;
}
