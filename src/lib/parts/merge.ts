import type { Brought, CandidateView, News } from '#lib/case/candidate-view.ts';

type Entry = { id: string };
const lists = ['said', 'facts', 'findings', 'results', 'images', 'items', 'hints'] as const;

/** The view with what the news brought: of lists the entries that are new or have changed, the rest as it stands there. */
export function merge(view: CandidateView, { seq, now, brought }: News): CandidateView {
	return { ...view, ...brought, ...joined(view, brought), seq, now };
}

function joined(view: CandidateView, brought: Brought): Partial<CandidateView> {
	return Object.fromEntries(
		lists.flatMap((list) => {
			const entries = brought[list];
			return entries ? [[list, join(view[list] as Entry[], entries)]] : [];
		})
	);
}

function join(old: Entry[], brought: Entry[]): Entry[] {
	const changed = new Map(brought.map((entry) => [entry.id, entry]));
	const kept = old.map((entry) => changed.get(entry.id) ?? entry);
	const known = new Set(old.map(({ id }) => id));
	return [...kept, ...brought.filter(({ id }) => !known.has(id))];
}
