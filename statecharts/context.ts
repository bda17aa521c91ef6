import type { Seen } from '#lib/case/seen.ts';
import type { Station } from '#lib/case/station.ts';
import type { Sender } from './events.ts';

/** What a chart is told when an attempt is opened. `at` is the server's clock, ms since epoch. */
export type Input = { station: Station; at: number };

/** What an attempt remembers: ids, own words and times. Never case text, never the key. */
export type Context = Seen & {
	station: Station;
	now: number;
	openedAt: number;
	enteredAt: number | null;
	/** The bounds of the phase; `endsAt` null is no clock. */
	startedAt: number | null;
	endsAt: number | null;
	pausedAt: number | null;
	pausedBy: Sender | null;
	/** What is left of the pause that the candidate may take by allowance, in ms. */
	pauseLeft: number;
	voidedAt: number | null;
	/** Why the time is not what the station says: pauses, extensions, credits for a slow reply, in ms. */
	given: { at: number; ms: number; why: 'pause' | 'extension' | 'credit' }[];
	/** The examiner's questions, once chosen. */
	questions: string[] | null;
	/** Items whose mark waits for an examiner. */
	waiting: string[];
	selfMarked: Record<string, string[]>;
	shared: boolean;
};

export const second = 1_000;
export const minute = 60 * second;
export const grace = 15 * second;
export const day = 24 * 60 * minute;
/** A sitting without a clock in which nothing is done for so long is handed in as it stands. */
export const longCalm = 30 * day;
/** A reply may take this long before its time is given back, and this much is given back at most. */
export const replyAllowance = 8 * second;
export const mostCredit = 60 * second;

export function begin({ station, at }: Input): Context {
	return {
		station,
		now: at,
		openedAt: at,
		enteredAt: null,
		startedAt: null,
		endsAt: null,
		pausedAt: null,
		pausedBy: null,
		pauseLeft: (station.pause ?? 0) * minute,
		voidedAt: null,
		given: [],
		said: [],
		told: [],
		done: [],
		ordered: [],
		laid: station.given.map((id) => ({ id, at })),
		readings: [],
		reads: [],
		marks: [],
		regions: [],
		differential: [],
		links: [],
		provisional: null,
		notes: '',
		hints: [],
		items: [],
		questions: null,
		waiting: [],
		selfMarked: {},
		shared: false
	};
}

/** When a phase that follows this moment counts from: the deadline before it, however late its passing was noticed. */
export function turnOfPhase({ now, endsAt }: Context): number {
	return endsAt === null ? now : Math.min(now, endsAt);
}

/** A phase of so many milliseconds, with the station's extra time; no clock where the station has none. */
export function phaseFrom(context: Context, from: number, ms: number): Pick<Context, 'startedAt' | 'endsAt'> {
	const { untimed, extra } = context.station;
	return { startedAt: from, endsAt: untimed ? null : from + Math.round(ms * (1 + extra)) };
}

/** When a pause by allowance is used up and the clock runs on by itself; null where none is being taken. */
export function pauseEnds({ station, pausedAt, pausedBy, pauseLeft }: Context): number | null {
	const byAllowance = station.purpose === 'exam' && pausedBy === 'candidate' && pausedAt !== null;
	return byAllowance ? pausedAt + pauseLeft : null;
}
