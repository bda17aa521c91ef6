import type { Tokens } from './tokens.ts';

/** A text as weighted features, of length 1. */
export type Vector = Map<string, number>;

/** How rare a feature is among texts: ln(1 + n / (1 + texts that hold it)). */
export type Rarity = (feature: string) => number;

const pairWeight = 0.4;
const topicWeight = 1.1;
const aspectWeight = 0.35;

export function rarityOf(texts: readonly Tokens[]): Rarity {
	const held = new Map<string, number>();
	for (const text of texts) for (const [feature] of weighted(text)) held.set(feature, (held.get(feature) ?? 0) + 1);
	const known = new Map([...held].map(([feature, times]) => [feature, Math.log(1 + texts.length / (1 + times))]));
	const unknown = Math.log(1 + texts.length);
	return (feature) => known.get(feature) ?? unknown;
}

export function vectorOf(text: Tokens, rarity: Rarity): Vector {
	const raw = [...weighted(text)].map(([feature, weight]) => [feature, weight * rarity(feature)] as const);
	const length = Math.sqrt(raw.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
	return new Map(raw.map(([feature, weight]) => [feature, weight / length]));
}

/** Cosine of two vectors. */
export function likeness(one: Vector, other: Vector): number {
	const [small, large] = one.size < other.size ? [one, other] : [other, one];
	let sum = 0;
	for (const [feature, weight] of small) sum += weight * (large.get(feature) ?? 0);
	return sum;
}

const kept = new WeakMap<Tokens, Vector>();

function weighted(text: Tokens): Vector {
	const known = kept.get(text);
	if (known) return known;
	const { words, pairs, topics, aspects } = text;
	const made: Vector = new Map([
		...pairs.map((pair) => [pair, pairWeight] as const),
		...words.map((word) => [word, 1] as const),
		...topics.map((topic) => [`T:${topic}`, topicWeight] as const),
		...aspects.map((aspect) => [`A:${aspect}`, aspectWeight] as const)
	]);
	kept.set(text, made);
	return made;
}
