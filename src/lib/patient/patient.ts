import type { Case } from '#lib/case/case.ts';
import type { ReplyKind, Turn } from '#lib/case/seen.ts';

/**
 * What the informant gives back: ids of facts, whose stored words are then told. `said` without facts is the opening;
 * `asked-back` names the two facts between which the question lies; `unknown` and `not-followed` name none.
 */
export type Reply = { kind: ReplyKind; facts: string[] };

/** What was said so far: ids of the facts that were told, and the turns, in order. */
export type Heard = { told: readonly string[]; turns: readonly Pick<Turn, 'text' | 'reply'>[] };

/** A case made ready to be asked. Built once a case, from that case and all cases that are loaded. */
export type Patient = { case: Case };

export function patientOf(case_: Case, _training: readonly Case[]): Patient {
	return { case: case_ };
}
