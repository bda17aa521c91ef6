import type { Gathered, Line, LineState, Marks, MetBy } from '#lib/scoring/attempt-scores.ts';
import { say } from '#lib/case/text.ts';
import type { Domain, Reason, Score } from '#lib/scoring/score.ts';
import type { OnAxis } from './sat.ts';
import { manoeuvreName, orderName, thingOf, thingsOf, type Thing } from './thing.ts';

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
	/** What of the case meets it: for a missed line, the hint. */
	metBy: Thing[];
	/** Where a fact that meets it opens only after others: those that were not told. */
	opensAfter: Thing[];
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

export type InformationReport = {
	score: Score;
	facts: { got: Thing[]; missed: Thing[] };
	manoeuvres: { got: string[]; missed: string[] };
	orders: { got: string[]; missed: string[] };
};

/** The mark sheet with its words; null where the case has no checklist. */
export function markSheet(sat: OnAxis): MarkSheet | null {
	const { sheet } = sat.scores;
	if (!sheet) return null;
	const { got, waiting, missed, possible, domains, notPart, lines } = sheet;
	return { got, waiting, missed, possible, domains, notPart, lines: lines.map((line) => sheetLine(line, sat)) };
}

/** Missed and partly met lines, critical ones first, then in the sheet's order. */
export function missedLines(sheet: MarkSheet | null): SheetLine[] {
	const missed = sheet?.lines.filter(({ state }) => state === 'missed' || state === 'partly') ?? [];
	return [...missed.filter(({ critical }) => critical), ...missed.filter(({ critical }) => !critical)];
}

/** Information gathering with its words; null where there was no encounter. */
export function informationReport({ scores, case: case_, key, language }: OnAxis): InformationReport | null {
	const { information } = scores;
	if (!information) return null;
	const things = (ids: readonly string[]) => thingsOf(ids, case_, key, language);
	const named = ({ got, missed }: Gathered, name: typeof orderName) => ({
		got: got.map((one) => name(one, language)),
		missed: missed.map((one) => name(one, language))
	});
	return {
		score: information.score,
		facts: { got: things(information.facts.got), missed: things(information.facts.missed) },
		manoeuvres: named(information.manoeuvres, manoeuvreName),
		orders: named(information.orders, orderName)
	};
}

function sheetLine(line: Line, { case: case_, key, seen, language, axis }: OnAxis): SheetLine {
	const { id, domain, critical, marks, got, state, by, why, verdict } = line;
	const source = key.checklist.find((one) => one.id === id);
	if (!source) throw new Error(`line ${id} is not in the checklist of case ${case_.id}`);
	const shut = why.some(({ says }) => says === 'opens after another');
	const needs = case_.history.filter(({ id }) => shut && source.met_by.includes(id)).flatMap((fact) => fact.needs);
	return {
		id,
		domain,
		text: say(source.text, language),
		critical,
		marks,
		got,
		state,
		by: by.flatMap(({ id, as, at }) => {
			const thing = thingOf(id, case_, key, language);
			return thing ? [{ thing, as, at: axis.since(at) }] : [];
		}),
		metBy: thingsOf(source.met_by, case_, key, language),
		opensAfter: thingsOf(
			[...new Set(needs)].filter((need) => !seen.told.includes(need)),
			case_,
			key,
			language
		),
		why,
		verdict: verdict && { marks: verdict.marks, why: verdict.why, seq: verdict.seq, at: verdict.at }
	};
}
