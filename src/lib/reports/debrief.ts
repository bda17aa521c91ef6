import { say, type Language, type Text } from '#lib/case/text.ts';
import type { Policy, Purpose } from '#lib/case/station.ts';
import type { Confidence } from '#lib/scoring/attempt-scores.ts';
import type { Reason } from '#lib/scoring/score.ts';
import { axisOf } from './axis.ts';
import { boardReport, type BoardReport } from './board.ts';
import { chainOf, type Step } from './chain.ts';
import { choiceReports, type ChoiceReport } from './choices.ts';
import { differentialReports, provisionalReport, type DifferentialReport } from './differential.ts';
import { lanesOf, type Lanes } from './lanes.ts';
import { lesionsReport, type LesionsReport } from './lesions.ts';
import {
	informationReport,
	markSheet,
	missedLines,
	type InformationReport,
	type MarkSheet,
	type SheetLine
} from './marks.ts';
import { notesOf } from './notes.ts';
import { readReports, type ReadReport } from './reads.ts';
import type { OnAxis, Sat } from './sat.ts';
import { orderName } from './thing.ts';
import { pointsReport, type Points } from './points.ts';
import { unfollowed, type Unfollowed } from './unfollowed.ts';
import { writtenReports, type WrittenReport } from './written.ts';

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
	/** Points of written answers, beside the sheet and in none of its marks. */
	points: Points[];
	/** Missed and partly met lines, critical ones first. */
	missed: SheetLine[];
	/** Null where there was no encounter. */
	information: InformationReport | null;
	lanes: Lanes;
	chain: Step[];
	/** Null: nothing was pinned. */
	board: BoardReport | null;
	reads: ReadReport[];
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

/** An attempt as its candidate reads it after release: number, reason, what was missed and why. Only then: it holds the key. */
export function debrief(attempt: Sat): Debrief {
	const sat: OnAxis = { ...attempt, axis: axisOf(attempt.rows) };
	const { case: case_, key, station, scores, language, axis } = sat;
	const words = (texts: readonly Text[]) => texts.map((text) => say(text, language));
	const sheet = markSheet(sat);
	return {
		language,
		patient: patientOf(sat),
		station: { policy: station.policy, purpose: station.purpose, minutes: station.minutes },
		enteredAt: axis.enteredAt,
		handedInAt: axis.handedInAt,
		notes: notesOf(sat),
		simulated: case_.images.some(({ simulated }) => simulated),
		diagnosis: {
			name: say(key.diagnosis.name, language),
			localisation: key.localisation ? say(key.localisation, language) : null
		},
		sheet,
		mean: scores.mean,
		points: pointsReport(sat),
		missed: missedLines(sheet),
		information: informationReport(sat),
		lanes: lanesOf(sat),
		chain: chainOf(sat),
		board: boardReport(sat),
		reads: readReports(sat),
		lesions: lesionsReport(sat),
		differentials: differentialReports(sat),
		provisional: provisionalReport(sat),
		choices: choiceReports(sat),
		written: writtenReports(sat),
		confidence: scores.confidence,
		harm: harmDone(sat),
		unfollowed: unfollowed(sat),
		global: globalRating(sat),
		comments: commentsOf(sat),
		management: words(key.management),
		redFlags: words(key.red_flags),
		pearls: words(key.teaching.pearls),
		pitfalls: words(key.teaching.pitfalls),
		reading: key.teaching.reading.map(({ title, doi, pmid }) => ({
			title,
			doi: doi ?? null,
			pmid: pmid === undefined ? null : String(pmid)
		}))
	};
}

/** Who was sat with, in the report's language. */
export function patientOf({ case: { patient }, language }: OnAxis): Debrief['patient'] {
	const { name, age, sex } = patient;
	return {
		name: name ? say(name, language) : null,
		age: age === undefined ? null : String(age),
		sex: sex ?? null
	};
}

/** The examiner's overall grade. */
export function globalRating({ scores }: OnAxis): Debrief['global'] {
	return scores.global && { marks: scores.global.marks, why: scores.global.why, seq: scores.global.seq };
}

function harmDone({ case: case_, seen, language, axis }: OnAxis): Debrief['harm'] {
	return seen.ordered.flatMap(({ order, at }) =>
		case_.investigations.flatMap((one) =>
			one.order === order && one.harm
				? [{ order: orderName(order, language), at: axis.since(at), says: say(one.harm, language) }]
				: []
		)
	);
}

function commentsOf({ rows }: OnAxis): Debrief['comments'] {
	return rows.flatMap(({ seq, at, event }) =>
		event.type === 'comment.made' ? [{ seq, at, about: event.about, text: event.text }] : []
	);
}
