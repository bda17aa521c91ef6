import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Candidate } from './in-the-room.ts';

/** A browser that has been nowhere, signed in as the candidate. */
export async function newcomer(browser: Browser, { origin, cookie }: Candidate): Promise<BrowserContext> {
	const context = await browser.newContext({
		baseURL: origin,
		viewport: { width: 1440, height: 900 },
		locale: 'en-GB'
	});
	const cookies = cookie.split('; ').map((one) => {
		const [name = '', value = ''] = one.split('=');
		return { name, value, url: origin };
	});
	await context.addCookies([...cookies, { name: 'language', value: 'en', url: origin }]);
	return context;
}

/** Ms from a press to the first slice, its pixels read back. */
export async function firstSlice(page: Page, press: () => Promise<void>): Promise<number> {
	await press();
	const found = await page.waitForFunction(() => (globalThis as unknown as Watched).firstSlice, null, {
		timeout: 60_000
	});
	return (await found.jsonValue())!.ms;
}

export type Watched = { firstSlice?: { ms: number; width: number; height: number } };

/** To be put into a page before anything else: notes when a canvas first holds an image, from the last press. */
export function watchCanvases() {
	const watched = globalThis as unknown as Watched;
	const { prototype } = WebGL2RenderingContext;
	const waiting = new WeakSet<WebGL2RenderingContext>();
	let pressed = 0;
	addEventListener('click', () => (pressed = performance.now()), { capture: true });
	for (const name of ['drawArrays', 'drawElements'] as const) {
		const draw = prototype[name] as (...args: unknown[]) => void;
		prototype[name] = function (this: WebGL2RenderingContext, ...args: unknown[]) {
			draw.apply(this, args);
			if (watched.firstSlice || waiting.has(this)) return;
			waiting.add(this);
			// After this task's other draws, and before the browser takes the picture away.
			queueMicrotask(() => {
				waiting.delete(this);
				look(this);
			});
		} as never;
	}

	function look(gl: WebGL2RenderingContext) {
		const { width, height } = gl.canvas;
		const side = Math.min(96, width, height);
		const pixels = new Uint8Array(side * side * 4);
		const bound = gl.getParameter(gl.FRAMEBUFFER_BINDING) as WebGLFramebuffer | null;
		gl.bindFramebuffer(gl.FRAMEBUFFER, null);
		gl.readPixels((width - side) / 2, (height - side) / 2, side, side, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
		gl.bindFramebuffer(gl.FRAMEBUFFER, bound);
		const greys = pixels.filter((_, i) => i % 4 === 0);
		const lit = greys.filter((grey) => grey > 16).length;
		// A slice of a head has many greys in its middle; a cleared canvas, a frame or a word has few.
		if (lit < greys.length / 3 || new Set(greys).size < 24 || watched.firstSlice) return;
		const { clientWidth, clientHeight } = gl.canvas as HTMLCanvasElement;
		watched.firstSlice = { ms: performance.now() - pressed, width: clientWidth, height: clientHeight };
	}
}
