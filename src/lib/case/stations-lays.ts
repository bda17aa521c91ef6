import type { Case } from './case.ts';
import type { Condition, Material } from './condition.ts';
import type { Item } from './item.ts';
import type { Key } from './key.ts';
import type { Policy } from './station.ts';

/**
 * What opening an item puts on the table: where the candidate gathers, its own `reveals` and images; in a static station
 * all that its condition shows, and without a condition the whole case outside the key.
 */
export function lays(of: Case, key: Key, item: Item, policy: Policy, condition: Condition | null): string[] {
	if (policy !== 'static') return once([...item.reveals.flatMap((id) => withImages(of, id)), ...item.images]);
	if (condition) return once(condition.shows.flatMap((material) => shown(of, key, item, material)));
	return ids([...of.history, ...of.examination, ...of.investigations, ...of.images]);
}

function shown(of: Case, key: Key, item: Item, material: Material): string[] {
	if (material === 'context') return ids([...of.history, ...of.examination]);
	if (material === 'images') return item.images;
	if (material === 'diagnosis') return ['diagnosis'];
	const described = item.images.filter((id) => key.lesions.some(({ image }) => image === id));
	return [
		...ids(of.investigations.filter(({ order }) => order.startsWith('imaging.'))),
		...described.map((id) => `lesions:${id}`)
	];
}

/** An investigation comes with the images that it brings. */
function withImages({ investigations }: Case, id: string): string[] {
	return [id, ...(investigations.find((investigation) => investigation.id === id)?.images ?? [])];
}

function ids(list: readonly { id: string }[]): string[] {
	return list.map(({ id }) => id);
}

function once(list: readonly string[]): string[] {
	return [...new Set(list)];
}
