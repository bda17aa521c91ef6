import type { ItemKind } from '#lib/case/item.ts';
import type { TextMeasures } from '#lib/scoring/attempt-scores.ts';
import type { Reason } from '#lib/scoring/score.ts';

export type ChoiceReport = {
	item: string;
	prompt: string;
	options: { id: string; text: string; chosen: boolean; right: boolean }[];
	confidence: number | null;
	value: number | null;
	why: Reason[];
	/** The key's reason for the right option. */
	explanation: string | null;
};

export type PointOfKey = {
	id: string;
	text: string;
	marks: number;
	/** Evidence: 1 to 3, and whether it counts. */
	level: 1 | 2 | 3 | null;
	required: boolean;
	/** An examiner's mark, in the examiner's words. */
	given: number | null;
	reason: string | null;
	seq: number | null;
	/** Ticked by the candidate after handing in. */
	selfMarked: boolean;
};

/** A written answer beside the key's points. Self-marks are in no other figure. */
export type WrittenReport = {
	item: string;
	kind: ItemKind;
	viva: boolean;
	prompt: string;
	/** Paragraphs, steps or lines as written; `because` and `images` in the report's language. Empty: no answer. */
	answer: { text: string; rests: string[] }[];
	value: number | null;
	why: Reason[];
	points: PointOfKey[];
	modelAnswer: string | null;
	measures: TextMeasures | null;
	/** Null: not self-marked yet. Marks of the ticked points out of all. */
	selfMarked: { got: number; of: number } | null;
	/** Lines of the sheet that rest on it and wait. */
	linesWaiting: { id: string; text: string; marks: number }[];
};
