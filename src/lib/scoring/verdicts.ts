import type { Row } from '#statecharts/events.ts';

/** An examiner's mark on a line, on a point of a written answer, or overall; `seq` leads to who gave it. */
export type Verdict = { target: string; marks: number; why: string; seq: number; at: number };

/** The marks that count, by target: the newest row of each, and none where the newest takes the mark back. */
export function verdictsOf(rows: readonly Row[]): Map<string, Verdict> {
	const verdicts = new Map<string, Verdict>();
	for (const { seq, at, event } of rows) {
		if (event.type !== 'score.rated') continue;
		const { target, marks, why } = event;
		if (marks === null) verdicts.delete(target);
		else verdicts.set(target, { target, marks, why, seq, at });
	}
	return verdicts;
}

/** Every mark that was ever given or taken back on a target, oldest first. */
export function historyOf(rows: readonly Row[], target: string): (Omit<Verdict, 'marks'> & { marks: number | null })[] {
	return rows.flatMap(({ seq, at, event }) =>
		event.type === 'score.rated' && event.target === target
			? [{ target, marks: event.marks, why: event.why, seq, at }]
			: []
	);
}
