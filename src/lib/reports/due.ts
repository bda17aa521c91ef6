const day = 24 * 60 * 60_000;

/** One sitting of a station: when it was handed in (ms since epoch), and which share of its marks was got, 0 … 1; null where nothing is marked. */
export type Sat = { at: number; share: number | null };

/** When to sit a station again; `after` is how many days the last sitting earned. */
export type Due = { at: number; after: number; now: boolean };

/**
 * When a station comes back, from its released sittings in any order and the time now (ms since epoch).
 *
 * A sitting below half of the marks brings it back after 3 days, one below four fifths, or without marks, after 7, a better
 * one after 21. Each further success in a row doubles what the one before earned: 21, 42, 84, 168 days, and no more. A
 * weaker sitting begins anew. Where marks still wait, the share is of those that were given, so the day may move once the
 * rest comes. Sitting again with the key known counts: that is what it is for; a sitting that goes on from another's middle
 * does not, and the caller leaves it out, as it does exams, which are sat when they are set. Null without a sitting.
 *
 * Spacing that widens with success: Cepeda et al., Psychol Bull 2006;132:354–380; the steps are our own.
 * @example due([{ at: 0, share: 0.9 }, { at: 30 * day, share: 0.8 }], now)?.after // 42
 */
export function due(sittings: readonly Sat[], now: number): Due | null {
	const inOrder = sittings.toSorted((one, other) => one.at - other.at);
	const last = inOrder.at(-1);
	if (!last) return null;
	const after = inOrder.reduce((before, { share }) => next(before, share), 0);
	const at = last.at + after * day;
	return { at, after, now: at <= now };
}

function next(before: number, share: number | null): number {
	if (share !== null && share < 0.5) return 3;
	if (share === null || share < 0.8) return 7;
	return before >= 21 ? Math.min(168, before * 2) : 21;
}
