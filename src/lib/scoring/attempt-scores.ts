import type { ItemKind } from '#lib/case/item.ts';
import type { Domain, Estimate, Reason, Score } from './score.ts';
import type { Verdict } from './verdicts.ts';

/** Likeness of wording, 0 … 1; null where one side has no words. Never a mark. */
export type TextMeasures = { tokenF1: number | null; rougeL: number | null; chrF: number | null };

/** One point of a written answer: `target` is what `score.rated` names, `given` null until it is rated. */
export type MarkedPoint = { id: string; target: string; marks: number; given: number | null; verdict: Verdict | null };

export type ItemScore = {
	item: string;
	kind: ItemKind;
	/** One of the examiner's questions. */
	viva: boolean;
	/** Null: the station asks it, the candidate never came to it. */
	openedAt: number | null;
	score: Score;
	/** Of written answers: what an examiner marks by. */
	points: MarkedPoint[] | null;
	/** Of written answers, where there is something to compare with. */
	measures: TextMeasures | null;
	/** How sure the candidate was of the first choice, 0 … 1, and whether it was right. */
	stated: { confidence: number; right: boolean } | null;
};

/** What the candidate did of what a line is met by. `at` in ms since epoch. */
export type MetBy = { id: string; as: 'fact' | 'manoeuvre' | 'order' | 'item' | 'question'; at: number };

export type LineState = 'met' | 'partly' | 'missed' | 'waits' | 'not part';

export type Line = {
	id: string;
	domain: Domain;
	critical: boolean;
	marks: number;
	got: number;
	state: LineState;
	by: MetBy[];
	/** Written items whose marking it waits for; `waits` with none is judged from the transcript. */
	waitsFor: string[];
	why: Reason[];
	verdict: Verdict | null;
};

/** `got + waiting + missed = possible`, in marks. */
export type Marks = { got: number; waiting: number; missed: number; possible: number };

/** The checklist as a mark sheet. `notPart`: marks of lines that cannot be met at this station, in no other figure. */
export type Sheet = Marks & {
	domains: (Marks & { domain: Domain; notPart: number })[];
	notPart: number;
	lines: Line[];
	/** Ids of critical lines that are missed. They fail nobody by themselves. */
	missedCritical: string[];
};

export type Gathered = { got: string[]; missed: string[] };

/** Essential facts, manoeuvres and orders: got by asking, examining and ordering. */
export type Information = { score: Score; facts: Gathered; manoeuvres: Gathered; orders: Gathered };

/** `gap`: mean confidence minus share right; above 0 is too sure. */
export type Confidence = { brier: Estimate; gap: number | null };

export type AttemptScores = {
	version: number;
	/** What the station asks, in its order, then the examiner's questions. */
	items: ItemScore[];
	/** Null: the case has no checklist, and `mean` stands in. */
	sheet: Sheet | null;
	/** Without a checklist: the mean of the items' values; `leftOut` are those not scored. */
	mean: { value: number | null; n: number; leftOut: number } | null;
	/** Null where there is no encounter: staged and static. */
	information: Information | null;
	confidence: Confidence;
	/** The examiner's overall grade; no part of the marks. */
	global: Verdict | null;
};
