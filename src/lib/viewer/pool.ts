/** Browsers keep few WebGL contexts and throw out the oldest unasked; so we count, and ask the longest-lived to leave first. */
export const most = 4;

type Seat = { leave: () => void };
const seats: Seat[] = [];

/** Takes a place for one context. `leave` is called when a later one needs it; the function returned gives it back. */
export function takeSeat(leave: () => void): () => void {
	const seat = { leave };
	while (seats.length >= most) seats.shift()!.leave();
	seats.push(seat);
	return () => {
		const at = seats.indexOf(seat);
		if (at >= 0) seats.splice(at, 1);
	};
}
