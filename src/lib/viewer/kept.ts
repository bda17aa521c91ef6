import type { Lens } from './engine.ts';
import type { Axis, Mm } from './place.ts';
import type { Tool } from './scene.svelte.ts';
import type { Window } from './window-presets.ts';

/** How somebody left the reading room, to find it so again. */
export type Kept = {
	chosen: string[];
	planes: Axis[];
	over: { image: string; share: number } | null;
	mm: Mm | null;
	lens: Lens;
	windows: Record<string, Window>;
	active: { image: string; axis: Axis } | null;
	crosshair: boolean;
	tool: Tool;
};

const name = (of: string) => `babinski reading room, 1, ${of}`;
const held = new Map<string, Kept>();

/** For as long as this tab lives; the page may be loaded again meanwhile. `of` is the attempt. */
export function keep(of: string, kept: Kept) {
	held.set(of, kept);
	try {
		sessionStorage.setItem(name(of), JSON.stringify(kept));
	} catch {
		// Then it is kept no longer than the page.
	}
}

export function keptOf(of: string): Kept | null {
	const here = held.get(of);
	if (here) return here;
	try {
		return JSON.parse(sessionStorage.getItem(name(of)) ?? 'null') as Kept | null;
	} catch {
		return null;
	}
}
