/** What stands beside a moment on a lane. `at` in ms since entering. */
type Labelled = { at: number; text: string };

/** A label that has room: where its moment is, 0 … 1, and to which side of it the words stand. */
export type Placed = { share: number; text: string; side: 'middle' | 'start' | 'end' };

const gap = 12;

/** Those labels that fit on a lane of `width` px without touching, the earlier ones first. */
export function placed(labels: readonly Labelled[], end: number, width: number): Placed[] {
	const kept: Placed[] = [];
	let taken = -gap;
	for (const { at, text } of labels) {
		const share = end > 0 ? at / end : 0;
		const wide = widthOf(text);
		const from = Math.min(Math.max(share * width - wide / 2, 0), width - wide);
		if (wide > width || from < taken + gap) continue;
		const side = from === 0 ? 'start' : from === width - wide ? 'end' : 'middle';
		kept.push({ share, text, side });
		taken = from + wide;
	}
	return kept;
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
