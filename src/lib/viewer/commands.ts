type Act =
	| 'mark'
	| 'enter'
	| 'undo'
	| 'redo'
	| 'window'
	| 'reset'
	| 'crosshair'
	| 'plane'
	| 'help'
	| 'close'
	| 'back'
	| 'blink'
	| 'compare'
	| 'name'
	| 'leave'
	| 'draw'
	| 'measure'
	| 'erase'
	| 'scroll'
	| 'move';

/** What a key asks for. Slices count upwards, forwards and to the right; nudges go right and up on the screen. */
export type Command =
	| { slices: number }
	| { end: 'first' | 'last' }
	| { nudge: [right: number, up: number] }
	| { zoom: number }
	| { window: [wider: number, higher: number] }
	| { act: Act }
	| { series: number };

type Key = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

const plain: Record<string, Command> = {
	ArrowUp: { slices: 1 },
	ArrowDown: { slices: -1 },
	PageUp: { slices: 5 },
	PageDown: { slices: -5 },
	Home: { end: 'first' },
	End: { end: 'last' },
	Enter: { act: 'enter' },
	Escape: { act: 'leave' },
	Backspace: { act: 'back' },
	Delete: { act: 'back' },
	' ': { act: 'blink' },
	m: { act: 'mark' },
	u: { act: 'undo' },
	y: { act: 'redo' },
	d: { act: 'draw' },
	f: { act: 'close' },
	e: { act: 'erase' },
	l: { act: 'measure' },
	s: { act: 'scroll' },
	z: { act: 'move' },
	'[': { window: [-0.05, 0] },
	']': { window: [0.05, 0] },
	',': { window: [0, -0.03] },
	'.': { window: [0, 0.03] },
	b: { act: 'compare' },
	n: { act: 'name' },
	w: { act: 'window' },
	c: { act: 'crosshair' },
	p: { act: 'plane' },
	r: { act: 'reset' },
	'0': { act: 'reset' },
	'+': { zoom: 1.25 },
	'=': { zoom: 1.25 },
	'-': { zoom: 0.8 },
	'?': { act: 'help' }
};

const shifted: Record<string, Command> = {
	ArrowUp: { nudge: [0, 1] },
	ArrowDown: { nudge: [0, -1] },
	ArrowLeft: { nudge: [-1, 0] },
	ArrowRight: { nudge: [1, 0] }
};

/** The command of a key, if it has one. Left and right alone do nothing, so that no slice changes by surprise. */
export function commandOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): Command | null {
	if (altKey) return null;
	if (ctrlKey || metaKey) {
		const undoes = key.toLowerCase() === 'z';
		if (undoes || key.toLowerCase() === 'y') return { act: undoes && !shiftKey ? 'undo' : 'redo' };
		return null;
	}
	if (shiftKey && shifted[key]) return shifted[key];
	if (/^[1-4]$/.test(key)) return { series: Number(key) - 1 };
	return plain[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Whether what has the focus needs this key for itself. */
export function isTaken(target: { localName: string; type?: string } | null, key: string): boolean {
	if (!target) return false;
	const { localName, type } = target;
	if (localName === 'textarea' || localName === 'select') return true;
	if (localName === 'input') {
		if (type === 'range' || type === 'radio') return /^(Arrow|Page|Home|End)/.test(key);
		return type === 'checkbox' ? key === ' ' || key === 'Enter' : true;
	}
	return ['button', 'a', 'summary'].includes(localName) && (key === 'Enter' || key === ' ');
}
