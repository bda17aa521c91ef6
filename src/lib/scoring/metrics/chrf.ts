import { counts, overlap } from './tokens.ts';

const longest = 6;
const beta = 2;

/**
 * chrF: how far two texts share runs of 1 to 6 characters, white space left out, case kept. For each length the precision
 * and the recall of its runs; both averaged over the lengths that both texts are long enough for; then F with recall twice
 * as heavy (β = 2). Kinder to endings and misspellings than whole words, and fair to Chinese. Likeness of wording, never a mark.
 *
 * Source: Popović 2015, "chrF: character n-gram F-score for automatic MT evaluation"; as sacreBLEU computes chrF2 with
 * `eps_smoothing` off, divided by 100.
 * Range 0 … 1. Undefined (null) where a side has no characters.
 * @example chrF('aa', 'ab') // 0.25: of single characters half, of pairs none
 */
export function chrF(answer: string, reference: string): number | null {
	const [given, wanted] = [characters(answer), characters(reference)];
	if (given.length === 0 || wanted.length === 0) return null;
	let [precision, recall, lengths] = [0, 0, 0];
	for (let n = 1; n <= longest && n <= given.length && n <= wanted.length; n++) {
		const shared = overlap(counts(runs(given, n)), counts(runs(wanted, n)));
		precision += shared / (given.length - n + 1);
		recall += shared / (wanted.length - n + 1);
		lengths += 1;
	}
	[precision, recall] = [precision / lengths, recall / lengths];
	if (precision + recall === 0) return 0;
	return ((1 + beta ** 2) * precision * recall) / (beta ** 2 * precision + recall);
}

function characters(text: string): string[] {
	return [...text.normalize('NFC').replace(/\s+/gu, '')];
}

function runs(characters: readonly string[], n: number): string[] {
	return characters.slice(0, characters.length - n + 1).map((_, i) => characters.slice(i, i + n).join(''));
}
