import { bestOf, bertScore, fromMatches, type EncodedText, type Scores } from '#lib/scoring/metrics/bertscore.ts';
import type { Vectors } from '#lib/scoring/metrics/greedy-matching.ts';
import { idfOf } from '#lib/scoring/metrics/idf.ts';
import { encodedTexts } from './encoded-texts.ts';
import type { Encoder } from './encoder.ts';
import { inParts } from './in-parts.ts';
import type { Matcher } from './matcher.ts';

export type Pair = { candidate: string; references: readonly string[] };

export type How = {
	layer: number;
	idf: boolean;
	/** Tokens whose vectors are held at once, beside those of texts that come again: 268 MB at 1,024 numbers each. */
	held?: number;
	tell?: (done: number, of: number) => void;
};

type Known = Pick<Encoder, 'tokeniser' | 'encode' | 'match'>;

/**
 * BERTScore of every pair, raw, in their order. Each text is encoded once in the run, however often it stands there; its vectors
 * are let go when no pair needs them any more. idf is of all references of the pairs given, repeated ones counted as often.
 */
export async function scorePairs(encoder: Known, pairs: readonly Pair[], how: How): Promise<Scores[]> {
	const { signs } = encoder.tokeniser;
	const texts = new Set(pairs.flatMap(textsOf));
	const ids = new Map([...texts].map((text) => [text, encoder.tokeniser.idsOf(text)]));
	const idsOf = (text: string) => ids.get(text) ?? [];
	const isEmpty = (text: string) => idsOf(text).length <= signs.length;
	const weigh = weightsBy(how.idf, pairs.flatMap(({ references }) => references).map(idsOf), signs);
	const kept = new Map<string, Vectors>();
	const encoded = (text: string): EncodedText => ({
		vectors: kept.get(text) ?? nothing,
		weights: idsOf(text).map(weigh),
		isEmpty: isEmpty(text)
	});
	const scores = new Map<number, Scores>();
	let done = 0;
	for (const part of inParts(pairs.map(textsOf), (text) => idsOf(text).length, how.held ?? 65_536)) {
		const fresh = part.texts.filter((text) => !isEmpty(text)).map((text) => ({ text, ids: idsOf(text) }));
		for (const [text, vectors] of await encodedTexts(encoder, fresh, how.layer)) kept.set(text, vectors);
		for (const n of part.pairs) {
			const each: Scores[] = [];
			const candidate = encoded(pairs[n]?.candidate ?? '');
			for (const text of pairs[n]?.references ?? []) each.push(await scored(candidate, encoded(text), encoder.match));
			scores.set(n, bestOf(each));
		}
		for (const text of part.last) kept.delete(text);
		done += part.texts.length;
		how.tell?.(done, texts.size);
	}
	return pairs.map((_, n) => scores.get(n) ?? bestOf([]));
}

const nothing: Vectors = { values: new Float32Array(), n: 0, dim: 0 };

function textsOf({ candidate, references }: Pair): string[] {
	return [candidate, ...references];
}

/** Without idf the signs around a text weigh nothing, wherever they stand, and all else the same. */
function weightsBy(idf: boolean, references: readonly (readonly number[])[], signs: readonly number[]) {
	if (idf) return idfOf(references);
	const light = new Set(signs);
	return (id: number) => (light.has(id) ? 0 : 1);
}

/** An empty side is not matched: what it scores is settled. */
async function scored(candidate: EncodedText, reference: EncodedText, match: Matcher): Promise<Scores> {
	if (candidate.isEmpty || reference.isEmpty) return bertScore(candidate, reference);
	const matches = await match(candidate.vectors, reference.vectors);
	return fromMatches(matches, candidate.weights, reference.weights);
}
