import type { ImageView } from '../case/candidate-view.ts';
import { bytesOf, forget, type Progress } from './bytes.ts';
import { loadLibrary, readMask, startEngine, type Engine, type Mask, type Opened, type View } from './engine.ts';
import { takeSeat } from './pool.ts';
import type { Tile } from './tile.ts';

/** Why there is no image on the canvas. `status` is that of the answer, 0 when there was none. */
export type Without =
	| ({ is: 'loading' } & Progress)
	| { is: 'unfetched'; status: number }
	| { is: 'broken' | 'lost' | 'aside' | 'no-webgl' };

/** A volume from its address to its pixels. `build` counts canvases: a lost or given up context needs a new one. */
export class LiveVolume {
	build = $state(0);
	without: Without | null = $state.raw({ is: 'loading', got: 0, of: null });
	tiles: Tile[] = $state.raw([]);
	#engine: Engine | null = $state.raw(null);
	#view: View | null = null;
	#losses = 0;
	#lostAt = 0;
	#image;
	#maskSrc;
	#onopened;
	#onmask;

	constructor(
		image: () => ImageView,
		maskSrc: () => string | null,
		onopened: (opened: Opened) => void,
		onmask: (mask: Mask) => void
	) {
		this.#image = image;
		this.#maskSrc = maskSrc;
		this.#onopened = onopened;
		this.#onmask = onmask;
	}

	show(view: View) {
		this.#view = view;
		this.#engine?.show(view);
	}

	rebuild = () => {
		this.build += 1;
	};

	/** The life of one canvas, from taking a context to giving it back; an attachment. */
	live(canvas: HTMLCanvasElement): () => void {
		const gone = new AbortController();
		const end = (without: Without | null) => {
			if (gone.signal.aborted) return;
			gone.abort();
			resized.disconnect();
			giveBack();
			this.#engine?.end();
			this.#engine = null;
			this.tiles = [];
			if (without) this.without = without;
		};
		const resized = new ResizeObserver(() => this.#engine?.resize(canvas.clientWidth, canvas.clientHeight));
		const giveBack = takeSeat(() => end({ is: 'aside' }));
		const lose = () => {
			if (gone.signal.aborted) return;
			end({ is: 'lost' });
			this.#again();
		};
		// NiiVue does not listen for a lost context.
		canvas.addEventListener('webglcontextlost', lose, { signal: gone.signal });
		void this.#begin(canvas, gone.signal).then(() => {
			if (!gone.signal.aborted) resized.observe(canvas);
		}, lose);
		return () => end(null);
	}

	async #begin(canvas: HTMLCanvasElement, gone: AbortSignal) {
		this.without = { is: 'loading', got: 0, of: null };
		const { src } = this.#image();
		const maskSrc = this.#maskSrc();
		const drawn = (tiles: Tile[]) => {
			if (gone.aborted) return;
			this.tiles = tiles;
			this.without = null;
		};
		const progress = (progress: Progress) => {
			if (!gone.aborted) this.without = { is: 'loading', ...progress };
		};
		const library = loadLibrary().catch(() => null);
		const starting = library.then((library) => (library ? startEngine(canvas, library, drawn) : null));
		// It is awaited below, after the bytes; a failure before that is not unhandled.
		starting.catch(() => {});
		const [got, mask] = await Promise.all([bytesOf(src, gone, progress), maskSrc && bytesOf(maskSrc, gone, () => {})]);
		const engine = await starting;
		if (gone.aborted) return engine?.end();
		if (!engine) return (await library) ? this.#refused() : void (this.without = { is: 'unfetched', status: 0 });
		this.#engine = engine;
		engine.resize(canvas.clientWidth, canvas.clientHeight);
		const fault = 'status' in got ? got : await engine.open(got.bytes).then(this.#onopened, () => 'broken' as const);
		if (gone.aborted) return;
		if (fault === 'broken') forget(src);
		if (fault) this.without = fault === 'broken' ? { is: fault } : { is: 'unfetched', ...fault };
		else if (this.#view) engine.show(this.#view);
		if (mask && 'bytes' in mask) await readMask(mask.bytes).then(this.#onmask, () => {});
	}

	/** Just after a loss a browser may refuse a context for a while; before any, it has none to give. */
	#refused() {
		this.without = { is: this.#losses ? 'lost' : 'no-webgl' };
		if (this.#losses) this.#again();
	}

	/** At once, and more and more slowly while it keeps happening. */
	#again() {
		const now = performance.now();
		this.#losses = now - this.#lostAt > 30_000 ? 1 : this.#losses + 1;
		this.#lostAt = now;
		setTimeout(this.rebuild, 100 * 4 ** Math.min(this.#losses - 1, 4));
	}
}
