import type { Brought, CandidateView } from './candidate-view.ts';

const lists = ['said', 'facts', 'findings', 'results', 'images', 'items', 'hints'] as const;
const rest = [
	'phase',
	'startedAt',
	'endsAt',
	'pausedAt',
	'pause',
	'enteredAt',
	'may',
	'door',
	'patient',
	'record',
	'differential',
	'provisional',
	'marks',
	'regions',
	'readings',
	'links',
	'notes',
	'next'
] as const;

/** What is in the later view and not in the earlier: of lists the entries that are new or have changed, of the rest what differs. */
export function brought(before: CandidateView, after: CandidateView): Brought {
	const changed = rest.filter((field) => !same(before[field], after[field])).map((field) => [field, after[field]]);
	const added = lists.flatMap((list) => {
		if (before[list] === after[list]) return [];
		const fresh = after[list].filter((entry, i) => !same(before[list][i], entry));
		return fresh.length > 0 ? [[list, fresh]] : [];
	});
	return Object.fromEntries([...changed, ...added]);
}

function same(one: unknown, other: unknown): boolean {
	return one === other || JSON.stringify(one) === JSON.stringify(other);
}
