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
	/** Minutes of pause, in all, that the candidate of an exam may take by allowance. Practice is paused at will. */
	pause?: number;
	/** How many questions may be put to the patient; null is no limit. */
	turns: number | null;
	/** Images that are there from the start. */
	given: string[];
	items: StationItem[];
	/** How many of the examiner's questions are asked in the viva; 0 is no viva. */
	questions: number;
};

/** What a person is allowed beyond others, in practice and in exams: extra time as a share, and minutes of pause. */
export type Allowance = { extra: number; pause: number };

/** A station as a person with an allowance sits it. A study's times are the same for everybody. */
export function allowed(station: Station, { extra, pause }: Allowance): Station {
	if (station.purpose === 'study') return station;
	return {
		...station,
		extra: Math.max(station.extra, extra),
		...(station.purpose === 'exam' && pause > 0 ? { pause } : {})
	};
}
