import type { Ranked } from '#lib/case/answer.ts';
import type { Row } from '#statecharts/events.ts';
import type { OnAxis } from './sat.ts';

/**
 * The first of the working differential, from when on it stood there. `confidence` 0 to 100 as stated. `ranked` is the whole
 * list as it stood; `provisional` marks the one that was fixed before the tests opened.
 */
export type Thought = {
	at: number;
	seq: number;
	text: string;
	confidence: number | null;
	ranked: { text: string; confidence: number | null }[];
	provisional: boolean;
};

/** The trajectory: an entry each time the first diagnosis or its confidence changed, and at the provisional one. */
export function thoughtsOf({ rows, station, axis }: OnAxis): Thought[] {
	const differentials = new Set(station.items.flatMap(({ id, kind }) => (kind === 'differential' ? [id] : [])));
	const thoughts: Thought[] = [];
	for (const { seq, at, event } of rows) {
		const ranked = rankedIn(event, differentials);
		if (!ranked) continue;
		const list = ranked.map(({ text, confidence }) => ({ text, confidence: confidence ?? null }));
		const [first] = list;
		const before = thoughts.at(-1);
		const provisional = event.type === 'differential.committed';
		if (!first || (!provisional && before?.text === first.text && before.confidence === first.confidence)) continue;
		thoughts.push({ at: axis.since(at), seq, ...first, ranked: list, provisional });
	}
	return thoughts;
}

/** The differential that an event holds: the working one, the provisional one, or a draft of the item. */
export function rankedIn(event: Row['event'], differentials: ReadonlySet<string>): Ranked[] | null {
	if (event.type === 'differential.drafted' || event.type === 'differential.committed') return event.ranked;
	if (event.type !== 'answer.drafted' && event.type !== 'answer.committed') return null;
	if (!differentials.has(event.item)) return null;
	// The chart took the answer, so it has the form of its item's kind.
	return (event.answer as { ranked: Ranked[] }).ranked;
}
