import type { Axis } from './place.ts';
import type { Window } from './window-presets.ts';

/** What one pane shows. Of a flat picture: axis `flat`, mm 0, no window. */
export type Shown = { image: string; axis: Axis | 'flat'; mm: number; window: Window | null };

/** A stretch of looking at one slice in one window, milliseconds. */
export type Look = Shown & { ms: number };

/** What is on screen since when, and the looks that are over. Times in milliseconds of any one clock. */
export type Looking = { open: { shown: Shown; since: number; windowSince: number }[]; done: Look[] };

/** A window that moves again within this time is still being dragged. */
export const rest = 250;
/** Slices passed faster than this were not looked at. */
export const shortest = 150;
/** No look is longer than this: a longer one is cut, so that a lost page loses little. */
export const longest = 30_000;

export const nothing: Looking = { open: [], done: [] };

/** What the panes show now. A pane is known by its image and axis; another slice, or a window that had come to rest, ends a look. */
export function see({ open, done }: Looking, shown: Shown[], at: number): Looking {
	const over: Look[] = [];
	const next = shown.map((shown) => {
		const before = open.find((pane) => samePane(pane.shown, shown));
		if (!before || !sameSlice(before.shown, shown)) return { shown, since: at, windowSince: at };
		if (sameWindow(before.shown, shown)) return before;
		if (at - before.windowSince < rest) return { shown, since: before.since, windowSince: at };
		over.push(look(before, at));
		return { shown, since: at, windowSince: at };
	});
	for (const pane of open)
		if (!shown.some((shown) => samePane(pane.shown, shown) && sameSlice(pane.shown, shown))) over.push(look(pane, at));
	return { open: next, done: over.reduce(add, done) };
}

/** The looks that are over, and the open ones cut at this moment when they have become long or `all` is asked for. */
export function take(looking: Looking, at: number, all = false): { looks: Look[]; looking: Looking } {
	const cut = looking.open.filter(({ since }) => all || at - since >= longest);
	const looks = cut.map((pane) => look(pane, at)).reduce(add, looking.done);
	const open = looking.open.map((pane) => (cut.includes(pane) ? { ...pane, since: at } : pane));
	return { looks, looking: { open, done: [] } };
}

function add(done: Look[], next: Look): Look[] {
	if (next.ms < shortest) return done;
	const last = done.findLast((look) => samePane(look, next));
	if (!last || !sameSlice(last, next) || !sameWindow(last, next)) return [...done, next];
	return done.map((look) => (look === last ? { ...look, ms: look.ms + next.ms } : look));
}

function look({ shown, since }: Looking['open'][number], at: number): Look {
	return { ...shown, ms: at - since };
}

function samePane(a: Shown, b: Shown): boolean {
	return a.image === b.image && a.axis === b.axis;
}

function sameSlice(a: Shown, b: Shown): boolean {
	return samePane(a, b) && a.mm === b.mm;
}

function sameWindow(a: Shown, b: Shown): boolean {
	return a.window?.[0] === b.window?.[0] && a.window?.[1] === b.window?.[1];
}
