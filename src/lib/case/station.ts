import type { ItemKind } from './item.ts';

export const policies = ['open', 'gated', 'staged', 'static'] as const;
export type Policy = (typeof policies)[number];

export const purposes = ['practice', 'exam', 'study'] as const;
export type Purpose = (typeof purposes)[number];

/**
 * One item as a station asks it. `lays` names the material that opening it puts on the table: ids of facts, findings,
 * investigations and images, `lesions:<image id>` for the key's description of an image, `diagnosis` for the key's name.
 */
export type StationItem = {
	id: string;
	kind: ItemKind;
	after: string | null;
	condition: string | null;
	lays: string[];
	seconds: number;
};

/** A case set up for one sitting, as it is pinned in an attempt. Reading and encounter in minutes. */
export type Station = {
	policy: Policy;
	purpose: Purpose;
	reading: number;
	minutes: number;
	/** Practice may be sat without a clock; the result says so. */
	untimed: boolean;
	/** Extra time as a share of each phase: 0.25 is a quarter more. Grace is not multiplied. */
	extra: number;
	/** How many questions may be put to the patient; null is no limit. */
	turns: number | null;
	/** Images that are there from the start. */
	given: string[];
	items: StationItem[];
	/** How many of the examiner's questions are asked in the viva; 0 is no viva. */
	questions: number;
};
