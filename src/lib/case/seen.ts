import type { Answer, Point, Ranked, Region } from './answer.ts';
import type { ItemKind } from './item.ts';
import type { Link } from './link.ts';
import type { ReadFinding } from './reading.ts';

export const phases = ['door', 'encounter', 'commit', 'viva', 'submitted', 'released', 'withdrawn', 'voided'] as const;
export type Phase = (typeof phases)[number];

export const replyKinds = ['said', 'asked-back', 'unknown', 'not-followed'] as const;
export type ReplyKind = (typeof replyKinds)[number];

/** One question to the informant and what came back; the words of the reply are looked up in the case. Times in ms since epoch. */
export type Turn = {
	turn: number;
	at: number;
	text: string;
	reply: { at: number; kind: ReplyKind; facts: string[] } | null;
	failed: boolean;
	flagged: boolean;
};

export type OpenedItem = {
	id: string;
	kind: ItemKind;
	condition: string | null;
	openedAt: number;
	closedAt: number | null;
	/** The newest draft; of a closed item, the answer that counts. */
	answer: Answer | null;
	/** Whether the candidate fixed it, rather than the clock or a later item. */
	committed: boolean;
};

/** What a candidate has seen and made of a case so far, in the order in which it came: ids and own words, no case text. */
export type Seen = {
	said: Turn[];
	told: string[];
	/** `brings`: ids of the findings, or of the investigations and their images, that the act laid open. */
	done: { manoeuvre: string; at: number; brings: string[] }[];
	ordered: { order: string; at: number; brings: string[] }[];
	/** Material that items laid on the table, with images given at the start. */
	laid: { id: string; at: number }[];
	/** What the candidate names on the images, as it stands; and the reads that are fixed, by investigation. */
	readings: ReadFinding[];
	reads: { investigation: string; text: string; findings: ReadFinding[]; at: number }[];
	marks: Point[];
	regions: Region[];
	differential: Ranked[];
	/** The findings board. */
	links: Link[];
	provisional: { at: number; ranked: Ranked[] } | null;
	notes: string;
	/** Hints that were asked for, by name. */
	hints: { at: number; hint: string }[];
	items: OpenedItem[];
};
