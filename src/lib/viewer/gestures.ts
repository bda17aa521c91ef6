import type { Tool } from './scene.svelte.ts';

type Acts = {
	/** What a plain drag does. */
	tool: () => Tool;
	/** Whether the wheel may be taken from the page. */
	wheel: () => boolean;
	down: (x: number, y: number) => void;
	tap: (x: number, y: number) => void;
	mark: (x: number, y: number) => void;
	/** A line by hand: `first` begins it, `end` ends it, `cancel` gives it up: a second finger came. */
	stroke?: (x: number, y: number, first: boolean) => void;
	end?: () => void;
	cancel?: () => void;
	slices: (count: number) => void;
	/** Shares of the pane's height. */
	window: (across: number, down: number) => void;
	pan: (from: [number, number], to: [number, number]) => void;
	zoom: (factor: number, x: number, y: number) => void;
};

/** With these in hand a double press marks. */
const moving: Tool[] = ['scroll', 'window', 'move'];
/** What a stroke is of; the rest of the tools move something. */
const drawn: Tool[] = ['draw', 'measure', 'erase'];

/** Pixels that a press may wander and still be a tap; pixels of dragging or wheel that turn one slice. */
const slack = 4;
const perSlice = { drag: 6, wheel: 40 };

/**
 * Pointer and wheel on a pane: tap, double tap, drag by tool, shift-drag to pan, two fingers to zoom and pan, wheel for
 * slices, ctrl-wheel (a trackpad's pinch) to zoom. Positions are CSS pixels of the pane.
 */
export function gestures(acts: Acts) {
	return (pane: HTMLElement) => {
		const gone = new AbortController();
		const options = { signal: gone.signal };
		const fingers = new Map<number, [number, number]>();
		let moved = false;
		let pinched = false;
		let rest = 0;
		let wheeled = 0;

		const at = (event: MouseEvent): [number, number] => {
			const { left, top } = pane.getBoundingClientRect();
			return [event.clientX - left, event.clientY - top];
		};

		pane.addEventListener(
			'pointerdown',
			(event) => {
				if (event.button !== 0) return;
				pane.setPointerCapture(event.pointerId);
				fingers.set(event.pointerId, at(event));
				moved = pinched = fingers.size > 1;
				rest = 0;
				if (pinched) acts.cancel?.();
				acts.down(...at(event));
			},
			options
		);

		pane.addEventListener(
			'pointermove',
			(event) => {
				const from = fingers.get(event.pointerId);
				if (!from) return;
				const to = at(event);
				const [across, down] = [to[0] - from[0], to[1] - from[1]];
				if (!moved && Math.hypot(across, down) < slack) return;
				const first = !moved;
				moved = true;
				const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
				fingers.set(event.pointerId, to);
				if (other) pinch(from, to, other);
				else if (pinched) return;
				else if (event.shiftKey || acts.tool() === 'move') acts.pan(from, to);
				else if (acts.stroke && drawn.includes(acts.tool())) {
					if (first) acts.stroke(...from, true);
					acts.stroke(...to, false);
				} else if (acts.tool() !== 'scroll') acts.window(across / pane.clientHeight, down / pane.clientHeight);
				else {
					const slices = Math.trunc((rest -= down) / perSlice.drag);
					rest -= slices * perSlice.drag;
					if (slices) acts.slices(slices);
				}
			},
			options
		);

		pane.addEventListener(
			'pointerup',
			(event) => {
				if (!fingers.delete(event.pointerId) || pinched) return;
				const tool = acts.tool();
				if (moved) return acts.end?.();
				if (tool === 'mark') acts.mark(...at(event));
				else if (tool === 'erase' && acts.stroke) acts.stroke(...at(event), true);
				else acts.tap(...at(event));
			},
			options
		);
		pane.addEventListener(
			'pointercancel',
			(event) => {
				if (fingers.delete(event.pointerId)) acts.cancel?.();
			},
			options
		);
		pane.addEventListener('dblclick', (event) => moving.includes(acts.tool()) && acts.mark(...at(event)), options);

		pane.addEventListener(
			'wheel',
			(event) => {
				if (!acts.wheel()) return;
				event.preventDefault();
				const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
				const turned = (event.deltaY || event.deltaX) * lines;
				acts.down(...at(event));
				if (event.ctrlKey || event.shiftKey) return acts.zoom(Math.exp(-turned / 300), ...at(event));
				// A mouse's notch is one slice, however far the system says it goes; a trackpad adds up.
				const notch = Math.abs(turned) >= perSlice.wheel;
				const slices = notch ? Math.sign(turned) : Math.trunc((wheeled += turned) / perSlice.wheel);
				wheeled = notch ? 0 : wheeled - slices * perSlice.wheel;
				if (slices) acts.slices(-slices);
			},
			{ ...options, passive: false }
		);

		function pinch(from: [number, number], to: [number, number], other: [number, number]) {
			const [before, after] = [from, to].map(([x, y]) => Math.hypot(x - other[0], y - other[1])) as [number, number];
			acts.pan([(from[0] + other[0]) / 2, (from[1] + other[1]) / 2], [(to[0] + other[0]) / 2, (to[1] + other[1]) / 2]);
			if (before > 0) acts.zoom(after / before, (to[0] + other[0]) / 2, (to[1] + other[1]) / 2);
		}

		return () => gone.abort();
	};
}
