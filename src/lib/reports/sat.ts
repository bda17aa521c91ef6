import type { Language } from '#lib/case/text.ts';
import type { Axis } from './axis.ts';
import type { AttemptScores } from '#lib/scoring/attempt-scores.ts';
import type { ToMarkAttempt } from '#lib/scoring/mark.ts';

/** An attempt that was sat and marked: what every report is made of. `language` is that of the report. */
export type Sat = ToMarkAttempt & {
	scores: AttemptScores;
	language: Language;
	/** The last of the rows that were taken over from an earlier sitting. */
	takenOver?: number | null;
};

/** The same, with its time axis. */
export type OnAxis = Sat & { axis: Axis };
