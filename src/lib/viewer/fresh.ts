import { getContext, setContext } from 'svelte';

/** Has the page around the images ask for their addresses anew. */
export type Fresh = () => Promise<unknown>;

const key = Symbol('fresh addresses');

/** Where nobody sets it, an address that has run out stays so until the page is loaded again. */
export function setFresh(fresh: Fresh) {
	setContext(key, fresh);
}

export function freshAddresses(): Fresh | null {
	return getContext<Fresh | undefined>(key) ?? null;
}
