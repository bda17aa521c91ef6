import type { Domain, Reason, Score } from '#lib/scoring/score.ts';
import type { Gathered, LineState, Marks, MetBy } from '#lib/scoring/attempt-scores.ts';
import type { Thing } from './thing.ts';

/** What earned a mark, and when: `at` in ms since entering. */
export type Earned = { thing: Thing; as: MetBy['as']; at: number };

export type SheetLine = {
	id: string;
	domain: Domain;
	text: string;
	critical: boolean;
	marks: number;
	got: number;
	state: LineState;
	by: Earned[];
	/** What of the case would have met it: for a missed line, the hint why. */
	metBy: Thing[];
	why: Reason[];
	/** An examiner's mark on this line, in the examiner's words; `seq` of its row. */
	verdict: { marks: number; why: string; seq: number; at: number } | null;
};

/** Marks by domain. Squares: `got` filled, `waiting` hatched, `missed` empty; `notPart` stands outside. */
export type MarkSheet = Marks & {
	domains: (Marks & { domain: Domain; notPart: number })[];
	notPart: number;
	lines: SheetLine[];
};

/** Missed and partly met lines, critical ones first, then in the sheet's order. */
export type MissedLine = SheetLine;

export type InformationReport = {
	score: Score;
	facts: { got: Thing[]; missed: Thing[] };
	manoeuvres: { got: Thing[]; missed: Thing[] };
	orders: { got: Thing[]; missed: Thing[] };
};
export type { Gathered };
