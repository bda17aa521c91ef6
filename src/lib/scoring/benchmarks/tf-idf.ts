import { stopWords } from './english-stop-words.ts';

const token = /[\p{L}\p{N}_]{2,}/gu;

/**
 * Cosine likeness of texts by their words and pairs of neighbouring words, 0 … 1: counts × (ln((1 + n)/(1 + df)) + 1) over all
 * texts given, stop words left out before pairs are made. A row a text of `ones`, a column a text of `others`.
 *
 * Source: as scikit-learn's TfidfVectorizer with English stop words and 1–2-grams, its other settings as they come. A text
 * without a word of its own is like none.
 * @example likeness(['red lesion'], ['red lesion']) // [[1]]
 */
export function likeness(ones: readonly string[], others: readonly string[]): number[][] {
	const counts = [...ones, ...others].map(countsOf);
	const frequency = new Map<string, number>();
	for (const own of counts) for (const term of own.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
	const n = counts.length;
	const vectors = counts.map((own) => {
		const weighted = new Map(
			[...own].map(([term, count]) => [term, count * (Math.log((1 + n) / (1 + (frequency.get(term) ?? 0))) + 1)])
		);
		const size = Math.sqrt([...weighted.values()].reduce((sum, value) => sum + value ** 2, 0));
		return size === 0 ? weighted : new Map([...weighted].map(([term, value]) => [term, value / size]));
	});
	const rows = vectors.slice(0, ones.length);
	const columns = vectors.slice(ones.length);
	return rows.map((row) => columns.map((column) => dot(row, column)));
}

function countsOf(text: string): Map<string, number> {
	const words = (text.toLowerCase().match(token) ?? []).filter((word) => !stopWords.has(word));
	const terms = [...words, ...words.slice(1).map((word, i) => `${words[i]} ${word}`)];
	const counts = new Map<string, number>();
	for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
	return counts;
}

function dot(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
	let sum = 0;
	for (const [term, value] of one) sum += value * (other.get(term) ?? 0);
	return sum;
}
