/** Why volumes are drawn plainly, without WebGL: somebody chose it, there is no WebGL2, or it was lost again and again. */
export type Why = 'chosen' | 'no-webgl' | 'lost';

/** Losses closer together than this, ms, are one: a graphics card takes every canvas along. */
const together = 1000;
const mostLosses = 2;
const key = 'babinski plain drawing';

/** How this browser draws volumes. The choice is remembered; what went wrong is forgotten with the page. */
class Drawing {
	/** Null: by WebGL. */
	plain: Why | null = $state(remembered() ? 'chosen' : null);
	#losses = 0;
	#lostAt = -Infinity;

	choose(plain: boolean) {
		this.plain = plain ? 'chosen' : null;
		this.#losses = 0;
		remember(plain);
	}

	/** There is no WebGL2 to be had: never was, or not after it was lost. */
	refused() {
		this.plain ??= this.#losses ? 'lost' : 'no-webgl';
	}

	/** A context was lost, or could not be used. Answers whether to try again. */
	lost(): boolean {
		const now = performance.now();
		if (now - this.#lostAt > together) this.#losses += 1;
		this.#lostAt = now;
		if (this.#losses >= mostLosses) this.plain ??= 'lost';
		return this.plain === null;
	}
}

export const drawing = new Drawing();

/** `localStorage` throws where a browser forbids it. */
function remembered(): boolean {
	try {
		return localStorage.getItem(key) !== null;
	} catch {
		return false;
	}
}

function remember(plain: boolean) {
	try {
		if (plain) localStorage.setItem(key, 'yes');
		else localStorage.removeItem(key);
	} catch {
		// Then it is remembered no longer than the page.
	}
}
