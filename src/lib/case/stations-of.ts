import type { Case } from './case.ts';
import type { Item } from './item.ts';
import type { Key } from './key.ts';
import { stationFrom, type NamedStation } from './stations-station.ts';

/**
 * The practice stations that a case makes (session.md, *One attempt, several items*). Bedside: where there is a history;
 * asks a differential and a lesion, then two or three of the examiner's questions. Turns: the dialogue turns. Written:
 * what the two do not ask. No case makes a station without items.
 */
export function stationsOf(of: Case, key: Key): NamedStation<'bedside' | 'turns' | 'written'>[] {
	const ranked = rankedItem(of);
	const bedside = of.history.length ? [ranked, first(of, 'lesion')].filter((item) => item !== undefined) : [];
	const turns = of.items.filter(({ kind }) => kind === 'dialogue-turn');
	const written = of.items.filter(
		(item) => !bedside.includes(item) && !turns.includes(item) && !repeats(of, item, ranked)
	);
	const policy = of.tier === 'direct' ? 'open' : 'gated';
	return [
		bedside.length ? [made('bedside', policy, bedside)] : [],
		turns.length ? [made('turns', 'staged', turns)] : [],
		written.length ? [made('written', 'static', written)] : []
	].flat();

	function made<Name extends string>(name: Name, policy: 'open' | 'gated' | 'staged' | 'static', items: Item[]) {
		return { name, station: stationFrom(of, key, { policy, purpose: 'practice', items, conditions: {} }) };
	}
}

/** What is asked for a ranked list: at the bedside the differential, without a history the forward diagnosis. */
function rankedItem(of: Case): Item | undefined {
	const [one, other] = [first(of, 'differential'), first(of, 'forward-diagnosis')];
	return of.history.length ? (one ?? other) : (other ?? one);
}

/** Without a history the two rankings would be asked side by side, and ask the same. */
function repeats(of: Case, item: Item, ranked: Item | undefined): boolean {
	return !of.history.length && item.kind === 'differential' && ranked?.kind === 'forward-diagnosis';
}

function first({ items }: Case, kind: Item['kind']): Item | undefined {
	return items.find((item) => item.kind === kind);
}
