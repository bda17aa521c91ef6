/** BM25 over a few documents, as a share of what the question's words could at most earn. */
export type Bm25 = { scores: (words: readonly string[]) => number[] };

const k1 = 1.2;
const b = 0.5;

export function bm25Of(documents: readonly (readonly string[])[]): Bm25 {
	const n = documents.length;
	const mean = documents.reduce((sum, words) => sum + words.length, 0) / Math.max(1, n) || 1;
	const postings = new Map<string, Map<number, number>>();
	documents.forEach((words, at) => {
		for (const word of words) {
			const own = postings.get(word) ?? new Map<number, number>();
			postings.set(word, own.set(at, (own.get(at) ?? 0) + 1));
		}
	});
	const rarity = (held: number) => Math.log(1 + (n - held + 0.5) / (held + 0.5));
	return {
		scores: (words) => {
			const sums = new Array<number>(n).fill(0);
			let most = 0;
			for (const word of new Set(words)) {
				const own = postings.get(word);
				const weight = rarity(own?.size ?? 0);
				most += weight;
				for (const [at, times] of own ?? []) {
					const long = 1 - b + (b * (documents[at]?.length ?? 0)) / mean;
					sums[at] = (sums[at] ?? 0) + (weight * times * (k1 + 1)) / (times + k1 * long) / (k1 + 1);
				}
			}
			return most === 0 ? sums : sums.map((sum) => sum / most);
		}
	};
}
