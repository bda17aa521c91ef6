import type { ItemKind } from '#lib/case/item.ts';
import type { Key } from '#lib/case/key.ts';
import type { Text } from '#lib/case/text.ts';
import type { MarkedPoint } from './attempt-scores.ts';
import type { Verdict } from './verdicts.ts';

/** What an examiner marks a written answer by. */
export type PointToMark = { id: string; text: Text; marks: number };

/**
 * The points of a written item: key steps of a rationale and required evidence, one mark each; of the other kinds the
 * rubric. An examiner's question has its own.
 */
export function pointsOf(item: string, kind: ItemKind, key: Key): PointToMark[] {
	const answer = key.answers[item];
	if (kind === 'rationale') {
		return chosen(key.rationale, answer?.steps).map(({ id, step }) => ({ id, text: step, marks: 1 }));
	}
	if (kind === 'evidence') {
		const required = chosen(key.evidence, answer?.evidence).filter(({ required }) => required);
		return required.map(({ id, statement }) => ({ id, text: statement, marks: 1 }));
	}
	return key.examiner.find(({ id }) => id === item)?.points ?? answer?.points ?? [];
}

/** The points with what an examiner gave for each, never more than a point holds. */
export function markedPoints(
	item: string,
	points: readonly PointToMark[],
	verdicts: ReadonlyMap<string, Verdict>
): MarkedPoint[] {
	return points.map(({ id, marks }) => {
		const target = `${item}/${id}`;
		const verdict = verdicts.get(target) ?? null;
		return { id, target, marks, given: verdict && Math.min(verdict.marks, marks), verdict };
	});
}

/** Those that an answer names, in the list's order; all where it names none. */
export function chosen<Entry extends { id: string }>(list: readonly Entry[], ids: readonly string[] = []): Entry[] {
	return list.filter(({ id }) => ids.length === 0 || ids.includes(id));
}
