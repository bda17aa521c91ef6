import type { Case } from './case.ts';
import type { Seen } from './seen.ts';
import type { Station } from './station.ts';

/**
 * What a candidate was shown, in the order in which it appeared. A place in one of these lists is what the browser knows
 * a thing by: `t_1` the first turn, `f_1` a fact that an item laid down, `e_1` an examination, `r_1` a test, `i_1` an image,
 * `q_1` an item. No id of a case has an underscore, so that none can be taken for one of these.
 */
export type Appeared = {
	facts: { id: string; at: number }[];
	examined: { manoeuvre: string; at: number; findings: string[]; laid: boolean }[];
	tested: { order: string; at: number; investigations: string[]; laid: boolean }[];
	images: { id: string; at: number }[];
};

export function appeared(case_: Case, { given }: Station, seen: Seen): Appeared {
	const known = lists(case_);
	const [start, laid] = [seen.laid.slice(0, given.length), seen.laid.slice(given.length)];
	const brought = seen.ordered.flatMap(({ brings, at }) => brings.map((id) => ({ id, at })));
	return {
		facts: laid.filter(({ id }) => known.facts.has(id)),
		examined: [
			...seen.done.map(({ manoeuvre, at, brings }) => ({ manoeuvre, at, findings: brings, laid: false })),
			...laid.flatMap(({ id, at }) => {
				const manoeuvre = known.findings.get(id);
				return manoeuvre ? [{ manoeuvre, at, findings: [id], laid: true }] : [];
			})
		],
		tested: [
			...seen.ordered.map(({ order, at, brings }) => ({
				order,
				at,
				investigations: brings.filter((id) => known.investigations.has(id)),
				laid: false
			})),
			...laid.flatMap(({ id, at }) => {
				const order = known.investigations.get(id);
				return order ? [{ order, at, investigations: [id], laid: true }] : [];
			})
		],
		images: firstOfEach([...start, ...brought, ...laid].filter(({ id }) => known.images.has(id)))
	};
}

/** What an act of examination or an order lays open: ids of findings; of investigations and their images. */
export function brings(case_: Case, act: { manoeuvre: string } | { order: string }): string[] {
	if ('manoeuvre' in act) {
		return case_.examination.filter(({ manoeuvre }) => manoeuvre === act.manoeuvre).map(({ id }) => id);
	}
	return case_.investigations.filter(({ order }) => order === act.order).flatMap(({ id, images }) => [id, ...images]);
}

const kept = new WeakMap<Case, ReturnType<typeof listsOf>>();

function lists(case_: Case) {
	const known = kept.get(case_) ?? listsOf(case_);
	kept.set(case_, known);
	return known;
}

function listsOf(case_: Case) {
	return {
		facts: new Set(case_.history.map(({ id }) => id)),
		findings: new Map(case_.examination.map(({ id, manoeuvre }) => [id, manoeuvre])),
		investigations: new Map(case_.investigations.map(({ id, order }) => [id, order])),
		images: new Set(case_.images.map(({ id }) => id))
	};
}

function firstOfEach<Thing extends { id: string }>(things: Thing[]): Thing[] {
	return things.filter(({ id }, i) => things.findIndex((thing) => thing.id === id) === i);
}
