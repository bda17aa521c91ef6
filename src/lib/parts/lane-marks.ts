/** What stands beside a moment on a lane. `at` in ms since entering. */
type Labelled = { at: number; text: string };

/** A label that has room: where its moment is, 0 … 1, to which side of it the words stand, and in which row from below. */
export type Placed = { share: number; text: string; side: 'middle' | 'start' | 'end'; row: number };

const gap = 12;

/** Those labels that fit on a lane of `width` px without touching, the earlier ones first; what finds no room goes a row up. */
export function placed(labels: readonly Labelled[], end: number, width: number, rows = 1): Placed[] {
	const kept: Placed[] = [];
	const taken = Array.from({ length: rows }, () => -gap);
	for (const { at, text } of labels) {
		const share = end > 0 ? at / end : 0;
		const wide = widthOf(text);
		const from = Math.min(Math.max(share * width - wide / 2, 0), width - wide);
		const row = taken.findIndex((to) => from >= to + gap);
		if (wide > width || row < 0) continue;
		const side = from === 0 ? 'start' : from === width - wide ? 'end' : 'middle';
		kept.push({ share, text, side, row });
		taken[row] = from + wide;
	}
	return kept;
}

// A mark is 2 px wide; nearer than this, two of them cannot be told apart or pressed one by one.
const apart = 10;

/** Moments that would lie on one another on a lane of `width` px, together; in the order of time. */
export function clustered<Moment extends { at: number }>(
	moments: readonly Moment[],
	end: number,
	width: number
): Moment[][] {
	const groups: Moment[][] = [];
	const px = ({ at }: Moment) => (end > 0 ? at / end : 0) * width;
	for (const moment of moments) {
		const last = groups.at(-1);
		if (last && px(moment) - px(last[0]!) < apart) last.push(moment);
		else groups.push([moment]);
	}
	return groups;
}

/** The row of each stretch, from below: the lowest in which it lies on no other. In the order of the stretches. */
export function stacked(stretches: readonly { from: number; to: number }[]): number[] {
	const taken: number[] = [];
	return stretches.map(({ from, to }) => {
		const free = taken.findIndex((until) => until <= from);
		const row = free < 0 ? taken.length : free;
		taken[row] = to;
		return row;
	});
}

/** Whether a stretch is wide enough for the first letters of its name. */
export function hasRoom(from: number, to: number, end: number, width: number): boolean {
	return end > 0 && ((to - from) / end) * width >= 32;
}

/** Whole times of the axis: not more than fit, at least the two ends. `end` in ms, `width` in px. */
export function timesOn(end: number, width: number): number[] {
	const most = Math.max(2, Math.floor(width / 90));
	const steps = [10, 30, 60, 120, 300, 600, 1200, 3600].map((seconds) => seconds * 1000);
	const step = steps.find((one) => end / one <= most) ?? end;
	const times = Array.from({ length: Math.floor(end / step) + 1 }, (_, i) => i * step);
	return times;
}

// Bold letters at 14 px: about 8.5 px wide, a Chinese one 16.
function widthOf(text: string): number {
	return [...text].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 16 : 8.5), 0);
}
