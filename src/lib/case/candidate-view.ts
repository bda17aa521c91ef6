import type { Answer, Point, Ranked, Region } from './answer.ts';
import type { ItemKind } from './item.ts';
import type { Link } from './link.ts';
import type { ReadFinding } from './reading.ts';
import type { Language } from './text.ts';
import type { Phase, ReplyKind } from './seen.ts';
import type { Policy, Purpose } from './station.ts';

/** A stretch of speech: who speaks when it is not the patient, and stage directions apart from words. */
export type Speech = { speaker: string | null; words: string; direction: boolean };

export type SaidView = {
	id: string;
	at: number;
	question: string;
	reply: { at: number; kind: ReplyKind; speech: Speech[] } | null;
	failed: boolean;
	flagged: boolean;
};

/** A fact that an item laid on the table (staged and static stations): told, not asked for. Without its question it needs its topic, in words. */
export type FactView = { id: string; topic: string; speech: Speech[] };

/** `texts` empty: not recorded in this case. */
export type FindingView = { id: string; at: number; manoeuvre: string; texts: string[]; laid: boolean };

/** `result` null: not in this case. `report` null: there is none, or it is still closed (`reportWaits`). Minutes are simulated. */
export type ResultView = {
	id: string;
	at: number;
	order: string;
	results: {
		text: string;
		images: string[];
		report: string | null;
		reportWaits: boolean;
		ownRead: { text: string; findings: ReadFinding[] } | null;
	}[];
	minutes: number | null;
	cost: number | null;
	laid: boolean;
};

export type ImageView = {
	id: string;
	at: number;
	/** Where to fetch it: a signed ticket that expires. */
	src: string;
	kind: 'volume' | 'picture';
	modality: string;
	sequence: string | null;
	plane: string | null;
	caption: string;
	simulated: boolean;
};

export type ItemView = {
	id: string;
	kind: ItemKind;
	prompt: string;
	options: { id: string; text: string }[];
	images: string[];
	/** Descriptions of images and a diagnosis that the item's condition gives (FD, Grd, Rec). */
	given: { image: string | null; text: string }[];
	answer: Answer | null;
	closed: boolean;
	committed: boolean;
	/** One of the examiner's questions. */
	viva: boolean;
};

export type NoteView = { kind: string; author: string; text: string };
/** `at`: days before the door. */
export type LabView = {
	name: string;
	value: string;
	unit: string;
	reference: string;
	flag: string | null;
	at?: number;
};

export type RecordView = {
	vitals: Record<string, number>;
	problems: string[];
	medications: string[];
	allergies: string[];
	family: string[];
	social: string[];
	notes: NoteView[];
	labs: LabView[];
};

/** All that a candidate is sent of an attempt before release, in one language, built from a list of what may be sent. */
export type CandidateView = {
	attempt: string;
	seq: number;
	language: Language;
	policy: Policy;
	purpose: Purpose;
	untimed: boolean;
	phase: Phase;
	/** The server's clock, ms since epoch, when this was built; and the phase's bounds. */
	now: number;
	startedAt: number | null;
	endsAt: number | null;
	pausedAt: number | null;
	/** The pause that an exam's candidate may take by allowance: what is left in ms, and, of one that is being taken, when it is used up. */
	pause: { left: number; until: number | null } | null;
	enteredAt: number | null;
	/** Events that the candidate may send now. */
	may: string[];
	/** `text` is what stands on the door; minutes are of reading, the encounter, and from entering to handing in, with the extra time, a share; `turns` where questions are limited. */
	door: { text: string; reading: number; minutes: number; whole: number; extra: number; viva: boolean; turns?: number };
	patient: {
		name: string | null;
		age: string | null;
		sex: string | null;
		setting: string | null;
		opening: Speech[];
	} | null;
	record: RecordView | null;
	said: SaidView[];
	facts: FactView[];
	findings: FindingView[];
	results: ResultView[];
	images: ImageView[];
	differential: Ranked[];
	provisional: Ranked[] | null;
	marks: Point[];
	regions: Region[];
	/** What the candidate names on the images, as it stands. */
	readings: ReadFinding[];
	/** The findings board. */
	links: Link[];
	notes: string;
	hints: { id: string; at: number; hint: string }[];
	items: ItemView[];
	/** There is an item to open now; `closes`: opening it closes the others that are open. */
	next: { closes: boolean } | null;
};

/** What one event brought: of lists, the entries that are new or have changed, told apart by id; of the rest, what is different. */
export type Brought = Partial<Omit<CandidateView, 'attempt' | 'seq' | 'now'>>;

/** The reply to an event, and to a request for news. */
export type News = { seq: number; now: number; brought: Brought };
