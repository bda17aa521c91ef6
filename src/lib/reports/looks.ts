import type { EventOf, Row } from '#statecharts/events.ts';

/** One look at one slice, with when it ended. Times of the server's clock, ms since epoch. */
export type LookAt = EventOf<'image.viewed'>['looks'][number] & { from: number; to: number; seq: number };

/**
 * All looks, in time. A batch of them arrives when it is over and says only how long each was, so those of one image are
 * laid end to end before its arrival; images that were on screen side by side thus overlap, as they did.
 */
export function looksOf(rows: readonly Row[]): LookAt[] {
	const looks = rows.flatMap(({ seq, at, event }) =>
		event.type === 'image.viewed' ? batch(event.looks, seq, at) : []
	);
	return looks.sort((one, other) => one.from - other.from);
}

function batch(looks: EventOf<'image.viewed'>['looks'], seq: number, at: number): LookAt[] {
	const ends = new Map<string, number>();
	const placed: LookAt[] = [];
	for (const look of looks.toReversed()) {
		const pane = `${look.image} ${look.axis}`;
		const to = ends.get(pane) ?? at;
		ends.set(pane, to - look.ms);
		placed.push({ ...look, from: to - look.ms, to, seq });
	}
	return placed.toReversed();
}
