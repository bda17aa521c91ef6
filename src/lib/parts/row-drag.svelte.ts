type Told = {
	/** Whether rows can be moved at all. */
	may: () => boolean;
	/** A row was picked up; would now stand elsewhere; was put down there, or back. */
	onlift: (from: number) => void;
	onover: (to: number) => void;
	ondrop: (from: number, to: number) => void;
	oncancel: () => void;
};

const longPress = 350;
const slack = 8;

/** Moves rows of a list with the pointer: by its handle at once, by the row itself after a finger has rested on it. */
export class RowDrag {
	/** The row that is held, and where it would stand if it were let go. */
	from: number | null = $state(null);
	to = $state(0);
	#told: Told;
	#list: HTMLElement | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#start = { x: 0, y: 0 };

	constructor(told: Told) {
		this.#told = told;
	}

	/** Attached to the list whose children are the rows. */
	attach = (list: HTMLElement) => {
		this.#list = list;
		// Not passive: once a row is held, the page must not scroll under it.
		const still = (event: TouchEvent) => this.from !== null && event.cancelable && event.preventDefault();
		const noMenu = (event: Event) => this.from !== null && event.preventDefault();
		list.addEventListener('touchmove', still, { passive: false });
		list.addEventListener('contextmenu', noMenu);
		list.addEventListener('pointerdown', this.#down);
		return () => {
			this.#end();
			list.removeEventListener('touchmove', still);
			list.removeEventListener('contextmenu', noMenu);
			list.removeEventListener('pointerdown', this.#down);
		};
	};

	/** Where a line is to be drawn at a row: it would come to stand before or after it. */
	lineAt(row: number): 'before' | 'after' | null {
		if (this.from === null || row !== this.to || this.to === this.from) return null;
		return this.to < this.from ? 'before' : 'after';
	}

	#down = (event: PointerEvent) => {
		const target = event.target as HTMLElement;
		const row = [...(this.#list?.children ?? [])].findIndex((one) => one.contains(target));
		if (row < 0 || event.button !== 0 || this.from !== null || !this.#told.may()) return;
		this.#start = { x: event.clientX, y: event.clientY };
		if (target.closest('[data-handle]')) {
			event.preventDefault();
			this.#lift(row);
		} else if (event.pointerType === 'touch' && !target.closest('button, input')) {
			this.#timer = setTimeout(() => this.#lift(row), longPress);
		} else return;
		addEventListener('pointermove', this.#move);
		addEventListener('pointerup', this.#up);
		addEventListener('pointercancel', this.#cancel);
		addEventListener('keydown', this.#key, true);
	};

	#lift(row: number) {
		this.from = row;
		this.to = row;
		this.#told.onlift(row);
	}

	#move = ({ clientX, clientY }: PointerEvent) => {
		if (this.from === null) {
			if (Math.hypot(clientX - this.#start.x, clientY - this.#start.y) > slack) this.#end();
			return;
		}
		const others = [...(this.#list?.children ?? [])].filter((_, i) => i !== this.from);
		const to = others.filter((row) => middle(row) < clientY).length;
		if (to === this.to) return;
		this.to = to;
		this.#list?.children[to]?.scrollIntoView({ block: 'nearest' });
		this.#told.onover(to);
	};

	#up = () => {
		const { from, to } = this;
		this.#end();
		if (from !== null) this.#told.ondrop(from, to);
	};

	#cancel = () => {
		const held = this.from !== null;
		this.#end();
		if (held) this.#told.oncancel();
	};

	#key = (event: KeyboardEvent) => {
		if (event.key !== 'Escape' || this.from === null) return;
		event.preventDefault();
		event.stopPropagation();
		this.#cancel();
	};

	#end() {
		clearTimeout(this.#timer);
		this.from = null;
		removeEventListener('pointermove', this.#move);
		removeEventListener('pointerup', this.#up);
		removeEventListener('pointercancel', this.#cancel);
		removeEventListener('keydown', this.#key, true);
	}
}

function middle(row: Element): number {
	const { top, height } = row.getBoundingClientRect();
	return top + height / 2;
}
