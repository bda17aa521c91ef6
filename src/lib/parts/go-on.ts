import { createContext } from 'svelte';

/** The rows of a log after which the sitting can be gone on from; null where it cannot. */
export type GoOn = { from: number; to: number } | null;

/** Set by the layout of a debrief; a part below it asks. */
export const [goOn, setGoOn] = createContext<() => GoOn>();
