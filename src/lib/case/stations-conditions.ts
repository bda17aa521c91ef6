import type { Condition, Material } from './condition.ts';
import type { Item } from './item.ts';

/** Further shown counts more: who has been given the diagnosis can no longer be asked for it. */
const weight: Record<Material, number> = { context: 1, images: 2, findings: 4, diagnosis: 8 };

/** The condition that an item is asked under: the one chosen, else LC, NoDx, or the first that it has; null where it has none. */
export function conditionOf({ id, conditions }: Item, chosen: Readonly<Record<string, string>>): Condition | null {
	const named = [chosen[id], 'LC', 'NoDx'].flatMap(
		(name) => conditions.find((condition) => condition.id === name) ?? []
	);
	return named[0] ?? conditions[0] ?? null;
}

/** Items from less to more shown, then those without a condition, which are shown the whole case; else as they stood. */
export function lessShownFirst(items: readonly Item[], chosen: Readonly<Record<string, string>>): Item[] {
	return items.toSorted((one, other) => shown(one, chosen) - shown(other, chosen));
}

function shown(item: Item, chosen: Readonly<Record<string, string>>): number {
	const condition = conditionOf(item, chosen);
	return condition ? condition.shows.reduce((sum, material) => sum + weight[material], 0) : 100;
}
