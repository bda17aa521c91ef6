import type { ItemKind } from '#lib/case/item.ts';
import { say } from '#lib/case/text.ts';
import type { ItemScore, TextMeasures } from '#lib/scoring/attempt-scores.ts';
import { answerTo } from '#lib/scoring/item-score.ts';
import { chosen, pointsOf } from '#lib/scoring/points.ts';
import type { Reason } from '#lib/scoring/score.ts';
import type { Row } from '#statecharts/events.ts';
import type { OnAxis } from './sat.ts';
import { thingsOf } from './thing.ts';

export type PointOfKey = {
	id: string;
	/** What `score.rated` names; null: shown, not marked (evidence that is not required). */
	target: string | null;
	text: string;
	marks: number;
	/** Evidence: 1 to 3. */
	level: 1 | 2 | 3 | null;
	/** An examiner's mark, with the reason in the examiner's words; `seq` of its row. */
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
	/** The text, or its steps or lines, as written; `rests` are the names of what each cites. Empty: no answer. */
	answer: { text: string; rests: string[] }[];
	value: number | null;
	why: Reason[];
	points: PointOfKey[];
	modelAnswer: string | null;
	/** Likeness of wording to the key's; never a mark. */
	measures: TextMeasures | null;
	/** Marks of the ticked points out of all. Null: not self-marked. */
	selfMarked: { got: number; of: number } | null;
	/** Lines of the sheet that rest on it and wait. */
	linesWaiting: { id: string; text: string; marks: number }[];
};

/** Each answer that an examiner marks, the examiner's questions last. */
export function writtenReports(sat: OnAxis): WrittenReport[] {
	return sat.scores.items.flatMap((item) => (item.points === null ? [] : [writtenReport(item, sat)]));
}

function writtenReport({ item, kind, viva, score, measures, points }: ItemScore, sat: OnAxis): WrittenReport {
	const { case: case_, key, scores, rows, language } = sat;
	const question = key.examiner.find(({ id }) => id === item);
	const prompt = question?.question ?? case_.items.find(({ id }) => id === item)?.prompt;
	const model = question?.model_answer ?? key.answers[item]?.text;
	const ticked = selfMarks(rows, item);
	const own = pointsOfKey(item, kind, sat).map((point) => {
		const marked = points?.find(({ id }) => id === point.id);
		return {
			...point,
			target: marked?.target ?? null,
			given: marked?.given ?? null,
			reason: marked?.verdict?.why ?? null,
			seq: marked?.verdict?.seq ?? null,
			selfMarked: ticked?.includes(point.id) ?? false
		};
	});
	const lines = scores.sheet?.lines.filter(({ waitsFor }) => waitsFor.includes(item)) ?? [];
	return {
		item,
		kind,
		viva,
		prompt: prompt ? say(prompt, language) : '',
		answer: answerOf(item, kind, sat),
		value: score.value,
		why: score.why,
		points: own,
		modelAnswer: model ? say(model, language) : null,
		measures,
		selfMarked: ticked && { got: marksOf(own.filter((one) => one.selfMarked)), of: marksOf(own) },
		linesWaiting: lines.map(({ id, marks }) => {
			const text = key.checklist.find((line) => line.id === id)?.text ?? '';
			return { id, text: say(text, language), marks };
		})
	};
}

type Plain = Pick<PointOfKey, 'id' | 'text' | 'marks' | 'level'>;

/** What the answer is held against. Evidence that is not required is shown too, without marks. */
function pointsOfKey(item: string, kind: ItemKind, { key, language }: OnAxis): Plain[] {
	if (kind !== 'evidence') {
		return pointsOf(item, kind, key).map(({ id, text, marks }) => ({
			id,
			text: say(text, language),
			marks,
			level: null
		}));
	}
	return chosen(key.evidence, key.answers[item]?.evidence).map(({ id, statement, level, required }) => ({
		id,
		text: say(statement, language),
		marks: required ? 1 : 0,
		level
	}));
}

function answerOf(id: string, kind: ItemKind, { case: case_, key, seen, language }: OnAxis): WrittenReport['answer'] {
	const answer = answerTo({ id, kind }, seen);
	const names = (ids: readonly string[]) => thingsOf(ids, case_, key, language).map(({ name }) => name);
	const filled = (list: WrittenReport['answer']) => list.filter(({ text }) => text.trim() !== '');
	if (!answer) return [];
	if ('steps' in answer) return filled(answer.steps.map(({ text, because }) => ({ text, rests: names(because) })));
	if ('lines' in answer) return filled(answer.lines.map(({ text, images }) => ({ text, rests: names(images) })));
	return 'text' in answer ? filled([{ text: answer.text, rests: [] }]) : [];
}

/** The points that the candidate ticked, as they stand now. */
function selfMarks(rows: readonly Row[], item: string): string[] | null {
	const row = rows.findLast(({ event }) => event.type === 'answer.self-marked' && event.item === item);
	return row?.event.type === 'answer.self-marked' ? row.event.points : null;
}

function marksOf(points: readonly { marks: number }[]): number {
	return points.reduce((sum, { marks }) => sum + marks, 0);
}
