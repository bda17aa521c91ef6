import type { Axis } from './axis.ts';
import type { AttemptScores } from '#lib/scoring/attempt-scores.ts';
import type { ToMarkAttempt } from '#lib/scoring/mark.ts';

/** An attempt that was sat and marked: what every report is made of. */
export type Sat = ToMarkAttempt & { scores: AttemptScores };

/** The same, with its time axis. */
export type OnAxis = Sat & { axis: Axis };
