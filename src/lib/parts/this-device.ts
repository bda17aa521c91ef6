import { hasWebgl } from './device.ts';

/** What of this browser matters in a station. Nothing of it keeps anybody out. */
export type ThisDevice = {
	webgl: boolean;
	viewport: [width: number, height: number];
	/** Words that have not reached the server can be kept here. */
	keeps: boolean;
};

export function thisDevice(): ThisDevice {
	return { webgl: hasWebgl(), viewport: [innerWidth, innerHeight], keeps: keeps() };
}

/** `small`: one thing at a time is shown, as on a phone; `tiny`: too little for a question and its reply. In CSS pixels. */
export function sizeOf([width, height]: ThisDevice['viewport']): 'large' | 'small' | 'tiny' {
	if (width < 320 || height < 400) return 'tiny';
	return width < 700 ? 'small' : 'large';
}

/** A browser may forbid it, or have no room left. */
function keeps(): boolean {
	const name = 'babinski: is there room?';
	try {
		localStorage.setItem(name, name);
		localStorage.removeItem(name);
		return true;
	} catch {
		return false;
	}
}
