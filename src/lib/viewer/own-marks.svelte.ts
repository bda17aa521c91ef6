import type { Point, Region } from '../case/answer.ts';
import { Hand, same, type Slice } from './hand.svelte.ts';
import { apart as apartFrom, touches } from './outlining.ts';
import { side, type Mm } from './place.ts';
import type { Drawn, Line, Mark } from './tile.ts';

/** All that was set on the images: points, and outlines drawn by hand. */
export type Made = { points: Point[]; regions: Region[] };
type Given = {
	made: () => Made;
	isVolume: (image: string) => boolean;
	/** The slice of an image in which a place lies. */
	sliceOf: (image: string, axis: Region['axis'], mm: Mm) => Slice;
	onmark: (made: Made) => void;
};

/** As many as one answer holds. */
const mostMarks = 50;
/** Two marks closer than this, in millimetres (pixels), are one press too many. */
const apart = 1;

/** What the candidate sets on the images: marks and outlines with their undo, and what the hand is at. */
export class OwnMarks {
	hand = new Hand();
	#given;
	#before: Made[] = $state.raw([]);
	#after: Made[] = $state.raw([]);
	#rubbed = false;

	constructor(given: Given) {
		this.#given = given;
	}

	on(image: string): Mark[] {
		return this.#now.points.flatMap((point, i) => (point.image === image ? { n: i + 1, mm: point.mm } : []));
	}

	/** Outlines are numbered after the marks. */
	regionsOn(image: string): Drawn[] {
		const { points, regions } = this.#now;
		return regions.flatMap(({ image: on, axis, outline }, i) =>
			on === image ? [{ n: points.length + i + 1, axis, outline }] : []
		);
	}

	/** An outline on its way, and rulers; one that has one end yet reaches to the crosshair. */
	linesOn(image: string, cross: Mm | null, says: (length: number, axis: Region['axis']) => string): Line[] {
		const { line, rulers, ruling } = this.hand;
		const drawn = rulers.map((ruler) => {
			const open = ruling && ruler === rulers.at(-1) && cross !== null;
			const to = open && same(ruler, this.#given.sliceOf(image, ruler.axis, cross)) ? cross : ruler.to;
			return { ...ruler, to };
		});
		return [
			...drawn
				.filter((ruler) => ruler.image === image)
				.map(({ axis, from, to }) => ({ axis, places: [from, to], says: says(apartFrom(from, to), axis) })),
			...(line?.image === image ? [{ axis: line.axis, places: line.corners, says: '' }] : [])
		];
	}

	/** Sets a mark, to a tenth of a millimetre; null when there is one already. */
	mark(image: string, mm: Mm): Point | null {
		const { points } = this.#now;
		const close = (other: Mm) => apartFrom(other, mm) < apart;
		if (points.length >= mostMarks || points.some((point) => point.image === image && close(point.mm))) return null;
		const place = mm.map((at) => Math.round(at * 10) / 10 + 0) as Mm;
		const point: Point = this.#given.isVolume(image) ? { image, mm: place, side: side(place) } : { image, mm: place };
		this.change({ points: [...points, point] });
		return point;
	}

	/** Closes the outline that is being drawn; null when it encloses nothing, or there are as many as may be. */
	outline(): Region | null {
		const line = this.hand.close();
		const { regions } = this.#now;
		if (!line || regions.length >= mostMarks) return null;
		const region: Region = { image: line.image, axis: line.axis, outline: line.corners };
		this.change({ regions: [...regions, region] });
		return region;
	}

	/** Takes away what a place on a slice touches, whole: marks, outlines, rulers. One stroke is one undo. Answers whether it met any. */
	rub(on: Slice, mm: Mm, reach: number, first: boolean): boolean {
		if (first) this.#rubbed = false;
		this.hand.rub(on, mm, reach);
		const { points, regions } = this.#now;
		const left = {
			points: points.filter((point) => point.image !== on.image || apartFrom(point.mm, mm) > reach),
			regions: regions.filter((region) => !this.#lies(region, on) || !touches(region.outline, mm, reach))
		};
		if (left.points.length === points.length && left.regions.length === regions.length) return false;
		if (this.#rubbed) this.#given.onmark(left);
		else this.change(left);
		return (this.#rubbed = true);
	}

	change(made: Partial<Made>) {
		const now = this.#now;
		this.#before = [...this.#before, now];
		this.#after = [];
		this.#given.onmark({ ...now, ...made });
	}

	get canUndo(): boolean {
		return this.#before.length > 0;
	}

	get canRedo(): boolean {
		return this.#after.length > 0;
	}

	undo() {
		const before = this.#before.at(-1);
		if (!before) return;
		this.#after = [...this.#after, this.#now];
		this.#before = this.#before.slice(0, -1);
		this.#given.onmark(before);
	}

	redo() {
		const after = this.#after.at(-1);
		if (!after) return;
		this.#before = [...this.#before, this.#now];
		this.#after = this.#after.slice(0, -1);
		this.#given.onmark(after);
	}

	#lies({ image, axis, outline }: Region, on: Slice): boolean {
		return image === on.image && axis === on.axis && same(this.#given.sliceOf(image, axis, outline[0]!), on);
	}

	get #now(): Made {
		return this.#given.made();
	}
}
