import type { Case } from './case.ts';
import type { Item, ItemKind } from './item.ts';
import type { Key } from './key.ts';
import { conditionOf, lessShownFirst } from './stations-conditions.ts';
import { lays } from './stations-lays.ts';
import type { Policy, Purpose, Station } from './station.ts';
import { waitsFor } from './stations-after.ts';

export type NamedStation<Name extends string = string> = { name: Name; station: Station };

export type Plan = {
	policy: Policy;
	purpose: Purpose;
	items: Item[];
	/** Item id → condition id, where it is not the usual one. */
	conditions: Readonly<Record<string, string>>;
	minutes?: number;
	reading?: number;
	questions?: number;
	untimed?: boolean;
	extra?: number;
	turns?: number | null;
};

/** A station as it is pinned, from a plan that is known to be sound. */
export function stationFrom(of: Case, key: Key, plan: Plan): Station {
	const { policy, purpose, conditions } = plan;
	const talks = policy === 'open' || policy === 'gated';
	const asked = policy === 'static' ? lessShownFirst(plan.items, conditions) : plan.items;
	return {
		policy,
		purpose,
		reading: plan.reading ?? of.reading,
		minutes: talks ? (plan.minutes ?? of.minutes) : 0,
		untimed: plan.untimed ?? false,
		extra: plan.extra ?? 0,
		turns: plan.turns ?? null,
		// In a static station each item's condition says which images it comes with.
		given: policy === 'static' ? [] : of.images.filter(({ given }) => given === 'start').map(({ id }) => id),
		items: asked.map((item) => {
			const condition = policy === 'static' ? conditionOf(item, conditions) : null;
			return {
				id: item.id,
				kind: item.kind,
				after: waitsFor(of.items, asked, item, policy),
				condition: condition?.id ?? null,
				lays: lays(of, key, item, policy, condition),
				seconds: seconds[item.kind]
			};
		}),
		questions: plan.questions ?? (talks ? Math.min(3, key.examiner.length) : 0)
	};
}

/** Time for one answer (session.md §5): a choice one minute, a lesion two, anything written or ranked three. */
const seconds: Record<ItemKind, number> = {
	differential: 180,
	lesion: 120,
	rationale: 180,
	'forward-diagnosis': 180,
	evidence: 180,
	'multiple-choice': 60,
	'open-ended': 180,
	'dialogue-turn': 180
};
