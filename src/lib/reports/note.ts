import type { Reason } from '#lib/scoring/score.ts';

/** What a report says beside scores, by name. Its words: the reasons of words/en and words/zh. */
export type Noted = {
	'went on from an earlier sitting': { seconds: number; steps: number };
	'sat without a clock': null;
	'extra time': { percent: number };
	'clock paused': { times: number; seconds: number };
	'time added': { seconds: number; why: string };
	'hints asked': { times: number };
	'asked for a hint': null;
	'no webgl': null;
	'time ran out': null;
	'entered the room': null;
	'left the encounter': null;
	'opened an item': null;
	'fixed an answer': null;
	'finished the answers': null;
	'handed in': null;
	paused: null;
	resumed: null;
	'left alone': { days: number };
	'pause used up': null;
	'left the window': null;
	'came back to the window': null;
	'pasted text': { characters: number };
	'looked at': { seconds: number; slices: number };
	'marked on images': { points: number; regions: number };
	'not recorded in this case': null;
	'no reply came': null;
	'mark given': { marks: number };
	'mark taken back': null;
	released: null;
	shared: null;
	'no longer shared': null;
	voided: { why: string };
	reopened: { why: string };
	withdrawn: null;
};

/** A note by name; what it speaks of is checked by the compiler. */
export function note<Name extends keyof Noted>(
	says: Name,
	...spoken: Noted[Name] extends null ? [] : [Noted[Name]]
): Reason {
	const [values] = spoken;
	return values ? { says, with: values } : { says };
}
