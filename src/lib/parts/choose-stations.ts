import type { Spells } from '#lib/case/pinyin.ts';
import type { Words } from '../words/words.ts';
import { firstSpelt, plain } from './find.ts';

export type Marks = { got: number; waiting: number; possible: number };
/** One's own attempt at a station; `marks` only after release. Times in ms since epoch. */
export type Sitting = {
	id: string;
	phase: string;
	createdAt: number;
	submittedAt: number | null;
	knewKey: boolean;
	/** It went on from a moment of an earlier one. */
	forked: boolean;
	marks: Marks | null;
};

/** What the door tells of a case. */
export type DoorSide = {
	complaint: string;
	caseName: string | null;
	age: string | null;
	setting: string | null;
	tier: 'direct' | 'complex' | 'dialogue';
	difficulty: number;
};

/** A station as the list knows it. */
export type Station = DoorSide & {
	id: string;
	/** A kind that the interface has a word for, or the name that an educator gave. */
	kind: string;
	wholeMinutes: number;
	purpose: 'practice' | 'exam' | 'study';
	/** Newest first. */
	attempts: Sitting[];
	due: { at: number; now: boolean } | null;
	/** The key of this case was opened to this person. */
	knowsKey: boolean;
};

/** An attempt that goes on. `left` in ms; null without a clock. */
export type Unfinished = DoorSide & {
	attempt: string;
	phase: string;
	left: number | null;
	pausedAt: number | null;
	untimed: boolean;
	kind: string;
	purpose: Station['purpose'];
	createdAt: number;
	/** It went on from a moment of an earlier one. */
	forked: boolean;
};

/** What is asked for; the address holds it. `minutes` null is any time. */
export type Wanted = {
	minutes: number | null;
	kind: string | null;
	tier: string | null;
	show: 'all' | 'due' | 'not-sat';
	text: string;
};
export const filters = ['minutes', 'form', 'tier', 'show', 'q'];

export const minutesOffered = [5, 10, 20, 30];
export const tiers = ['direct', 'complex', 'dialogue'] as const;

export function wantedFrom(query: URLSearchParams): Wanted {
	const minutes = Number(query.get('minutes'));
	return {
		minutes: minutesOffered.includes(minutes) ? minutes : null,
		kind: query.get('form'),
		tier: query.get('tier'),
		show: (['due', 'not-sat'] as const).find((one) => one === query.get('show')) ?? 'all',
		text: (query.get('q') ?? '').trim()
	};
}

/** The same address with one wish changed; an empty one is left out. */
export function linkTo(query: URLSearchParams, name: string, value: string | null): string {
	const changed = new URLSearchParams(query);
	if (value) changed.set(name, value);
	else changed.delete(name);
	return `?${changed}`;
}

/** `isIn`: whether a text holds what was typed. */
export function fitting(stations: Station[], { minutes, kind, tier, show, text }: Wanted, isIn = holds): Station[] {
	return stations.filter(
		(station) =>
			(minutes === null || station.wholeMinutes <= minutes) &&
			(kind === null || station.kind === kind) &&
			(tier === null || station.tier === tier) &&
			(show !== 'not-sat' || !isSat(station)) &&
			(show !== 'due' || station.due?.now === true) &&
			isIn([station.complaint, station.caseName, station.setting].join(' '), text)
	);
}

/** Every word typed, in any order, however it is written. */
export function holds(about: string, typed: string): boolean {
	const text = plain(about);
	return plain(typed)
		.split(' ')
		.every((word) => text.includes(word));
}

/** As `holds`; a word may also be spelt in pinyin or its initials. */
export function holdsSpelt(spells: Spells | null): typeof holds {
	return (about, typed) =>
		typed.split(/\s+/).every((word) => {
			const isThere = holds(about, word);
			return (
				isThere || (spells !== null && plain(word).length > 1 && firstSpelt(plain(about), plain(word), spells) !== null)
			);
		});
}

export function isSat({ attempts }: Station): boolean {
	return attempts.some(({ submittedAt }) => submittedAt !== null);
}

/** How many of the stations were sat, in all and by tier; tiers that have none are left out. */
export function progressOf(stations: Station[]) {
	const of = (some: Station[]) => ({ sat: some.filter(isSat).length, all: some.length });
	const byTier = tiers.map((tier) => ({ tier, ...of(stations.filter((station) => station.tier === tier)) }));
	return { ...of(stations), byTier: byTier.filter(({ all }) => all > 0) };
}

/** Stations of one patient together, in the order in which they came. */
export function byPatient(stations: Station[]): Station[][] {
	const complaints = [...new Set(stations.map(({ complaint }) => complaint))];
	return complaints.map((complaint) => stations.filter((station) => station.complaint === complaint));
}

/** A doorway's first sentence, where it is short, is the place; the rest is why the patient is here. */
export function placeAndStory(doorway: string): { place: string | null; story: string } {
	const [, place, story] = /^(?:Setting: |场景：)?(.{2,70}?)(?:\.\s+|。)(.+)$/su.exec(doorway) ?? [];
	return place && story ? { place, story } : { place: null, story: doorway };
}

export function sentencesOf(text: string): string[] {
	return text.split(/(?<=[.。])\s*(?=[\p{Lu}\p{Script=Han}“"])/u);
}

/**
 * Why the patient is here, in the doorway's words: the first sentence that tells neither the place nor who one is, and the
 * next one too where the first is so short that it may name the patient only.
 */
export function complaintOf(doorway: string): string {
	const sentences = sentencesOf(placeAndStory(doorway).story).filter((one) => !/^(?:You are |你是|您是)/u.test(one));
	const [first, second] = sentences;
	if (!first) return doorway;
	const isChinese = /\p{Script=Han}/u.test(first);
	const isShort = first.length < (isChinese ? 20 : 60);
	// The last one says what to do.
	return second && isShort && sentences.length > 2 ? first + (isChinese ? '' : ' ') + second : first;
}

/** The word for a kind of station, or the name that it was given. */
export function kindOf(kind: string, words: Words['stations']): string {
	return (words.kinds as Record<string, string>)[kind] ?? kind;
}

/** Who the patient is and where, as far as the door tells. A complaint that names the patient needs no name beside it. */
export function whoAndWhere(door: DoorSide, words: Words): string {
	const named = door.caseName !== null && complaintOf(door.complaint).includes(door.caseName);
	return named ? (door.setting ?? '') : patientOf(door, words);
}

export function patientOf({ caseName, age, setting }: Pick<DoorSide, 'caseName' | 'age' | 'setting'>, words: Words) {
	const { frame } = words;
	const who = caseName && age ? frame.nameAndAge(caseName, age) : caseName;
	return frame.phrase([who, setting].filter((part) => part !== null));
}
