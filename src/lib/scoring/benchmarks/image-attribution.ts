import { edge, space, whole } from './python-text.ts';

/** Which images an answer names, against which it should; a measure that does not exist for the item is absent. */
export type ImageAttribution = {
	detNRefImages: number;
	detImageCoverage?: number;
	detImageRefOutOfRangeRate?: number;
	detImageFormatCompliance?: number;
	detImageAttributionHallucinationRate?: number;
	detImageSelectRecall?: number;
	detImageSelectPrecision?: number;
	detImageAttributionOfftargetRate?: number;
};

const named = new RegExp(`${edge}image[${space}]*#?[${space}]*(\\p{Nd}+)`, 'giu');
const labelled = new RegExp(
	`(?<![^\\n])[${space}]*[*\\-#>${space}]*image[${space}]*#?[${space}]*(\\p{Nd}+)[${space}]*\\*{0,2}[${space}]*[:\\-)]`,
	'giu'
);

/**
 * MRareBench T2's image attribution: which images the answer names as "Image k". M named, D decisive, S decisive or
 * supporting, V the images there are. Coverage |M∩V|/|V|; out of range |M−V|/|M| (0 where none is named); format |labelled at
 * the start of a line ∩ V|/|V|; hallucination |((M∩V)−S) ∪ (M−V)|/|M|; selection recall |M∩D|/|D|, precision |M∩V∩D|/|M∩V|,
 * off target |(M∩V)−S|/|M∩V|.
 *
 * Source: open-compass/VLMEvalKit, `vlmeval/dataset/mrarebench.py`, at e8e78f0. Each 0 … 1; absent where it would be 0/0 or the
 * item does not say which images matter.
 * @example imageAttribution('Image 1: lesion.\nImage 3: biopsy.', 3, [1, 3], []).detImageCoverage // 2/3
 */
export function imageAttribution(
	answer: string,
	images: number,
	decisive: readonly number[],
	supporting: readonly number[]
): ImageAttribution {
	const M = numbersIn(answer, named);
	const D = new Set(decisive);
	const S = new Set([...supporting, ...decisive]);
	const V = new Set(Array.from({ length: Math.max(images, 0) }, (_, i) => i + 1));
	const inRange = V.size > 0 ? M.filter((image) => V.has(image)) : M;
	const found: ImageAttribution = { detNRefImages: M.length };
	if (V.size > 0) {
		const outside = M.filter((image) => !V.has(image));
		found.detImageCoverage = inRange.length / V.size;
		found.detImageRefOutOfRangeRate = M.length === 0 ? 0 : outside.length / M.length;
		found.detImageFormatCompliance = numbersIn(answer, labelled).filter((image) => V.has(image)).length / V.size;
		if (M.length > 0 && S.size > 0) {
			const off = inRange.filter((image) => !S.has(image)).length + outside.length;
			found.detImageAttributionHallucinationRate = off / M.length;
		}
	}
	if (D.size > 0) {
		found.detImageSelectRecall = M.filter((image) => D.has(image)).length / D.size;
		if (inRange.length > 0) {
			found.detImageSelectPrecision = inRange.filter((image) => D.has(image)).length / inRange.length;
			found.detImageAttributionOfftargetRate = inRange.filter((image) => !S.has(image)).length / inRange.length;
		}
	}
	return found;
}

/** Every whole number in a cell such as "[1, 3]" or "Image 1, Image 3". */
export function imageNumbers(cell: string): number[] {
	const bare = cell.trim().toLowerCase();
	return ['', 'nan', 'none', 'null', '[]'].includes(bare) ? [] : numbersIn(cell, /(\p{Nd}+)/gu);
}

function numbersIn(text: string, pattern: RegExp): number[] {
	return [...new Set([...text.matchAll(pattern)].map(([, digits]) => whole(digits ?? '')))].filter(Number.isInteger);
}
