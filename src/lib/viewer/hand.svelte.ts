import type { Axis, Mm } from './place.ts';
import { apart, areaOf, simplified } from './outlining.ts';

export type Ruler = { image: string; axis: Axis; from: Mm; to: Mm };
type Line = { image: string; axis: Axis; corners: Mm[] };

/** Smaller than this, in mm², an outline is a slip of the hand; a shorter ruler, in mm, too. */
const least = { area: 2, length: 0.5 };

/** What is being drawn by hand or by keys, and the rulers: they are nobody's answer, and go with the room. */
export class Hand {
	/** An outline that is not closed yet. */
	line: Line | null = $state.raw(null);
	rulers: Ruler[] = $state.raw([]);
	#ruling = false;

	/** A stroke goes on; another image or plane begins a new one. */
	stroke(kind: 'draw' | 'measure', image: string, axis: Axis, mm: Mm, first: boolean) {
		if (kind === 'draw') this.#corner(image, axis, mm, first);
		else this.#rule(image, axis, mm, first);
	}

	/** A corner at the crosshair, for whoever draws with keys. */
	corner(image: string, axis: Axis, mm: Mm) {
		this.#corner(image, axis, mm, false);
	}

	/** The line as an outline; null where it encloses nothing. */
	close(): Line | null {
		const { line } = this;
		this.line = null;
		if (!line) return null;
		const corners = simplified(line.corners).map((mm) => mm.map((at) => Math.round(at * 10) / 10 + 0) as Mm);
		return corners.length >= 3 && areaOf(corners) >= least.area ? { ...line, corners } : null;
	}

	/** A ruler that measures nothing is put away. */
	let() {
		this.#ruling = false;
		this.rulers = this.rulers.filter(({ from, to }) => apart(from, to) >= least.length);
	}

	/** Ruler from the last place that was set to this one, for whoever measures with keys. */
	rule(image: string, axis: Axis, mm: Mm) {
		this.#rule(image, axis, mm, !this.#ruling);
		if (this.#ruling) this.#ruling = apart(this.rulers.at(-1)!.from, mm) < least.length;
		else this.#ruling = true;
	}

	drop() {
		this.line = null;
		this.#ruling = false;
	}

	#corner(image: string, axis: Axis, mm: Mm, first: boolean) {
		const { line } = this;
		const goesOn = !first && line?.image === image && line.axis === axis;
		this.line = goesOn ? { ...line, corners: [...line.corners, mm] } : { image, axis, corners: [mm] };
	}

	#rule(image: string, axis: Axis, mm: Mm, first: boolean) {
		const last = this.rulers.at(-1);
		if (first || !last || last.image !== image || last.axis !== axis) {
			this.rulers = [...this.rulers.slice(-7), { image, axis, from: mm, to: mm }];
		} else this.rulers = [...this.rulers.slice(0, -1), { ...last, to: mm }];
	}
}
