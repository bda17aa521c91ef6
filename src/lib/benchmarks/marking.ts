import type { Gold } from './gold.ts';
import { markDiagnosis } from './mark-diagnosis.ts';
import { markOpen } from './mark-open.ts';
import { markQuestion } from './mark-question.ts';
import { markT1 } from './mark-t1.ts';
import { markT2 } from './mark-t2.ts';
import type { IdsNamed } from '#lib/scoring/metrics/concepts-in.ts';
import type { PassRule } from '#lib/scoring/benchmarks/neural-medbench.ts';
import type { Row } from './row.ts';

/** What an answer reached by every measure of its task; null where a measure says nothing of it. */
export type Values = Record<string, number | null>;

/** What the shell brings for marking. */
export type Aids = {
	/** Whether a clinician would take the answer for one of the names. */
	isSame: (answer: string, names: readonly string[]) => boolean;
	/** The ids of the diagnoses that bear a name in running text. */
	idsNamed: IdsNamed;
	/** BERTScore F1 of answer and reference; null where it is unavailable. */
	bertScore: (answer: string, reference: string) => number | null;
	passRule: PassRule;
	/** What a judge's marks of open answers are divided by. */
	judgeScale: number;
};

/** Marks one answer by the benchmark's own rules and, under names of their own, by what a clinician would count. */
export function markAnswer(answer: string, gold: Gold, judged: Row | null, aids: Aids): Values {
	switch (gold.kind) {
		case 'T1':
			return markT1(answer, gold, judged, aids);
		case 'T2':
			return markT2(answer, gold, judged);
		case 'MCQ':
			return markQuestion(answer, gold);
		case 'open':
			return markOpen(answer, gold, judged, aids);
		case 'diagnosis':
			return markDiagnosis(answer, gold, judged, aids);
	}
}

export type GoldOf<Kind extends Gold['kind']> = Extract<Gold, { kind: Kind }>;
