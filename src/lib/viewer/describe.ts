import type { ImageView } from '../case/candidate-view.ts';
import type { Words } from '../words/words.ts';
import type { Axis, Mm } from './place.ts';
import type { Mark } from './tile.ts';
import { widthAndLevel, type Window } from './window-presets.ts';

type Says = Words['viewer'];
type Drawn = { cross: Mm; marks: Mark[] };
type Cut = { slices: { axis: Axis; at: number; of: number }[]; window: Window };

/**
 * A volume in words, for who does not see it: what it is, and what stands on the screen of it; never what it shows.
 * Null: nothing stands there yet, or ever.
 */
export function describeVolume(image: ImageView, drawn: (Drawn & Cut) | null, says: Says): string {
	if (!drawn) return joined(image, [], says);
	const { width, level } = widthAndLevel(drawn.window);
	const cuts = drawn.slices.map(({ axis, at, of }) => says.pane(says[axis], says.slice(at, of)));
	return joined(image, [...cuts, says.windowAt(width, level), ...places(drawn, says.place, says)], says);
}

/** A picture in words; its places are columns and rows. */
export function describePicture(image: ImageView, drawn: Drawn | null, says: Says): string {
	return joined(image, drawn ? places(drawn, ([x, y]) => says.pixels(x, y), says) : [], says);
}

function places({ cross, marks }: Drawn, place: (mm: Mm) => string, says: Says): string[] {
	const marked = marks.map(({ n, mm }) => says.markAt(n, place(mm)));
	return [says.crosshairAt(place(cross)), ...(marked.length ? marked : [says.noMarksHere])];
}

function joined({ caption, simulated }: ImageView, parts: string[], says: Says): string {
	return [caption, ...(simulated ? [says.simulated] : []), ...parts].join(says.then);
}
