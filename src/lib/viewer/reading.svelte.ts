import { on } from 'svelte/events';
import { createSubscriber } from 'svelte/reactivity';
import type { Point, Region } from '../case/answer.ts';
import type { ImageView } from '../case/candidate-view.ts';
import { depth, sliceAt } from './grid.ts';
import type { Slice } from './hand.svelte.ts';
import { keep, keptOf } from './kept.ts';
import { nothing, see, take, type Look, type Shown } from './looking.ts';
import { OwnMarks, type Made } from './own-marks.svelte.ts';
import { axes, type Axis, type Mm } from './place.ts';
import { most } from './pool.ts';
import { Scene } from './scene.svelte.ts';

type Given = {
	/** Whose reading room it is: one attempt's. */
	of: string;
	images: () => ImageView[];
	points: () => Point[];
	regions: () => Region[];
	/** One image and one plane at a time. */
	small: () => boolean;
	onmark: (made: Made) => void;
	onlook: (look: Look) => void;
};

/** What is open in the reading room: which series in which planes, the own marks, and what was looked at. */
export class Reading {
	scene = new Scene();
	#given;
	#chosen: string[] = $state.raw([]);
	#planes: Axis[] = $state.raw(['axial']);
	/** Where the crosshairs of flat pictures lie. */
	#onPictures: Record<string, Mm> = $state.raw({});
	#looking = nothing;
	marks: OwnMarks;

	constructor(given: Given) {
		this.#given = given;
		const images = given.images();
		const volumes = images.filter(({ kind }) => kind === 'volume');
		this.#chosen = (volumes.length ? volumes : images).slice(0, 2).map(({ id }) => id);
		const cut = axes.find((axis) => axis === volumes[0]?.plane);
		if (cut) this.#planes = [cut];
		if (matchMedia('(pointer: coarse)').matches) this.scene.tool = 'scroll';
		this.#restore();
		this.marks = new OwnMarks({
			made: () => this.made,
			isVolume: (id) => this.#image(id)?.kind === 'volume',
			sliceOf: (...place) => this.sliceOf(...place),
			onmark: given.onmark
		});
	}

	/** As it was left; of images that are there no more nothing is left. */
	#restore() {
		const kept = keptOf(this.#given.of);
		const there = (id: string | undefined) => this.#image(id) !== undefined;
		if (!kept?.chosen.some(there) || kept.planes.length === 0) return;
		this.#chosen = kept.chosen.filter(there);
		this.#planes = kept.planes;
		const active = there(kept.active?.image) ? kept.active : null;
		const over = there(kept.over?.image) ? kept.over : null;
		this.scene.restore({ ...kept, active, over });
	}

	get made(): Made {
		return { points: this.#given.points(), regions: this.#given.regions() };
	}

	#image(id: string | undefined): ImageView | undefined {
		return this.#given.images().find((image) => image.id === id);
	}

	sliceOf(image: string, axis: Region['axis'], mm: Mm): Slice {
		const grid = this.scene.volumes[image]?.grid;
		return { image, axis, slice: grid && axis !== 'flat' ? sliceAt(grid, axis, mm) : 0 };
	}

	/** The place of the crosshair, where the keys act. */
	get here(): { on: Slice; mm: Mm } | null {
		const { active, mm } = this.scene;
		const image = this.#image(active?.image);
		if (!active || !image) return null;
		const flat = this.#onPictures[image.id];
		if (image.kind === 'picture') return flat ? { on: this.sliceOf(image.id, 'flat', flat), mm: flat } : null;
		return mm && this.scene.volumes[image.id] ? { on: this.sliceOf(image.id, active.axis, mm), mm } : null;
	}

	/** Somebody is at a flat picture, where its crosshair lies. */
	at(image: string, mm: Mm) {
		this.#onPictures = { ...this.#onPictures, [image]: mm };
		if (this.scene.active?.image !== image) this.scene.active = { image, axis: this.scene.active?.axis ?? 'axial' };
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

	layOver(image: string | null, share = 0.5) {
		this.scene.over = image === null ? null : { image, share };
	}

	/** The series laid over: all of it, or nothing. Without one, the next series is laid over. */
	flip() {
		const under = this.scene.active?.image;
		const others = this.#given.images().filter(({ id, kind }) => kind === 'volume' && id !== under);
		const { over } = this.scene;
		const shown = over && over.image !== under ? over : null;
		const image = shown?.image ?? others[0]?.id;
		if (image) this.scene.over = { image, share: shown && shown.share > 0.5 ? 0 : 1 };
	}

	shows(image: string): boolean {
		return this.visible.some(({ id }) => id === image);
	}

	/** Shows a series, in place of the last when there is no room, and lets the keys act on it. */
	choose(image: string | undefined) {
		const given = this.#image(image);
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

	/** Shows the image of a mark or an outline, with the crosshair on it. */
	go(point: Pick<Point, 'image' | 'mm'>, axis?: Region['axis']) {
		this.choose(point.image);
		if (axis && axis !== 'flat') this.#look(axis);
		if (this.#image(point.image)?.kind === 'volume') this.scene.mm = point.mm;
	}

	/** Lets the keys act in a plane, which is shown if it is not. */
	#look(axis: Axis) {
		if (!this.planes.includes(axis)) this.setPlanes(this.planes.length > 1 ? [...this.planes, axis] : [axis]);
		if (this.scene.active) this.scene.active = { ...this.scene.active, axis };
	}

	/** What lies over a volume that is shown. */
	overOf(under: string): { image: ImageView; share: number } | null {
		const { over, active } = this.scene;
		const image = over && over.image !== under && active?.image === under ? this.#image(over.image) : undefined;
		return image && over ? { image, share: over.share } : null;
	}

	get onScreen(): Shown[] {
		const { mm } = this.scene;
		const seen = this.visible.flatMap((image) => {
			const over = image.kind === 'volume' ? this.overOf(image.id) : null;
			return [...(over?.share === 1 ? [] : [image]), ...(over && over.share > 0 ? [over.image] : [])];
		});
		return [...new Set(seen)].flatMap(({ id, kind }): Shown[] => {
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
			const timer = setInterval(() => {
				this.tellLooks();
				this.#keep();
			}, 1000);
			return () => {
				clearInterval(timer);
				this.tellLooks(true);
				this.#keep();
			};
		});
	}

	#keep() {
		keep(this.#given.of, {
			...this.scene.kept,
			chosen: this.#chosen,
			planes: this.#planes
		});
	}

	/** The looks that are over; at the end `all`, those too that are still open. */
	tellLooks(all = false) {
		const { looks, looking } = take(this.#looking, performance.now(), all);
		this.#looking = looking;
		for (const look of looks) this.#given.onlook({ ...look, ms: Math.round(look.ms) });
	}
}
