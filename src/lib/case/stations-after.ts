import { after, type Item } from './item.ts';
import type { Policy } from './station.ts';

/**
 * The asked item after which this one may be opened: its own `after`, where that is asked; else what stands in for that,
 * else what that one waits for, and so on to the start. Dialogue turns of a staged station are a chain of their own, so
 * there the first of them is not kept waiting by other items.
 */
export function waitsFor(items: readonly Item[], asked: readonly Item[], item: Item, policy: Policy): string | null {
	const chain = policy === 'staged' && item.kind === 'dialogue-turn' ? asked.filter(isTurn) : asked;
	const been = new Set<string>();
	let waited = named(items, after(item));
	while (waited && !been.has(waited.id)) {
		been.add(waited.id);
		if (chain.includes(waited)) return waited.id;
		const instead = standIn(chain, waited);
		if (instead && instead !== item && !leadsTo(items, asked, instead, item)) return instead.id;
		waited = named(items, after(waited));
	}
	return null;
}

function isTurn({ kind }: Item): boolean {
	return kind === 'dialogue-turn';
}

/** `forward-diagnosis` and `differential` ask the same, so either stands in for the other. */
function standIn(asked: readonly Item[], missing: Item): Item | undefined {
	const rankings = ['differential', 'forward-diagnosis'];
	return rankings.includes(missing.kind) ? asked.find(({ kind }) => rankings.includes(kind)) : undefined;
}

/** Whether one item waits, through others or what stands in for them, for the other: then that one cannot wait for it. */
function leadsTo(
	items: readonly Item[],
	asked: readonly Item[],
	from: Item,
	to: Item,
	been = new Set<Item>()
): boolean {
	if (from === to) return true;
	if (been.has(from)) return false;
	been.add(from);
	const waited = named(items, after(from));
	if (!waited) return false;
	const instead = asked.includes(waited) ? undefined : standIn(asked, waited);
	return [waited, ...(instead ? [instead] : [])].some((one) => leadsTo(items, asked, one, to, been));
}

function named(items: readonly Item[], id: string | null): Item | undefined {
	return id === null ? undefined : items.find((item) => item.id === id);
}
