import { chrF } from '#lib/scoring/metrics/chrf.ts';
import { conceptOverlap } from '#lib/scoring/metrics/concept-overlap.ts';
import { rougeL } from '#lib/scoring/metrics/rouge-l.ts';
import { tokenF1 } from '#lib/scoring/metrics/token-f1.ts';
import type { Aids, Values } from './marking.ts';

/** Likeness of two texts, 0 … 1, each by its own name. BERTScore is there only where its encoder is. */
export function textValues(answer: string, reference: string, { bertScore, idsNamed }: Aids): Values {
	return {
		'BERTScore F1': bertScore(answer, reference),
		'token F1': tokenF1(answer, reference),
		'ROUGE-L': rougeL(answer, reference),
		chrF: chrF(answer, reference),
		'concept overlap': conceptOverlap(answer, reference, idsNamed)
	};
}
