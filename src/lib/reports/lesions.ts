import type { LesionAnswer, Region } from '#lib/case/answer.ts';
import { say } from '#lib/case/text.ts';
import type { Case, CaseImage } from '#lib/case/case.ts';
import type { Lesion } from '#lib/case/key.ts';
import { answerTo } from '#lib/scoring/item-score.ts';
import { diceOnSlicesDrawn, outlined, type Outlined } from '#lib/scoring/outlined.ts';
import { lesionsAsked, pointed, type Pointed } from '#lib/scoring/pointing.ts';
import type { Reason } from '#lib/scoring/score.ts';
import { focusOf } from '#lib/scoring/slices.ts';
import { howItCame } from './chain.ts';
import { looksOf, type LookAt } from './looks.ts';
import { onScreen } from './on-screen.ts';
import type { OnAxis } from './sat.ts';

/** A point of the candidate's. `lesion`: the one it lies in, else the nearest on its image; `away` in mm, 0 inside. */
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

/** An outline of the candidate's against the key: see `Outlined`. `centre` in mm. */
export type RegionReport = {
	region: Region;
	centre: [number, number, number];
	inside: boolean;
	/** How much of its area lies in a lesion of the key, 0 … 1. */
	share: number;
	lesion: string | null;
	away: number | null;
	/** With the parts of that lesion that it meets on the slice drawn on; null where the image has no mask. */
	dice: number | null;
};

/**
 * How a lesion was looked at. marked: a point of the candidate's lies in it, or an outline meets it. on screen: a slice through it was shown, nothing
 * was marked. never: its image was there and no slice through it was shown. not had: its image never came. unknown: no
 * looking was recorded in this attempt, or there is no mask to tell by.
 */
export type Looking = 'marked' | 'on screen' | 'never' | 'not had' | 'unknown';

export type LesionReport = {
	id: string;
	image: string;
	laterality: Lesion['laterality'];
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
	caption: string;
	kind: CaseImage['kind'];
	modality: string;
	sequence: string | null;
	simulated: boolean;
	/** The key has a mask for it. */
	hasMask: boolean;
	/** It came to the candidate. */
	had: boolean;
	/** ms on screen in all. */
	looked: number;
};

/** Lesions of the key, points of the candidate, and what was on screen. The server adds where to fetch images and masks. */
export type LesionsReport = {
	item: string | null;
	value: number | null;
	why: Reason[];
	/** The candidate said that there is no lesion. */
	none: boolean;
	text: string;
	modelAnswer: string | null;
	images: ImageReport[];
	points: PointReport[];
	regions: RegionReport[];
	/** On the slices drawn on, not of the volume; null without an outline. */
	diceOnSlicesDrawn: number | null;
	lesions: LesionReport[];
};

/** The lesions; null where the key has none and the station asked for none. */
export function lesionsReport(sat: OnAxis): LesionsReport | null {
	const { station, case: case_, key, masks, scores, language } = sat;
	const item = station.items.find(({ kind }) => kind === 'lesion');
	if (!item && key.lesions.length === 0) return null;
	const answer = pointedBy(sat, item?.id);
	const points = pointed(answer, key, masks);
	const regions = outlined(answer.regions ?? [], key, masks);
	const marks = [...points.filter(({ inside }) => inside), ...regions.filter(({ share }) => share > 0)];
	const marked = new Set(marks.flatMap(({ lesion }) => lesion ?? []));
	const score = scores.items.find((one) => one.item === item?.id)?.score;
	const model = item && key.answers[item.id]?.text;
	const asked = item ? lesionsAsked({ id: item.id, images: imagesOf(case_, item.id) }, key) : [];
	const looks = looksOf(sat.rows);
	return {
		item: item?.id ?? null,
		value: score?.value ?? null,
		why: score?.why ?? [],
		none: answer.none ?? false,
		text: answer.text,
		modelAnswer: model ? say(model, language) : null,
		images: case_.images.map((image) => imageReport(image, looks, sat)),
		points: points.map(pointReport),
		regions: regions.map(regionReport),
		diceOnSlicesDrawn: diceOnSlicesDrawn(answer.regions ?? [], masks),
		lesions: key.lesions.map((lesion) => ({
			...lesionReport(lesion, marked.has(lesion), looks, sat),
			asked: asked.includes(lesion)
		}))
	};
}

function lesionReport(lesion: Lesion, marked: boolean, looks: LookAt[], sat: OnAxis): Omit<LesionReport, 'asked'> {
	const { key, masks, language, axis } = sat;
	const { id, image, laterality, regions, description } = lesion;
	const mask = masks[image];
	const value = key.lesions.filter((one) => one.image === image).indexOf(lesion) + 1;
	const shown = mask
		? onScreen(
				mask,
				value,
				looks.filter((look) => look.image === image)
			)
		: null;
	return {
		id,
		image,
		laterality,
		regions: regions.map((region) => say(region, language)),
		description: say(description, language),
		looking: marked ? 'marked' : looking(lesion, shown, looks.length > 0, sat),
		onScreen: shown?.ms ?? 0,
		firstAt: shown?.firstAt ? axis.since(shown.firstAt) : null,
		focus: mask ? focusOf(mask, value) : null
	};
}

function looking(lesion: Lesion, shown: ReturnType<typeof onScreen> | null, recorded: boolean, sat: OnAxis): Looking {
	if (!cameToThem(lesion.image, sat)) return 'not had';
	if (!recorded || !shown) return 'unknown';
	return shown.ms > 0 ? 'on screen' : 'never';
}

function imageReport(image: CaseImage, looks: readonly LookAt[], sat: OnAxis): ImageReport {
	const { id, kind, modality, sequence, simulated, caption } = image;
	return {
		id,
		name: sequence ?? modality,
		caption: say(caption, sat.language),
		kind,
		modality,
		sequence: sequence ?? null,
		simulated,
		hasMask: sat.key.masks[id] !== undefined,
		had: cameToThem(id, sat),
		looked: looks.filter((look) => look.image === id).reduce((sum, { ms }) => sum + ms, 0)
	};
}

/** By an order, laid on the table, or looked at. */
function cameToThem(image: string, sat: OnAxis): boolean {
	const { case: case_, seen } = sat;
	const bring = case_.investigations.filter(({ images }) => images.includes(image));
	const ordered = bring.some(({ order }) => seen.ordered.some((one) => one.order === order));
	return ordered || seen.laid.some(({ id }) => id === image) || howItCame(sat)(image) !== null;
}

function pointReport({ point, inside, lesion, away, sideRight }: Pointed): PointReport {
	return {
		image: point.image,
		mm: [...point.mm],
		side: point.side ?? null,
		inside,
		lesion: lesion?.id ?? null,
		away,
		sideRight
	};
}

function regionReport({ region, centre, lesion, ...rest }: Outlined): RegionReport {
	return { region, centre: [...centre], lesion: lesion?.id ?? null, ...rest };
}

/** Where the station has no lesion item, the marks that were made on the images all the same. */
function pointedBy({ seen }: OnAxis, item: string | undefined): LesionAnswer {
	if (item === undefined) return { points: seen.marks, regions: seen.regions, text: '' };
	const answer = answerTo({ id: item, kind: 'lesion' }, seen);
	return answer && 'points' in answer ? answer : { points: [], text: '' };
}

function imagesOf(case_: Case, item: string): string[] {
	return case_.items.find(({ id }) => id === item)?.images ?? [];
}
