import type { ReplyKind } from '#lib/case/seen.ts';
import type { Reason } from '#lib/scoring/score.ts';
import type { EarnedLine } from './earned.ts';
import type { OnAxis } from './sat.ts';

/**
 * One moment of an attempt. `seq` is its row's, for links and comments; `at` ms since entering, pauses left out, 0 at the
 * door; `clock` the server's, ms since epoch. `words` are what was said, found or written, in the report's language; what
 * only the interface can say is in `says`.
 */
export type Moment = {
	seq: number;
	at: number;
	clock: number;
	kind: 'said' | 'examined' | 'ordered' | 'looked' | 'thought' | 'wrote' | 'clock' | 'integrity' | 'marked' | 'comment';
	/** Who; an informant who is not the patient is named in the words. */
	by: 'candidate' | 'informant' | 'educator' | 'house';
	/** A manoeuvre, a test, an image, an item: what the moment is about. */
	title: string | null;
	words: string[];
	says: Reason[];
	reply: ReplyKind | null;
	flagged: boolean;
	earned: EarnedLine[];
	/** Of comments the `seq`, of marks the target that they speak of. */
	about: number | string | null;
};

/** A moment with nothing in it yet. */
export function blank({ seq, at }: { seq: number; at: number }, kind: Moment['kind'], { axis }: OnAxis): Moment {
	return {
		seq,
		at: axis.since(at),
		clock: at,
		kind,
		by: 'candidate',
		title: null,
		words: [],
		says: [],
		reply: null,
		flagged: false,
		earned: [],
		about: null
	};
}
