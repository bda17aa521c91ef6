import type { Shelf } from './drafts.ts';
import { endpoints, type Transport } from './transport.ts';

/** The world around an attempt, as far as it matters here; tests bring their own. Times in ms. */
export type Surroundings = {
	transport: Transport;
	shelf: Shelf | null;
	monotonic: () => number;
	/** Acts once after so many ms; what it returns calls it off. */
	later: (act: () => void, ms: number) => () => void;
	newId: () => string;
};

/** The browser's own. */
export function browser(attempt: string): Surroundings {
	return {
		transport: endpoints(attempt, (...request) => fetch(...request)),
		shelf: storage(),
		monotonic: () => performance.now(),
		later: (act, ms) => {
			const timer = setTimeout(act, ms);
			return () => clearTimeout(timer);
		},
		newId
	};
}

/** `localStorage` throws where a browser forbids it. */
function storage(): Shelf | null {
	try {
		return globalThis.localStorage ?? null;
	} catch {
		return null;
	}
}

/** A version 4 UUID; `crypto.randomUUID` is missing where a page is served over plain http. */
function newId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	bytes[6] = (bytes[6]! & 0x0f) | 0x40;
	bytes[8] = (bytes[8]! & 0x3f) | 0x80;
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
