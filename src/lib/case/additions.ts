import type { Speech } from './candidate-view.ts';
import type { OpenedItem, Turn } from './seen.ts';

/** What the server adds to a case: speech, tickets, and of the key just what an opened item hands out. */
export type Additions = {
	opening: Speech[];
	reply: (turn: Turn) => Speech[];
	fact: (id: string) => Speech[];
	ticket: (image: string) => string;
	/** The words of one of the examiner's questions that was put. */
	question: (id: string) => string;
	/** What the condition of an opened item gives: descriptions of images, the diagnosis. */
	given: (item: OpenedItem) => { image: string | null; text: string }[];
};
