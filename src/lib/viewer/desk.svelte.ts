import type { Words } from '../words/words.ts';
import type { Command } from './commands.ts';
import { areaOf } from './outlining.ts';
import type { Made } from './own-marks.svelte.ts';
import type { Mm } from './place.ts';
import type { Reading } from './reading.svelte.ts';
import type { Stroke } from './strokes.ts';

type Given = { mayMark: () => boolean; says: () => Words };
type Act = Extract<Command, { act: unknown }>['act'];

/** How far a key reaches when it takes away what lies at the crosshair, millimetres (pixels of a picture). */
const keyReach = 4;

/** What hands and keys do with the tool they hold, and what is said of it. */
export class Desk {
	said = $state('');
	#reading;
	#given;
	#blinking = false;

	constructor(reading: Reading, given: Given) {
		this.#reading = reading;
		this.#given = given;
	}

	get #tools() {
		return this.#given.says().readingTools;
	}

	get #made(): number {
		const { points, regions } = this.#reading.made;
		return points.length + regions.length;
	}

	/** An outline or a ruler that is not finished goes when another tool is taken. */
	putDown() {
		const { scene, marks } = this.#reading;
		if (scene.tool !== 'draw' && scene.tool !== 'measure') marks.hand.drop();
	}

	mark(image: string, mm: Mm) {
		const n = this.#reading.made.points.length + 1;
		const point = this.#given.mayMark() && this.#reading.marks.mark(image, mm);
		const says = this.#given.says().viewer;
		if (point) this.said = says.marked(n, point.side ? says[point.side] : '');
	}

	markHere() {
		const { here } = this.#reading;
		if (here) this.mark(here.on.image, here.mm);
	}

	/** At the crosshair: a mark, a corner of an outline, an end of a ruler, or the eraser, by the tool in hand. */
	setHere() {
		const { here, scene, marks } = this.#reading;
		if (!here) return;
		if (scene.tool === 'measure') {
			const length = marks.hand.rule(here.on, here.mm);
			this.said = length === null ? this.#tools.rulerBegun : this.#measured(length, here.on.axis);
		} else if (scene.tool === 'erase') this.#rubHere();
		else if (scene.tool === 'draw' && this.#given.mayMark()) {
			marks.hand.corner(here.on, here.mm);
			this.said = this.#tools.corner(marks.hand.line?.corners.length ?? 1);
		} else this.markHere();
	}

	stroke(image: string, stroke: Stroke) {
		const { scene, marks } = this.#reading;
		if (stroke.is === 'given up') return marks.hand.drop();
		if (stroke.is === 'over') return this.#lift();
		const on = this.#reading.sliceOf(image, stroke.axis, stroke.mm);
		if (scene.tool === 'measure') marks.hand.stroke('measure', on, stroke.mm, stroke.first);
		else if (!this.#given.mayMark()) return;
		else if (scene.tool === 'draw') marks.hand.stroke('draw', on, stroke.mm, stroke.first);
		else if (marks.rub(on, stroke.mm, stroke.reach, stroke.first)) this.said = this.#tools.removed;
	}

	#lift() {
		const { scene, marks } = this.#reading;
		if (scene.tool === 'draw') return this.close();
		const axis = marks.hand.rulers.at(-1)?.axis;
		const length = marks.hand.lift();
		if (scene.tool === 'measure' && length !== null && axis) this.said = this.#measured(length, axis);
	}

	close() {
		const { marks } = this.#reading;
		if (!marks.hand.line) return;
		const n = this.#made + 1;
		const region = marks.outline();
		this.said = region ? this.#tools.outlined(n, this.#area(region)) : this.#tools.tooSmall;
	}

	erase(made: Partial<Made>) {
		this.#reading.marks.change(made);
		this.said = this.#tools.removed;
	}

	obey(act: Act) {
		const { scene, marks } = this.#reading;
		const mayMark = this.#given.mayMark();
		if (act === 'mark') this.setHere();
		else if (act === 'enter' && marks.hand.line) this.close();
		else if (act === 'enter') this.setHere();
		else if (act === 'close') this.close();
		else if (act === 'leave') marks.hand.drop();
		else if (act === 'back' && marks.hand.line) marks.hand.back();
		else if (act === 'back') this.#rubHere();
		else if (act === 'undo' && mayMark) marks.undo();
		else if (act === 'redo' && mayMark) marks.redo();
		else if (act === 'scroll' || act === 'move' || act === 'measure') scene.tool = act;
		else if ((act === 'draw' || act === 'erase') && mayMark) scene.tool = act;
		else if (act === 'compare') this.#reading.flip();
		else if (act === 'blink') this.#blink();
		else if (act === 'plane') this.#reading.nextPlane();
	}

	#blink() {
		if (this.#blinking) return;
		this.#blinking = true;
		this.#reading.flip();
	}

	blinkOver() {
		if (!this.#blinking) return;
		this.#blinking = false;
		this.#reading.flip();
	}

	#rubHere() {
		const { here, marks } = this.#reading;
		if (!here || !this.#given.mayMark()) return;
		this.said = marks.rub(here.on, here.mm, keyReach, true) ? this.#tools.removed : this.#tools.nothingHere;
	}

	#measured(length: number, axis: string): string {
		return this.#tools.measured(axis === 'flat' ? this.#tools.px(length) : this.#tools.mm(length));
	}

	#area({ axis, outline }: Made['regions'][number]): string {
		const area = areaOf(outline);
		return axis === 'flat' ? this.#tools.pxArea(area) : this.#tools.area(area);
	}
}
