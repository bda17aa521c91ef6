import type { Region } from '../case/answer.ts';
import type { Mm } from './place.ts';
import { apart, areaOf, awayFrom, simplified } from './outlining.ts';

/** One slice of one image, counted from 0 along the axis; a flat picture has one. */
export type Slice = { image: string; axis: Region['axis']; slice: number };
export type Ruler = Slice & { from: Mm; to: Mm };
type Line = Slice & { corners: Mm[] };

/** Smaller than this, in mm² (px²), an outline is a slip of the hand; a shorter ruler, in mm (px), too. */
const least = { area: 2, length: 0.5 };
const mostRulers = 12;

/** What is being drawn by hand or by keys, and the rulers: they are nobody's answer, and go with the room. */
export class Hand {
	/** An outline that is not closed yet. */
	line: Line | null = $state.raw(null);
	rulers: Ruler[] = $state.raw([]);
	/** The newest ruler has one end; the next place is the other. */
	ruling = $state(false);

	/** A stroke goes on; another slice begins a new one. */
	stroke(kind: 'draw' | 'measure', on: Slice, mm: Mm, first: boolean) {
		if (kind === 'measure') return this.#rule(on, mm, first);
		const { line } = this;
		this.line =
			!first && line && same(line, on) ? { ...line, corners: [...line.corners, mm] } : { ...on, corners: [mm] };
	}

	/** A corner at the crosshair, for whoever draws with keys. */
	corner(on: Slice, mm: Mm) {
		this.stroke('draw', on, mm, false);
	}

	/** The last corner is taken back. */
	back() {
		const corners = this.line?.corners.slice(0, -1) ?? [];
		this.line = this.line && corners.length > 0 ? { ...this.line, corners } : null;
	}

	/** The line as an outline; null where it encloses nothing. */
	close(): Line | null {
		const { line } = this;
		this.line = null;
		if (!line) return null;
		const corners = simplified(line.corners).map((mm) => mm.map((at) => Math.round(at * 10) / 10 + 0) as Mm);
		return corners.length >= 3 && areaOf(corners) >= least.area ? { ...line, corners } : null;
	}

	/** One end of a ruler, then the other, for whoever measures with keys. Answers what was measured, once both are set. */
	rule(on: Slice, mm: Mm): number | null {
		const last = this.rulers.at(-1);
		const ends = this.ruling && last !== undefined && same(last, on);
		this.#rule(on, mm, !ends);
		this.ruling = !ends || apart(last.from, mm) < least.length;
		return this.ruling ? null : apart(last!.from, mm);
	}

	/** The hand is lifted: a ruler that measures nothing is put away. Answers what the newest measures. */
	lift(): number | null {
		this.ruling = false;
		const kept = this.rulers.filter(({ from, to }) => apart(from, to) >= least.length);
		if (kept.length < this.rulers.length) this.rulers = kept;
		const last = this.rulers.at(-1);
		return last ? apart(last.from, last.to) : null;
	}

	/** What is not finished is given up. */
	drop() {
		this.line = null;
		this.lift();
	}

	putAway(ruler: Ruler) {
		this.rulers = this.rulers.filter((other) => other !== ruler);
	}

	/** Puts the rulers away that a place on the slice is close to. */
	rub(on: Slice, mm: Mm, reach: number) {
		const kept = this.rulers.filter((ruler) => !same(ruler, on) || awayFrom(mm, ruler.from, ruler.to) > reach);
		if (kept.length < this.rulers.length) this.rulers = kept;
	}

	#rule(on: Slice, mm: Mm, first: boolean) {
		const last = this.rulers.at(-1);
		if (first || !last || !same(last, on)) {
			this.rulers = [...this.rulers.slice(1 - mostRulers), { ...on, from: mm, to: mm }];
		} else this.rulers = [...this.rulers.slice(0, -1), { ...last, to: mm }];
	}
}

export function same(one: Slice, other: Slice): boolean {
	return one.image === other.image && one.axis === other.axis && one.slice === other.slice;
}
