import { tokens } from './tokens.ts';

/**
 * ROUGE-L: how far two texts say the same words in the same order. The longest common subsequence of tokens (gaps allowed),
 * as F of precision (its length ÷ tokens of the answer) and recall (÷ tokens of the reference), both weighing the same.
 * Likeness of wording, never a mark.
 *
 * Source: Lin 2004, "ROUGE: A Package for Automatic Evaluation of Summaries", §3.1, sentence level, β = 1, no stemming;
 * Chinese by characters.
 * Range 0 … 1. Undefined (null) where a side has no tokens.
 * @example rougeL('police kill the gunman', 'police killed the gunman') // 3/4
 */
export function rougeL(answer: string, reference: string): number | null {
	const [given, wanted] = [tokens(answer), tokens(reference)];
	if (given.length === 0 || wanted.length === 0) return null;
	return (2 * longestCommonSubsequence(given, wanted)) / (given.length + wanted.length);
}

function longestCommonSubsequence(one: readonly string[], other: readonly string[]): number {
	let above = new Uint32Array(other.length + 1);
	for (const token of one) {
		const row = new Uint32Array(other.length + 1);
		other.forEach((match, j) => {
			row[j + 1] = token === match ? (above[j] ?? 0) + 1 : Math.max(above[j + 1] ?? 0, row[j] ?? 0);
		});
		above = row;
	}
	return above[other.length] ?? 0;
}
