import type { Reason } from '#lib/scoring/score.ts';

/** A point of the candidate's. `lesion`: the one it lies in, else the nearest on its image; `mm` 0 inside. */
export type PointReport = {
	image: string;
	mm: [number, number, number];
	side: 'left' | 'right' | 'midline' | null;
	inside: boolean;
	lesion: string | null;
	/** To the nearest voxel of a lesion; null where the image holds none. */
	away: number | null;
	sideRight: boolean | null;
};

/**
 * How a lesion was looked at. marked: a point of the candidate's lies in it. on screen: a slice through it was shown, nothing
 * was marked. never: its image was there and no slice through it was shown. not had: its image never came. unknown: no
 * looking was recorded in this attempt, or there is no mask to tell by.
 */
export type Looking = 'marked' | 'on screen' | 'never' | 'not had' | 'unknown';

export type LesionReport = {
	id: string;
	image: string;
	laterality: 'left' | 'right' | 'bilateral' | 'midline';
	regions: string[];
	description: string;
	looking: Looking;
	/** ms that a slice through it was on screen, and when first (since entering). */
	onScreen: number;
	firstAt: number | null;
	/** A place in it, for the viewer to go to. */
	focus: [number, number, number] | null;
	/** Whether the item asked for it. */
	asked: boolean;
};

export type ImageReport = {
	id: string;
	name: string;
	kind: 'volume' | 'picture';
	modality: string;
	sequence: string | null;
	simulated: boolean;
	/** The case has a mask for it. */
	hasMask: boolean;
	had: boolean;
	/** ms on screen in all. */
	looked: number;
};

/** Lesions of the key, points of the candidate, and what was on screen. The server adds where to fetch images and masks. */
export type LesionsReport = {
	item: string | null;
	value: number | null;
	why: Reason[];
	none: boolean;
	text: string;
	modelAnswer: string | null;
	images: ImageReport[];
	points: PointReport[];
	lesions: LesionReport[];
};
