import { say, type Language } from '#lib/case/text.ts';
import type { Policy, Purpose } from '#lib/case/station.ts';
import type { Phase } from '#lib/case/seen.ts';
import type { Reason } from '#lib/scoring/score.ts';
import { markable, type Markable } from '#lib/scoring/markable.ts';
import { axisOf } from './axis.ts';
import { choiceReports, type ChoiceReport } from './choices.ts';
import { globalRating, patientOf } from './debrief.ts';
import { differentialReports, provisionalReport, type DifferentialReport } from './differential.ts';
import { lanesOf, type Lanes } from './lanes.ts';
import { lesionsReport, type LesionsReport } from './lesions.ts';
import { informationReport, markSheet, type InformationReport, type MarkSheet } from './marks.ts';
import type { Moment } from './moment.ts';
import { momentsOf } from './moments.ts';
import { notesOf } from './notes.ts';
import type { OnAxis, Sat } from './sat.ts';
import { unfollowed, type Unfollowed } from './unfollowed.ts';
import { writtenReports, type WrittenReport } from './written.ts';

/** Every mark that was given or taken back, oldest first; the server adds who by `seq`. */
export type Given = { target: string; marks: number | null; why: string; seq: number; at: number };

/**
 * An attempt as an educator reads and marks it: one time axis, the mark sheet with its evidence, and what waits. As JSON, in
 * one language; times are ms since entering, pauses left out.
 */
export type AttemptSheet = {
	language: Language;
	patient: { name: string | null; age: string | null; sex: 'female' | 'male' | 'other' | null };
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
	provisional: DifferentialReport | null;
	lesions: LesionsReport | null;
	unfollowed: Unfollowed[];
	choices: ChoiceReport[];
	/** Written answers, those that wait for an examiner first. */
	written: WrittenReport[];
	/** What waits: written items with unmarked points, and lines that an examiner judges. */
	waiting: { items: string[]; lines: string[] };
	/** What may be rated, and the most that can be given. */
	markable: Markable[];
	given: Given[];
	global: { marks: number; why: string; seq: number } | null;
};

/** The educator's side of an attempt. It holds the key: never for a candidate before release. */
export function attemptSheet(attempt: Sat, phase: Phase): AttemptSheet {
	const sat: OnAxis = { ...attempt, axis: axisOf(attempt.rows) };
	const { key, station, rows, scores, language, axis } = sat;
	const written = writtenReports(sat);
	const waits = ({ points }: WrittenReport) => points.some(({ target, given }) => target !== null && given === null);
	const answered = written.filter(({ answer }) => answer.length > 0);
	return {
		language,
		patient: patientOf(sat),
		diagnosis: say(key.diagnosis.name, language),
		station: { policy: station.policy, purpose: station.purpose, minutes: station.minutes },
		phase,
		enteredAt: axis.enteredAt,
		handedInAt: axis.handedInAt,
		notes: notesOf(sat),
		lanes: lanesOf(sat),
		moments: momentsOf(sat),
		sheet: markSheet(sat),
		mean: scores.mean,
		information: informationReport(sat),
		differentials: differentialReports(sat),
		provisional: provisionalReport(sat),
		lesions: lesionsReport(sat),
		unfollowed: unfollowed(sat),
		choices: choiceReports(sat),
		written: [...answered.filter(waits), ...written.filter((one) => !answered.includes(one) || !waits(one))],
		waiting: {
			items: answered.filter(waits).map(({ item }) => item),
			lines: scores.sheet?.lines.filter(({ state }) => state === 'waits').map(({ id }) => id) ?? []
		},
		markable: markable(scores),
		given: rows.flatMap(({ seq, at, event }) =>
			event.type === 'score.rated' ? [{ target: event.target, marks: event.marks, why: event.why, seq, at }] : []
		),
		global: globalRating(sat)
	};
}
