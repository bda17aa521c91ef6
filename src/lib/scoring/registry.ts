import type { AnswerOf } from '#lib/case/answer.ts';
import type { ItemKind } from '#lib/case/item.ts';
import type { Scorer } from './scorer.ts';
import { choice } from './scorers/choice.ts';
import { evidence } from './scorers/evidence.ts';
import { lesion } from './scorers/lesion.ts';
import { rankedDiagnosis } from './scorers/ranked-diagnosis.ts';
import { rationale } from './scorers/rationale.ts';
import { writtenAnswer } from './scorers/written-answer.ts';

/** Which scorer marks which kind of item. A kind without one does not compile. */
export const registry = {
	differential: rankedDiagnosis,
	'forward-diagnosis': rankedDiagnosis,
	'multiple-choice': choice,
	lesion,
	rationale,
	evidence,
	'open-ended': writtenAnswer,
	'dialogue-turn': writtenAnswer
} satisfies { [Kind in ItemKind]: Scorer<AnswerOf[Kind]> };

/** The kinds that an examiner marks; all others are marked by rule. */
export const written: readonly ItemKind[] = ['rationale', 'evidence', 'open-ended', 'dialogue-turn'];
