import type { Case } from '#lib/case/case.ts';
import type { Seen } from '#lib/case/seen.ts';
import type { Policy } from '#lib/case/station.ts';
import type { MetBy } from './attempt-scores.ts';

/** Staged and static stations have no informant and no patient to examine. */
export function hasEncounter(policy: Policy): boolean {
	return policy === 'open' || policy === 'gated';
}

/**
 * What the candidate got by own doing, by id: facts that were told on asking, findings of manoeuvres done, investigations
 * ordered; each with the first time. What an item laid on the table is not here: it was never asked, examined or ordered.
 */
export function hadBy(case_: Case, seen: Seen): Map<string, MetBy> {
	const had = new Map<string, MetBy>();
	const add = (by: MetBy) => {
		if (!had.has(by.id)) had.set(by.id, by);
	};
	for (const { at, reply } of seen.said) {
		if (reply?.kind === 'said') for (const id of reply.facts) add({ id, as: 'fact', at });
	}
	for (const { manoeuvre, at } of seen.done) {
		for (const { id, manoeuvre: own } of case_.examination) if (own === manoeuvre) add({ id, as: 'manoeuvre', at });
	}
	for (const { order, at } of seen.ordered) {
		for (const { id, order: own } of case_.investigations) if (own === order) add({ id, as: 'order', at });
	}
	return had;
}
