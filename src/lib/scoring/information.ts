import type { Case } from '#lib/case/case.ts';
import type { Seen } from '#lib/case/seen.ts';
import type { Gathered, Information } from './attempt-scores.ts';
import { hadBy } from './had.ts';
import { reason } from './reason.ts';

/**
 * Information gathering: essential facts told on asking, essential manoeuvres done and essential tests ordered, ÷ all that are
 * essential. Each fact, manoeuvre and test counts once, however many findings or results it brings. It stands apart from
 * the marks. Parts: the shares of facts, manoeuvres and orders, null where none is essential.
 *
 * Range 0 … 1. Null where the case calls nothing essential. Without an encounter it does not exist at all.
 * @example 12 essential, 9 got: value 3/4
 */
export function information(case_: Case, seen: Seen): Information {
	const had = hadBy(case_, seen);
	const essential = <Entry extends { id: string; essential: boolean }>(list: readonly Entry[]) =>
		list.filter((entry) => entry.essential);
	const facts = gathered(essential(case_.history).map(({ id }) => [id, had.has(id)]));
	const manoeuvres = gathered(essential(case_.examination).map(({ id, manoeuvre }) => [manoeuvre, had.has(id)]));
	const orders = gathered(essential(case_.investigations).map(({ id, order }) => [order, had.has(id)]));

	const all = [facts, manoeuvres, orders];
	const got = all.reduce((sum, part) => sum + part.got.length, 0);
	const of = got + all.reduce((sum, part) => sum + part.missed.length, 0);
	return {
		score: {
			scorer: 'information',
			version: 1,
			value: of === 0 ? null : got / of,
			why: [of === 0 ? reason('nothing essential') : reason('information got', { got, of })],
			parts: { got, of, facts: share(facts), manoeuvres: share(manoeuvres), orders: share(orders) }
		},
		facts,
		manoeuvres,
		orders
	};
}

function gathered(entries: [name: string, had: boolean][]): Gathered {
	const names = [...new Map(entries)];
	return {
		got: names.filter(([, had]) => had).map(([name]) => name),
		missed: names.filter(([, had]) => !had).map(([name]) => name)
	};
}

function share({ got, missed }: Gathered): number | null {
	const all = got.length + missed.length;
	return all === 0 ? null : got.length / all;
}
