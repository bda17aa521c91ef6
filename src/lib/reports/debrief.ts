import type { Language } from '#lib/case/text.ts';
import type { Policy, Purpose } from '#lib/case/station.ts';
import type { Confidence } from '#lib/scoring/attempt-scores.ts';
import type { Reason } from '#lib/scoring/score.ts';
import type { Step } from './chain.ts';
import type { DifferentialReport } from './differential.ts';
import type { Lanes } from './lanes.ts';
import type { LesionsReport } from './lesions.ts';
import type { InformationReport, MarkSheet, MissedLine } from './marks.ts';
import type { Unfollowed } from './unfollowed.ts';
import type { ChoiceReport, WrittenReport } from './written.ts';

/**
 * All that a debrief shows, as JSON, in one language. Words of the case are chosen; what the interface says is a `Reason`.
 * Ids are true ids: a debrief is sent only after release. Times are ms since entering, pauses left out.
 */
export type Debrief = {
	language: Language;
	patient: { name: string | null; age: string | null; sex: 'female' | 'male' | 'other' | null };
	station: { policy: Policy; purpose: Purpose; minutes: number };
	/** The server's clock, ms since epoch. */
	enteredAt: number | null;
	handedInAt: number | null;
	/** Untimed, paused, extra time, extended: whatever makes this attempt unlike another. */
	notes: Reason[];
	/** Some image of the case is simulated. */
	simulated: boolean;
	diagnosis: { name: string; localisation: string | null };
	/** Null: the case has no checklist, and `mean` stands in. */
	sheet: MarkSheet | null;
	mean: { value: number | null; n: number; leftOut: number } | null;
	missed: MissedLine[];
	/** Null where there was no encounter. */
	information: InformationReport | null;
	lanes: Lanes;
	chain: Step[];
	/** Null: nothing to show, neither lesions in the key nor a lesion item. */
	lesions: LesionsReport | null;
	differentials: DifferentialReport[];
	provisional: DifferentialReport | null;
	choices: ChoiceReport[];
	written: WrittenReport[];
	confidence: Confidence;
	/** Tests that should not have been done here, and why. */
	harm: { order: string; at: number; says: string }[];
	unfollowed: Unfollowed[];
	/** The examiner's overall grade, once given. */
	global: { marks: number; why: string; seq: number } | null;
	/** Comments of educators; `about` is the `seq` of the moment, `at` since epoch. */
	comments: { seq: number; at: number; about: number | null; text: string }[];
	management: string[];
	redFlags: string[];
	pearls: string[];
	pitfalls: string[];
	reading: { title: string; doi: string | null; pmid: string | null }[];
};
