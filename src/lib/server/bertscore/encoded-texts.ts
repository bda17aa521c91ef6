import type { Vectors } from '#lib/scoring/metrics/greedy-matching.ts';
import type { Encoder } from './encoder.ts';

/** Tokens in one call: as many texts of one length as fill it. More at once is not faster on a processor. */
const atOnce = 2048;

export type Tokenised = { text: string; ids: readonly number[] };

/**
 * The vectors of texts, shortest first. Texts of one length are encoded together, so that none is filled up: what is filled up
 * would change the scores.
 */
export async function encodedTexts(
	encoder: Pick<Encoder, 'encode'>,
	texts: readonly Tokenised[],
	layer: number
): Promise<Map<string, Vectors>> {
	const byLength = texts.toSorted((one, other) => one.ids.length - other.ids.length);
	const found = new Map<string, Vectors>();
	for (let at = 0; at < byLength.length;) {
		const length = byLength[at]?.ids.length ?? 0;
		const most = Math.max(1, Math.floor(atOnce / Math.max(length, 1)));
		let end = at + 1;
		while (end < byLength.length && end - at < most && byLength[end]?.ids.length === length) end += 1;
		const batch = byLength.slice(at, end);
		const vectors = await encoder.encode(
			batch.map(({ ids }) => ids),
			layer
		);
		batch.forEach(({ text }, i) => {
			const own = vectors[i];
			if (own) found.set(text, own);
		});
		at = end;
	}
	return found;
}
