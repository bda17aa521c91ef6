import { createContext } from 'svelte';
import type { OwnDoubt, SentDoubt } from '#lib/case/doubt.ts';

export type Doubts = {
	/** All that were sent about this attempt, oldest first. */
	sent: () => OwnDoubt[];
	/** Sends one; answers why it was not taken, or null. */
	send: (doubt: SentDoubt) => Promise<string | null>;
};

/** Set by the layout of a debrief; a part below it asks. */
export const [doubts, setDoubts] = createContext<Doubts>();
