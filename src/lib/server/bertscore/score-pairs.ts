import { bestOf, bertScore, fromMatches, type EncodedText, type Scores } from '#lib/scoring/metrics/bertscore.ts';
import { bestMatches } from '#lib/scoring/metrics/greedy-matching.ts';
import { idfOf } from '#lib/scoring/metrics/idf.ts';
import type { Encoder } from './encoder.ts';
import { encodedTexts, type Text } from './encoded-texts.ts';
import type { Matcher } from './matcher.ts';

export type Pair = { candidate: string; references: readonly string[] };

type How = {
	layer: number;
	idf: boolean;
	/** The same matching by another way of multiplying. */
	best?: Matcher | null;
	tell?: (done: number, of: number) => void;
};

/** BERTScore of every pair, raw. idf is of all references of the pairs given. */
export async function scorePairs(encoder: Encoder, pairs: readonly Pair[], how: How): Promise<Scores[]> {
	const { layer, idf, tell } = how;
	const best: Matcher = how.best ?? (async (candidate, reference) => bestMatches(candidate, reference));
	const all = pairs.flatMap(({ candidate, references }) => [candidate, ...references]);
	const texts = await encodedTexts(encoder, all, layer, tell);
	const references = pairs.flatMap((pair) => pair.references.map((text) => texts.get(text)?.ids ?? []));
	const rarity = idf ? idfOf(references) : null;
	const signs = new Set(encoder.tokeniser.signs);
	const weigh = (id: number) => (rarity ? rarity(id) : signs.has(id) ? 0 : 1);
	const known = new Map<string, EncodedText>();
	const encoded = (text: string) => {
		const one = known.get(text) ?? weighed(texts.get(text), weigh, signs.size);
		known.set(text, one);
		return one;
	};
	const scores: Scores[] = [];
	for (const { candidate, references } of pairs) {
		const each: Scores[] = [];
		for (const reference of references) each.push(await scored(encoded(candidate), encoded(reference), best));
		scores.push(bestOf(each));
	}
	return scores;
}

/** An empty side is not matched: what it scores is settled. */
async function scored(candidate: EncodedText, reference: EncodedText, best: Matcher): Promise<Scores> {
	if (candidate.isEmpty || reference.isEmpty) return bertScore(candidate, reference);
	const matches = await best(candidate.vectors, reference.vectors);
	return fromMatches(matches, candidate.weights, reference.weights);
}

function weighed(text: Text | undefined, weigh: (id: number) => number, signs: number): EncodedText {
	if (!text) throw new Error('a text was not encoded');
	return { vectors: text.vectors, weights: text.ids.map(weigh), isEmpty: text.ids.length <= signs };
}
