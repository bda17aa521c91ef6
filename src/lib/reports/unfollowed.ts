import type { ReplyKind } from '#lib/case/seen.ts';

/** A question that brought nothing, or not what was asked. `at` in ms since entering. */
export type Unfollowed = {
	turn: number;
	at: number;
	text: string;
	/** not-followed · unknown · asked-back; `said` where the candidate flagged a reply; null where no reply came. */
	reply: ReplyKind | null;
	/** Flagged by the candidate as "not what I asked". */
	flagged: boolean;
	/** What was said, where it was flagged. */
	said: string[];
};
