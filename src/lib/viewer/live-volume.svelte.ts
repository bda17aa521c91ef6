import { tick, untrack } from 'svelte';
import type { ImageView } from '../case/candidate-view.ts';
import { bytesOf, forget, type Progress } from './bytes.ts';
import { drawing } from './drawing.svelte.ts';
import type { Engine, Mask, OnDrawn, Opened, View } from './engine.ts';
import type { Fresh } from './fresh.ts';
import type { Mm } from './place.ts';
import { takeSeat } from './pool.ts';
import type { Tile } from './tile.ts';

/** Why there is no image on the canvas. `status` is that of the answer, 0 when there was none. */
export type Without =
	({ is: 'loading' } & Progress) | { is: 'unfetched'; status: number } | { is: 'broken' | 'lost' | 'aside' };

type Given = {
	image: () => ImageView;
	mask: () => string | null;
	fresh: Fresh | null;
	onopened: (opened: Opened) => void;
	onmask: (mask: Mask) => void;
};

/** How long after a loss a new context is asked for, ms. */
const again = 100;

/** Answers that an address gets when it has run out. */
export const isOver = (status: number) => [401, 403, 404, 410].includes(status);

/** A volume from its address to its pixels. `build` counts canvases: a lost or given up one needs a new one. */
export class LiveVolume {
	build = $state(0);
	without: Without | null = $state.raw({ is: 'loading', got: 0, of: null });
	tiles: Tile[] = $state.raw([]);
	#engine: Engine | null = $state.raw(null);
	#view: View | null = null;
	#given;

	constructor(given: Given) {
		this.#given = given;
	}

	show(view: View) {
		this.#view = view;
		this.#engine?.show(view);
	}

	/** Null: nothing is drawn, or a voxel there is no number. */
	valueAt(mm: Mm): number | null {
		return this.#engine?.valueAt(mm) ?? null;
	}

	rebuild = () => {
		this.build += 1;
	};

	/** The life of one canvas, from taking a context to giving it back; an attachment. */
	live(canvas: HTMLCanvasElement, plain: boolean): () => void {
		const gone = new AbortController();
		const end = (without: Without | null) => {
			if (gone.signal.aborted) return;
			gone.abort();
			resized.disconnect();
			giveBack?.();
			this.#engine?.end();
			this.#engine = null;
			this.tiles = [];
			if (without) this.without = without;
		};
		const resized = new ResizeObserver(() => this.#engine?.resize(canvas.clientWidth, canvas.clientHeight));
		const giveBack = plain ? null : takeSeat(() => end({ is: 'aside' }));
		const lose = () => {
			if (gone.signal.aborted) return;
			end({ is: 'lost' });
			if (drawing.lost()) setTimeout(this.rebuild, again);
		};
		// NiiVue does not listen for a lost context.
		canvas.addEventListener('webglcontextlost', lose, { signal: gone.signal });
		const begun = untrack(() => this.#begin(canvas, plain, gone.signal));
		void begun.then(
			() => {
				if (!gone.signal.aborted) resized.observe(canvas);
			},
			plain ? () => end({ is: 'broken' }) : lose
		);
		return () => end(null);
	}

	async #begin(canvas: HTMLCanvasElement, plain: boolean, gone: AbortSignal) {
		this.without = { is: 'loading', got: 0, of: null };
		const drawn: OnDrawn = (tiles) => {
			if (gone.aborted) return;
			this.tiles = tiles;
			this.without = null;
		};
		const starting = start(canvas, plain, drawn);
		// It is awaited below, after the bytes; a failure before that is not unhandled.
		starting.catch(() => {});
		const progress = (progress: Progress) => {
			if (!gone.aborted) this.without = { is: 'loading', ...progress };
		};
		const image = this.#bytes(() => this.#given.image().src, gone, progress);
		const [got, mask] = await Promise.all([image, this.#maskBytes(gone)]);
		const engine = await starting;
		if (gone.aborted) return typeof engine === 'object' ? engine.end() : undefined;
		if (engine === 'refused') return drawing.refused();
		if (engine === 'unfetched') return void (this.without = { is: 'unfetched', status: 0 });
		this.#engine = engine;
		engine.resize(canvas.clientWidth, canvas.clientHeight);
		if ('status' in got) return void (this.without = { is: 'unfetched', ...got });
		const opened = await engine.open(got.bytes).catch(() => null);
		if (gone.aborted) return;
		if (!opened) {
			forget(this.#given.image().src);
			return void (this.without = { is: 'broken' });
		}
		this.#given.onopened(opened);
		if (this.#view) engine.show(this.#view);
		if (mask) await this.#readMask(mask);
	}

	async #maskBytes(gone: AbortSignal): Promise<ArrayBuffer | null> {
		const got =
			this.#given.mask() &&
			(await this.#bytes(
				() => this.#given.mask() ?? '',
				gone,
				() => {}
			));
		return got && 'bytes' in got ? got.bytes : null;
	}

	/** An address that has run out is asked for anew, once. */
	async #bytes(src: () => string, gone: AbortSignal, onprogress: (progress: Progress) => void) {
		const before = src();
		const got = await bytesOf(before, gone, onprogress);
		if (!('status' in got) || !isOver(got.status) || !this.#given.fresh || gone.aborted) return got;
		await this.#given.fresh().catch(() => {});
		await tick();
		return src() === before ? got : bytesOf(src(), gone, onprogress);
	}

	async #readMask(bytes: ArrayBuffer) {
		const reader = await import('./volume.ts').catch(() => null);
		try {
			if (reader) this.#given.onmask(reader.readMask(bytes));
		} catch {
			// A mask that cannot be read outlines nothing; the image is there all the same.
		}
	}
}

/** Both ways of drawing are fetched when they are needed; a failed fetch is no failure of the graphics. */
async function start(
	canvas: HTMLCanvasElement,
	plain: boolean,
	drawn: OnDrawn
): Promise<Engine | 'refused' | 'unfetched'> {
	if (plain) {
		const way = await import('./plain-drawing.ts').catch(() => null);
		return way ? way.startPlain(canvas, drawn) : 'unfetched';
	}
	const fetched = Promise.all([import('./webgl-drawing.ts'), import('@niivue/niivue')]).catch(() => null);
	const [way, library] = (await fetched) ?? [];
	if (!way || !library) return 'unfetched';
	return (await way.startWebgl(canvas, library, drawn)) ?? 'refused';
}
