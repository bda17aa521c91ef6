/**
 * What one exchange with the server tells of its clock. `offset` is the server's time minus this browser's monotonic
 * time, as if the reply had been written half-way; it is wrong by at most half of `trip`. All in ms.
 */
export type Sample = { offset: number; trip: number };

export function sample(serverNow: number, sent: number, received: number): Sample {
	return { offset: serverNow - (sent + received) / 2, trip: received - sent };
}

/**
 * The better of what was known and what was just measured: the shorter trip tells more. When the two cannot both be
 * true, the monotonic clock stood still in between (a laptop asleep), and only the new one counts.
 */
export function better(known: Sample | null, measured: Sample): Sample {
	if (!known || measured.trip <= known.trip) return measured;
	const apart = Math.abs(known.offset - measured.offset);
	return apart > (known.trip + measured.trip) / 2 + 50 ? measured : known;
}
