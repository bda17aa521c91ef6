import { mean } from '../moments.ts';
import { edge, length, space, strip } from './python-text.ts';
import { likeness } from './tf-idf.ts';

/** Likenesses from which a point counts as found; the headline is the one that the benchmark's authors fitted to their judge. */
export const taus = [0.3, 0.35, 0.4, 0.5, 0.6] as const;
export const headlineTau = 0.5;

const sentenceEnd = new RegExp(`(?<=[.!?])[${space}]+|\\n+`, 'u');
const bullet = new RegExp(`^[${space}\\-*#>•\\p{Nd}.)]+`, 'u');

/** Sentences of a text, bullets and numbers before them left out; shorter than three signs is none. */
export function sentencesOf(text: string): string[] {
	return text
		.split(sentenceEnd)
		.map((part) => strip(part.replace(bullet, '')))
		.filter((part) => length(part) >= 3);
}

/** In the benchmark's names; what does not exist for an item is absent or null. */
export type EvidenceMirror = Record<string, unknown> & {
	det_required_maxsims: number[];
	det_optional_maxsims: number[];
};

/**
 * MRareBench T2 without a judge: how near each evidence point comes to any sentence of the answer, by TF-IDF likeness. Recall@τ
 * is the share of points whose nearest sentence reaches τ; groundedness turns it around (sentences near any point or sentence
 * of the rationale); image-grounded, a point tagged "[Image k]" may only match sentences that name Image k.
 * It mirrors the judge and never bears the judge's name: with TF-IDF it is stricter than with the sentence encoder that the
 * authors set τ by.
 *
 * Source: open-compass/VLMEvalKit, `vlmeval/dataset/mrarebench.py`, at e8e78f0, backend "tfidf".
 */
export function evidenceMirror(
	answer: string,
	required: readonly string[],
	optional: readonly string[],
	rationale: string
): EvidenceMirror {
	const sentences = sentencesOf(answer);
	const nearest = (texts: readonly string[], among: readonly string[]) =>
		texts.length === 0 || among.length === 0 ? [] : likeness(texts, among).map((row) => Math.max(...row));
	const [ofRequired, ofOptional] = [nearest(required, sentences), nearest(optional, sentences)];
	const grounded = nearest(sentences, [...required, ...optional, ...sentencesOf(rationale)]);
	const byImage = required.flatMap((point) => {
		const image = imageOf(point);
		if (image === null) return [];
		const naming = new RegExp(`${edge}image[${space}]*${image}(?![\\p{L}\\p{N}_])`, 'iu');
		return [
			nearest(
				[point],
				sentences.filter((sentence) => naming.test(sentence))
			)[0] ?? 0
		];
	});
	return {
		det_backend: 'tfidf',
		det_n_sentences: sentences.length,
		det_required_maxsims: ofRequired,
		det_optional_maxsims: ofOptional,
		det_required_meanmaxsim: mean(ofRequired),
		det_optional_meanmaxsim: mean(ofOptional),
		...atEach('det_required_recall', ofRequired),
		...atEach('det_optional_recall', ofOptional),
		...(grounded.length > 0 && { det_sent_groundedness: grounded, det_mean_sent_groundedness: mean(grounded) }),
		...atEach('det_grounded_ratio', grounded),
		det_image_grounded_maxsims: byImage,
		...(byImage.length > 0 && { det_image_grounded_meanmaxsim: mean(byImage) }),
		...atEach('det_image_grounded_recall', byImage)
	};
}

function atEach(name: string, likenesses: readonly number[]): Record<string, number> {
	if (likenesses.length === 0) return {};
	return Object.fromEntries(
		taus.map((tau) => [`${name}@${tau}`, mean(likenesses.map((one) => (one >= tau ? 1 : 0))) ?? 0])
	);
}

/** The number of a leading "[Image k]". */
function imageOf(point: string): number | null {
	const [, digits] = /^\s*\[\s*image\s*(\d+)/i.exec(point) ?? [];
	return digits === undefined ? null : Number(digits);
}
