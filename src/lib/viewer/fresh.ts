import { getContext, setContext } from 'svelte';

/** Has the page around the images ask for their addresses anew. */
export type Fresh = () => Promise<unknown>;

const key = Symbol('fresh addresses');

/**
 * For all images below; they ask at once when their addresses run out, and the page is asked once. Where nobody sets it,
 * an address that has run out stays so until the page is loaded again.
 */
export function setFresh(fresh: Fresh) {
	let asking: Promise<unknown> | null = null;
	setContext(key, () => (asking ??= fresh().finally(() => (asking = null))));
}

export function freshAddresses(): Fresh | null {
	return getContext<Fresh | undefined>(key) ?? null;
}
