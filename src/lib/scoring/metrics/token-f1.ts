import { counts, overlap, tokens } from './tokens.ts';

const articles = new Set(['a', 'an', 'the']);

/**
 * Token F1: how far two texts use the same words, in any order. The harmonic mean of precision (shared tokens ÷ tokens of
 * the answer) and recall (shared tokens ÷ tokens of the reference), repeated words counted as often as both hold them.
 * Likeness of wording, never a mark: a wrong answer in the right words is high, a right one in other words is low.
 *
 * Source: Rajpurkar et al. 2016, SQuAD, §5 "macro-averaged F1" (bag of tokens, lower case, punctuation and English articles
 * left out); Chinese by characters, as CMRC 2018 does (Cui et al. 2019).
 * Range 0 … 1. Undefined (null) where a side has no tokens.
 * @example tokenF1('left pontine infarct', 'infarct of the left pons') // 4/7: two shared of three, two of four
 */
export function tokenF1(answer: string, reference: string): number | null {
	const [given, wanted] = [content(answer), content(reference)];
	if (given.length === 0 || wanted.length === 0) return null;
	const shared = overlap(counts(given), counts(wanted));
	return (2 * shared) / (given.length + wanted.length);
}

function content(text: string): string[] {
	return tokens(text).filter((token) => !articles.has(token));
}
