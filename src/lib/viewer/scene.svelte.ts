import type { ImageView } from '../case/candidate-view.ts';
import type { Command } from './commands.ts';
import type { Lens, Mask, Opened } from './engine.ts';
import { middle, moveTo, sliceAt, step, toMm } from './grid.ts';
import type { Kept } from './kept.ts';
import { along, type Axis, type Mm } from './place.ts';
import { dragged, windowPresets, type Preset, type Window } from './window-presets.ts';

export type Tool = 'scroll' | 'window' | 'move' | 'mark' | 'draw' | 'measure' | 'erase';

type Ready = Opened & { presets: Preset[] };
const whole: Lens = { zoom: 1, centre: null };

/** What the panes of one case share: the crosshair in millimetres, the lens, the windows, and which plane the keys act on. */
export class Scene {
	mm = $state.raw<Mm | null>(null);
	lens = $state.raw<Lens>(whole);
	crosshair = $state(true);
	/** On a page that scrolls, a volume is drawn when it comes into sight, and the wheel turns slices only where the focus is. */
	onPage = false;
	tool = $state<Tool>('window');
	active = $state.raw<{ image: string; axis: Axis } | null>(null);
	/** A series that lies over the active one, and how much of it shows: 0 to 1. */
	over = $state.raw<{ image: string; share: number } | null>(null);
	volumes = $state.raw<Record<string, Ready>>({});
	/** Of the key; only after release. */
	masks = $state.raw<Record<string, Mask>>({});
	#windows = $state.raw<Record<string, Window>>({});

	/** A volume can be drawn. The first one is where the keys begin, and its middle where the crosshair lies. */
	opened(image: ImageView, opened: Opened, axis: Axis) {
		const presets = windowPresets(image.modality, image.sequence, opened.values);
		this.volumes = { ...this.volumes, [image.id]: { ...opened, presets } };
		this.mm ??= middle(opened.grid);
		this.active ??= { image: image.id, axis };
	}

	get kept(): Pick<Kept, 'mm' | 'lens' | 'windows' | 'active' | 'over' | 'crosshair' | 'tool'> {
		const { mm, lens, active, over, crosshair, tool } = this;
		return { mm, lens, windows: this.#windows, active, over, crosshair, tool };
	}

	/** Goes on where one left. */
	restore({ mm, lens, windows, active, over, crosshair, tool }: Kept) {
		Object.assign(this, { mm, lens, active, over, crosshair, tool });
		this.#windows = windows;
	}

	/** Of an image and what lies over it, the one that shows more: it is what is windowed. */
	topOf(image: string): string {
		const { over, active } = this;
		return over && over.share > 0.5 && active?.image === image && over.image !== image ? over.image : image;
	}

	windowOf(image: string): Window | null {
		return this.#windows[image] ?? this.volumes[image]?.presets[0]?.window ?? null;
	}

	setWindow(image: string, window: Window) {
		this.#windows = { ...this.#windows, [image]: window };
	}

	/** The preset that a window is, if it is one. */
	presetOf(image: string): Preset | undefined {
		const window = this.windowOf(image);
		return this.volumes[image]?.presets.find((preset) => preset.window.every((value, i) => value === window?.[i]));
	}

	/** Makes the window wider and shifts its level, by shares of the values held. */
	dragWindow(image: string, wider: number, higher: number) {
		const [window, volume] = [this.windowOf(image), this.volumes[image]];
		if (window && volume) this.setWindow(image, dragged(window, wider, higher, volume.values.held));
	}

	nextPreset(image: string) {
		const presets = this.volumes[image]?.presets ?? [];
		const next = presets[(presets.findIndex(({ name }) => name === this.presetOf(image)?.name) + 1) % presets.length];
		if (next) this.setWindow(image, next.window);
	}

	/** The active plane's slice, counted from 0, and how many there are. */
	get slice(): { at: number; of: number } | null {
		const grid = this.active && this.volumes[this.active.image]?.grid;
		if (!grid || !this.active || !this.mm) return null;
		return { at: sliceAt(grid, this.active.axis, this.mm), of: grid.dims[along[this.active.axis]] };
	}

	toSlice(slice: number) {
		const grid = this.active && this.volumes[this.active.image]?.grid;
		if (grid && this.active && this.mm) this.mm = moveTo(grid, this.active.axis, slice, this.mm);
	}

	bySlices(count: number) {
		if (this.slice) this.toSlice(this.slice.at + count);
	}

	/** Moves the crosshair within the active plane, by voxels to the right and upwards on the screen; what is zoomed comes along. */
	nudge(right: number, up: number) {
		const grid = this.active && this.volumes[this.active.image]?.grid;
		if (!grid || !this.active || !this.mm) return;
		// On the screen the patient's right, and the front, lie on the left.
		const by: Record<Axis, Mm> = { axial: [-right, up, 0], coronal: [-right, 0, up], sagittal: [0, -right, up] };
		const before = this.mm;
		this.mm = step(grid, by[this.active.axis], before);
		if (this.lens.zoom > 1) this.shift(this.active.image, before.map((at, i) => at - this.mm![i]!) as Mm);
	}

	/** Zooms so that the given place stays where it is on the screen. */
	zoomBy(image: string, factor: number, about: Mm | null = this.mm) {
		const grid = this.volumes[image]?.grid;
		if (!grid || !about) return;
		const zoom = Math.min(12, Math.max(1, this.lens.zoom * factor));
		const centre = this.lens.centre ?? toMm(grid, [0.5, 0.5, 0.5]);
		const kept = this.lens.zoom / zoom;
		const moved = centre.map((at, i) => about[i]! + (at - about[i]!) * kept) as Mm;
		this.lens = zoom === 1 ? whole : { zoom, centre: moved };
	}

	/** Shifts what is zoomed by so many millimetres. */
	shift(image: string, by: Mm) {
		const grid = this.volumes[image]?.grid;
		if (!grid) return;
		const centre = this.lens.centre ?? toMm(grid, [0.5, 0.5, 0.5]);
		this.lens = { ...this.lens, centre: centre.map((at, i) => at - by[i]!) as Mm };
	}

	reset() {
		this.lens = whole;
		this.#windows = {};
	}

	/** What a key asks of the active plane; false: nothing that a scene can do. */
	obey(command: Command): boolean {
		const image = this.active?.image;
		if (!image) return false;
		if ('slices' in command) this.bySlices(command.slices);
		else if ('end' in command) this.toSlice(command.end === 'first' ? 0 : (this.slice?.of ?? 1) - 1);
		else if ('nudge' in command) this.nudge(...command.nudge);
		else if ('zoom' in command) this.zoomBy(image, command.zoom);
		else if ('window' in command) this.dragWindow(this.topOf(image), ...command.window);
		else if (!('act' in command)) return false;
		else if (command.act === 'window') this.nextPreset(this.topOf(image));
		else if (command.act === 'reset') this.reset();
		else if (command.act === 'crosshair') this.crosshair = !this.crosshair;
		else return false;
		return true;
	}
}
