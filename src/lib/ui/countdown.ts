/** What is left of a phase in ms: of a paused one, as it stood when the pause began. Never below zero. */
export function left(endsAt: number, now: number, pausedAt: number | null): number {
	return Math.max(0, endsAt - (pausedAt ?? now));
}

/** Minutes and seconds, as a clock shows them. Seconds are rounded up: 0:00 is shown when nothing is left. */
export function clock(ms: number): string {
	const seconds = Math.ceil(ms / 1000);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export type Moment = 'half' | 'five' | 'one' | 'over';

/** Which moments lie between two looks at the clock; `before` and `after` are ms left of `whole`. Each is met once. */
export function passed(before: number, after: number, whole: number): Moment | null {
	const minute = 60_000;
	const moments: [Moment, number][] = [
		['over', 0],
		['one', minute],
		['five', 5 * minute],
		['half', whole / 2]
	];
	const met = moments.find(([, at]) => at < whole && after <= at && at < before);
	return met ? met[0] : null;
}

/** Whether time was given, and not only a pause made good. Below ten seconds nobody need be told. */
export function wasAdded(before: number, now: number, pausedBefore: number | null): boolean {
	return pausedBefore === null && now - before >= 10_000;
}
