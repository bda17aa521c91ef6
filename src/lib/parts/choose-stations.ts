import type { Words } from '../words/words.ts';

/** A station as the list knows it. */
export type Station = {
	id: string;
	complaint: string;
	caseName: string | null;
	age: string | null;
	setting: string | null;
	/** A kind that the interface has a word for, or the name that an educator gave. */
	kind: string;
	tier: string;
	difficulty: number;
	wholeMinutes: number;
	purpose: 'practice' | 'exam' | 'study';
	attempts: { id: string; phase: string; createdAt: number; submittedAt: number | null }[];
	unfinished: string | null;
};

/** What is asked for; the address holds it. `minutes` null is any time. */
export type Wanted = { minutes: number | null; kind: string | null; notSat: boolean; text: string };

export const minutesOffered = [5, 10, 20, 30];

export function wantedFrom(query: URLSearchParams): Wanted {
	const minutes = Number(query.get('minutes'));
	return {
		minutes: minutesOffered.includes(minutes) ? minutes : null,
		kind: query.get('form'),
		notSat: query.get('show') === 'not-sat',
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

export function fitting(stations: Station[], { minutes, kind, notSat, text }: Wanted): Station[] {
	const words = text.toLowerCase().split(/\s+/).filter(Boolean);
	return stations.filter((station) => {
		const about = [station.complaint, station.caseName, station.setting].join(' ').toLowerCase();
		return (
			(minutes === null || station.wholeMinutes <= minutes) &&
			(kind === null || station.kind === kind) &&
			(!notSat || station.attempts.length === 0) &&
			words.every((word) => about.includes(word))
		);
	});
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

/** Why the patient is here, in one sentence of the doorway: the first that tells neither the place nor who one is. */
export function complaintOf(doorway: string): string {
	const sentences = placeAndStory(doorway).story.split(/(?<=[.。])\s*(?=[\p{Lu}\p{Script=Han}“"])/u);
	return sentences.find((sentence) => !/^(?:You are |你是|您是)/u.test(sentence)) ?? doorway;
}

/** The word for a kind of station, or the name that it was given. */
export function kindOf(kind: string, words: Words['stations']): string {
	return (words.kinds as Record<string, string>)[kind] ?? kind;
}

/** Who the patient is and where, as far as the door tells. A complaint that names the patient needs no name beside it. */
export function whoAndWhere(station: Station, words: Words): string {
	const named = station.caseName !== null && complaintOf(station.complaint).includes(station.caseName);
	return named ? (station.setting ?? '') : patientOf(station, words);
}

export function patientOf({ caseName, age, setting }: Pick<Station, 'caseName' | 'age' | 'setting'>, { frame }: Words) {
	const who = caseName && age ? frame.nameAndAge(caseName, age) : caseName;
	return frame.phrase([who, setting].filter((part) => part !== null));
}
