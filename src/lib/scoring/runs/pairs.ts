import type { Compared } from './against-physicians.ts';
import { clusterDifference, type Drawing } from './cluster-difference.ts';
import type { Valued } from './marked.ts';

/** Two systems on the items that both answered: `difference` is first − second, paired by item, clustered by source case. */
export type Pair = { first: string; second: string; nItems: number; nCases: number } & Compared;

/**
 * Every two of the systems. `p` is two-sided and not adjusted.
 * @example [1, 1] and [1, 0] on two cases: difference 1/2
 */
export function pairsOf(systems: ReadonlyMap<string, readonly Valued[]>, drawing: Drawing): Pair[] {
	const names = [...systems.keys()];
	return names.flatMap((first, i) =>
		names.slice(i + 1).flatMap((second) => {
			const other = new Map((systems.get(second) ?? []).map(({ item, value }) => [item, value]));
			const shared = (systems.get(first) ?? []).filter(({ item }) => other.has(item));
			if (shared.length === 0) return [];
			const differences = shared.map((one) => ({ ...one, value: one.value - (other.get(one.item) ?? 0) }));
			const nCases = new Set(shared.map(({ cluster }) => cluster)).size;
			return [{ first, second, nItems: shared.length, nCases, ...clusterDifference(differences, drawing) }];
		})
	);
}
