import type { Language } from '#lib/case/text.ts';
import type { Policy, Purpose } from '#lib/case/station.ts';
import type { Phase, ReplyKind } from '#lib/case/seen.ts';
import type { Reason } from '#lib/scoring/score.ts';
import type { Lanes } from './lanes.ts';
import type { InformationReport, MarkSheet } from './marks.ts';
import type { ChoiceReport, WrittenReport } from './written.ts';
import type { DifferentialReport } from './differential.ts';

/** A line of the sheet that a moment earned, wholly or together with others. */
export type EarnedLine = { line: string; text: string; critical: boolean; marks: number };

/**
 * One moment of an attempt. `seq` is its row's, for links and comments; `at` ms since entering, pauses left out (negative at
 * the door), `clock` the server's, ms since epoch. `words` are what was said, found or written, in the report's language;
 * what only the interface can say is in `says`.
 */
export type Moment = {
	seq: number;
	at: number;
	clock: number;
	kind: 'said' | 'examined' | 'ordered' | 'looked' | 'thought' | 'wrote' | 'clock' | 'integrity' | 'marked' | 'comment';
	/** Who: the candidate, the informant (who may be named in the words), an educator, or the house. */
	by: 'candidate' | 'informant' | 'educator' | 'house';
	/** A manoeuvre, a test, an image, an item: what the moment is about. */
	title: string | null;
	words: string[];
	says: Reason[];
	reply: ReplyKind | null;
	flagged: boolean;
	earned: EarnedLine[];
	/** Of comments and marks: the moment or target they speak of. */
	about: number | string | null;
};

/** What may be rated: lines of this station, points of written answers; `marks` is the most that can be given. */
export type Markable = { target: string; marks: number };

/** Every mark that was given or taken back, oldest first; the server adds who by `seq`. */
export type Given = { target: string; marks: number | null; why: string; seq: number; at: number };

export type AttemptSheet = {
	language: Language;
	patient: { name: string | null; age: string | null };
	diagnosis: string;
	station: { policy: Policy; purpose: Purpose; minutes: number };
	phase: Phase;
	enteredAt: number | null;
	handedInAt: number | null;
	notes: Reason[];
	lanes: Lanes;
	moments: Moment[];
	sheet: MarkSheet | null;
	mean: { value: number | null; n: number; leftOut: number } | null;
	information: InformationReport | null;
	differentials: DifferentialReport[];
	choices: ChoiceReport[];
	/** Written answers, those that wait for an examiner first. */
	written: WrittenReport[];
	/** Ids of lines and items that wait, in the order in which to mark them. */
	waiting: { lines: string[]; items: string[] };
	markable: Markable[];
	given: Given[];
	global: { marks: number; why: string; seq: number } | null;
};
