/** Darkest and brightest value shown. */
export type Window = [low: number, high: number];

export const presetNames = [
	'standard',
	'narrow',
	'bright',
	'dark',
	'wide',
	'low',
	'brain',
	'stroke',
	'subdural',
	'bone',
	'soft'
] as const;
export type PresetName = (typeof presetNames)[number];
export type Preset = { name: PresetName; window: Window };

/** Values of a volume: the window its header asks for (else one that its own values give), and the darkest and brightest. */
export type Values = { asked: Window; held: Window };

/**
 * The windows that are offered for a volume; the first is the one it opens with. CT values are Hounsfield units and the
 * same everywhere (centre and width as radiologists name them); MR values have no unit, so its windows are parts of the
 * one that the header asks for. ADC is a measurement, in 10⁻⁶ or 10⁻³ mm²/s.
 */
export function windowPresets(modality: string, sequence: string | null, { asked, held }: Values): Preset[] {
	if (modality === 'CT') return ct;
	const standard: Window = asked[1] > asked[0] ? asked : held[1] > held[0] ? held : [held[0], held[0] + 1];
	const kind = (sequence ?? '').toUpperCase();
	if (kind === 'ADC') {
		const unit = held[1] > 20 ? 1 : 1 / 1000;
		return [
			{ name: 'standard', window: standard },
			{ name: 'low', window: [200 * unit, 1200 * unit] }
		];
	}
	const part = parts[kind] ?? usual;
	return [
		{ name: 'standard', window: standard },
		...part.map(([name, from, to]): Preset => ({ name, window: share(standard, from, to) }))
	];
}

const ct: Preset[] = [
	{ name: 'brain', window: level(40, 80) },
	{ name: 'stroke', window: level(40, 40) },
	{ name: 'subdural', window: level(75, 200) },
	{ name: 'bone', window: level(600, 2800) },
	{ name: 'soft', window: level(50, 400) }
];

type Part = [name: PresetName, from: number, to: number];
const usual: Part[] = [
	['narrow', 0.25, 0.9],
	['bright', 0, 0.7],
	['wide', -0.1, 1.35]
];

// T1 after contrast: what takes it up lies at the upper end, so the wide window keeps it apart from vessels and skull.
const parts: Record<string, Part[]> = {
	T1: [
		['narrow', 0.4, 0.95],
		['bright', 0, 0.75],
		['wide', -0.1, 1.35]
	],
	T1C: [
		['narrow', 0.35, 1],
		['bright', 0, 0.75],
		['wide', 0, 1.5]
	],
	DWI: [
		['narrow', 0.35, 0.95],
		['wide', 0, 1.5]
	],
	SWI: [
		['narrow', 0.3, 0.9],
		['dark', 0, 1.4]
	]
};

function share([low, high]: Window, from: number, to: number): Window {
	return [low + from * (high - low), low + to * (high - low)];
}

function level(centre: number, width: number): Window {
	return [centre - width / 2, centre + width / 2];
}

/** A window as radiologists say it: how wide, around which level. */
export function widthAndLevel([low, high]: Window): { width: number; level: number } {
	const [width, level] = [high - low, (high + low) / 2];
	const digits = width < 10 ? 100 : 1;
	return { width: Math.round(width * digits) / digits, level: Math.round(level * digits) / digits };
}

/** The window after a drag: across changes the width, down the level; a whole pane's length changes it by the span held. */
export function dragged([low, high]: Window, across: number, down: number, [least, most]: Window): Window {
	const span = most - least || 1;
	const width = Math.max(span / 500, high - low + across * span);
	const level = (low + high) / 2 + down * span;
	return [level - width / 2, level + width / 2];
}
