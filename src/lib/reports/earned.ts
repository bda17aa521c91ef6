import { say } from '#lib/case/text.ts';
import type { MetBy } from '#lib/scoring/attempt-scores.ts';
import type { Row } from '#statecharts/events.ts';
import type { OnAxis } from './sat.ts';

/** A line of the sheet that a moment met, by itself or as one of several. */
export type EarnedLine = { line: string; text: string; critical: boolean; marks: number };

/** The lines that what happened in a row met: each thing counts where it first came. */
export function earnedBy({ at, event }: Row, sat: OnAxis): EarnedLine[] {
	const { case: case_, seen } = sat;
	if (event.type === 'question.asked') {
		return earnedWith(sat, seen.said.find((turn) => turn.at === at)?.reply?.facts ?? [], at);
	}
	if (event.type === 'manoeuvre.done') {
		const findings = case_.examination.filter(({ manoeuvre }) => manoeuvre === event.manoeuvre);
		return earnedWith(sat, ids(findings), at);
	}
	if (event.type === 'test.ordered') {
		const results = case_.investigations.filter(({ order }) => order === event.order);
		return earnedWith(sat, ids(results), at);
	}
	return [];
}

/** The lines that these things met at this time. */
export function earnedWith({ scores, key, language }: OnAxis, things: readonly string[], at: number): EarnedLine[] {
	const earns = (by: MetBy) => by.at === at && things.includes(by.id);
	return (scores.sheet?.lines ?? [])
		.filter(({ by, state }) => state !== 'missed' && by.some(earns))
		.map(({ id, critical, marks }) => {
			const text = key.checklist.find((line) => line.id === id)?.text ?? '';
			return { line: id, text: say(text, language), critical, marks };
		});
}

function ids(list: readonly { id: string }[]): string[] {
	return list.map(({ id }) => id);
}
