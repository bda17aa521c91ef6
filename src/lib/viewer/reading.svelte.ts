import { on } from 'svelte/events';
import { createSubscriber } from 'svelte/reactivity';
import type { Point, Region } from '../case/answer.ts';
import type { ImageView } from '../case/candidate-view.ts';
import { depth } from './grid.ts';
import { Hand } from './hand.svelte.ts';
import { apart as apartFrom } from './outlining.ts';
import { nothing, see, take, type Look, type Shown } from './looking.ts';
import type { Drawn, Line, Mark } from './tile.ts';
import { axes, side, type Axis, type Mm } from './place.ts';
import { most } from './pool.ts';
import { Scene, type Seen } from './scene.svelte.ts';

/** What was shown and how, when the room was left. */
export type Left = { chosen: string[]; planes: Axis[]; seen: Seen };

/** All that was set on the images: points, and outlines drawn by hand. */
export type Made = { points: Point[]; regions: Region[] };
type Given = {
	images: () => ImageView[];
	points: () => Point[];
	regions: () => Region[];
	/** One image and one plane at a time. */
	small: () => boolean;
	onmark: (made: Made) => void;
	onlook: (look: Look) => void;
	left: () => Left | null;
};

/** As many as one answer holds. */
const mostMarks = 50;
/** Two marks closer than this, in millimetres, are one press too many. */
const apart = 1;

/** What is open in the reading room: which series in which planes, the own marks with their undo, and what was looked at. */
export class Reading {
	scene = new Scene();
	#given;
	#chosen: string[] = $state.raw([]);
	#planes: Axis[] = $state.raw(['axial']);
	#before: Made[] = $state.raw([]);
	#after: Made[] = $state.raw([]);
	hand = new Hand();
	#looking = nothing;

	constructor(given: Given) {
		this.#given = given;
		const images = given.images();
		const volumes = images.filter(({ kind }) => kind === 'volume');
		this.#chosen = (volumes.length ? volumes : images).slice(0, 2).map(({ id }) => id);
		const cut = axes.find((axis) => axis === volumes[0]?.plane);
		if (cut) this.#planes = [cut];
		if (matchMedia('(pointer: coarse)').matches) this.scene.tool = 'scroll';
		const left = given.left();
		if (!left) return;
		this.#chosen = left.chosen;
		this.#planes = left.planes;
		this.scene.takeUp(left.seen);
	}

	/** As the room is left, to be found like that again. */
	get left(): Left {
		return { chosen: this.#chosen, planes: this.#planes, seen: this.scene.seen };
	}

	get visible(): ImageView[] {
		const images = this.#given.images();
		const chosen = images.filter(({ id }) => this.#chosen.includes(id));
		if (!this.#given.small()) return chosen;
		return [chosen.find(({ id }) => id === this.scene.active?.image) ?? chosen[0]].filter(
			(image) => image !== undefined
		);
	}

	get planes(): Axis[] {
		if (!this.#given.small()) return this.#planes;
		return [this.#planes.find((axis) => axis === this.scene.active?.axis) ?? this.#planes[0] ?? 'axial'];
	}

	get columns(): number {
		const count = this.visible.length;
		return count === 3 && this.planes.length > 1 ? 3 : Math.min(2, count);
	}

	/** A series that lies over the active one, and how much of it shows: 0 to 1. */
	over: { image: string; share: number } | null = $state.raw(null);

	layOver(image: string | null, share = 0.5) {
		this.over = image === null ? null : { image, share };
	}

	/** The series laid over: all of it, or nothing. Without one, the next series is laid over. */
	flip() {
		const under = this.scene.active?.image;
		const others = this.#given.images().filter(({ id, kind }) => kind === 'volume' && id !== under);
		const shown = this.over && this.over.image !== under ? this.over : null;
		const image = shown?.image ?? others[0]?.id;
		if (image) this.over = { image, share: shown && shown.share > 0.5 ? 0 : 1 };
	}

	shows(image: string): boolean {
		return this.visible.some(({ id }) => id === image);
	}

	/** Shows a series, in place of the last when there is no room, and lets the keys act on it. */
	choose(image: string | undefined) {
		const given = this.#given.images().find(({ id }) => id === image);
		if (!given) return;
		if (!this.#chosen.includes(given.id)) this.#chosen = [...this.#chosen.slice(0, most - 1), given.id];
		this.scene.active = { image: given.id, axis: this.scene.active?.axis ?? this.planes[0] ?? 'axial' };
	}

	/** Takes a series away; the last one stays. */
	putAway(image: string) {
		if (this.#chosen.length < 2) return;
		this.#chosen = this.#chosen.filter((id) => id !== image);
		const [first] = this.visible;
		if (this.scene.active?.image === image && first)
			this.scene.active = { image: first.id, axis: this.scene.active.axis };
	}

	setPlanes(planes: Axis[]) {
		const [first] = (this.#planes = axes.filter((axis) => planes.includes(axis)));
		const { active } = this.scene;
		if (active && first && !planes.includes(active.axis)) this.scene.active = { ...active, axis: first };
	}

	/** Of several planes the next one is where the keys act; a single plane turns into the next. */
	nextPlane() {
		const { active } = this.scene;
		const round = this.planes.length > 1 ? this.planes : axes;
		const next = round[(round.indexOf(active?.axis ?? 'axial') + 1) % round.length]!;
		if (this.planes.length < 2) this.setPlanes([next]);
		else if (active) this.scene.active = { ...active, axis: next };
	}

	marksOn(image: string): Mark[] {
		return this.#given.points().flatMap((point, i) => (point.image === image ? { n: i + 1, mm: point.mm } : []));
	}

	/** Sets a mark, to a tenth of a millimetre; null when there is one already. */
	mark(image: string, mm: Mm): Point | null {
		const points = this.#given.points();
		const close = (other: Mm) => Math.hypot(...other.map((at, i) => at - mm[i]!)) < apart;
		if (points.length >= mostMarks || points.some((point) => point.image === image && close(point.mm))) return null;
		const kind = this.#given.images().find(({ id }) => id === image)?.kind;
		const place = mm.map((at) => Math.round(at * 10) / 10 + 0) as Mm;
		const point: Point = kind === 'volume' ? { image, mm: place, side: side(place) } : { image, mm: place };
		this.change({ points: [...points, point] });
		return point;
	}

	/** Outlines are numbered after the marks. */
	regionsOn(image: string): Drawn[] {
		const from = this.#given.points().length + 1;
		return this.#given
			.regions()
			.flatMap(({ image: on, axis, outline }, i) =>
				on === image && axis !== 'flat' ? [{ n: from + i, axis, outline }] : []
			);
	}

	/** An outline on its way, and rulers. */
	linesOn(image: string, says: (mm: number) => string): Line[] {
		const { line, rulers } = this.hand;
		return [
			...rulers
				.filter((ruler) => ruler.image === image)
				.map(({ axis, from, to }) => ({ axis, places: [from, to], says: says(apartFrom(from, to)) })),
			...(line?.image === image ? [{ axis: line.axis, places: line.corners, says: '' }] : [])
		];
	}

	/** Closes the outline that is being drawn; null when it encloses nothing, or there are as many as may be. */
	outline(): Region | null {
		const line = this.hand.close();
		const regions = this.#given.regions();
		if (!line || regions.length >= mostMarks) return null;
		const region: Region = { image: line.image, axis: line.axis, outline: line.corners };
		this.change({ regions: [...regions, region] });
		return region;
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

	get #now(): Made {
		return { points: this.#given.points(), regions: this.#given.regions() };
	}

	/** Shows the image of a mark or an outline, with the crosshair on it. */
	go(point: Pick<Point, 'image' | 'mm'>) {
		this.choose(point.image);
		const image = this.#given.images().find(({ id }) => id === point.image);
		if (image?.kind === 'volume') this.scene.mm = point.mm;
	}

	get onScreen(): Shown[] {
		const { mm } = this.scene;
		return this.visible.flatMap(({ id, kind }): Shown[] => {
			if (kind === 'picture') return [{ image: id, axis: 'flat', mm: 0, window: null }];
			const grid = this.scene.volumes[id]?.grid;
			const window = this.scene.windowOf(id);
			if (!grid || !mm || !window) return [];
			const [low, high] = window.map((value) => Number(value.toPrecision(4))) as [number, number];
			return this.planes.map((axis) => ({ image: id, axis, mm: depth(grid, axis, mm), window: [low, high] }));
		});
	}

	/** From now on, as long as the component lives, tells what is looked at; nothing while the page is hidden. */
	watch() {
		const hidden = createSubscriber((update) => on(document, 'visibilitychange', update));
		$effect(() => {
			hidden();
			this.#looking = see(this.#looking, document.hidden ? [] : this.onScreen, performance.now());
		});
		$effect(() => {
			const timer = setInterval(() => this.tellLooks(), 1000);
			return () => {
				clearInterval(timer);
				this.tellLooks(true);
			};
		});
	}

	/** The looks that are over; at the end `all`, those too that are still open. */
	tellLooks(all = false) {
		const { looks, looking } = take(this.#looking, performance.now(), all);
		this.#looking = looking;
		for (const look of looks) this.#given.onlook({ ...look, ms: Math.round(look.ms) });
	}
}
