import Activity from '@lucide/svelte/icons/activity';
import Clock from '@lucide/svelte/icons/clock';
import Grid2x2 from '@lucide/svelte/icons/grid-2x2';
import Hammer from '@lucide/svelte/icons/hammer';
import ListOrdered from '@lucide/svelte/icons/list-ordered';
import MessageSquare from '@lucide/svelte/icons/message-square';
import PencilLine from '@lucide/svelte/icons/pencil-line';
import SquareCheck from '@lucide/svelte/icons/square-check';
import StickyNote from '@lucide/svelte/icons/sticky-note';
import TestTube from '@lucide/svelte/icons/test-tube';
import type { Moment } from '#lib/reports/moment.ts';

/** A sign for each kind of moment. */
export const signs = {
	said: MessageSquare,
	examined: Hammer,
	ordered: TestTube,
	looked: Grid2x2,
	thought: ListOrdered,
	wrote: PencilLine,
	clock: Clock,
	integrity: Activity,
	marked: SquareCheck,
	comment: StickyNote
} satisfies Record<Moment['kind'], unknown>;

/** A comment as it stands in the transcript: under the moment it speaks of. */
export type Note = { seq: number; clock: number; text: string; by: string };

/** A moment of the transcript with the comments on it. `place` counts from 0. */
export type Placed = { place: number; moment: Moment; notes: Note[] };

/** The transcript's moments, each with the comments on it; a comment on the whole stands by itself. */
export function placedMoments(moments: readonly Moment[], who: Record<number, string>): Placed[] {
	const known = new Set(moments.filter(({ kind }) => kind !== 'comment').map(({ seq }) => seq));
	const below = ({ kind, about }: Moment) => kind === 'comment' && typeof about === 'number' && known.has(about);
	const noteOf = ({ seq, clock, words }: Moment): Note => ({ seq, clock, text: words.join(' '), by: who[seq] ?? '' });
	const own = moments.filter((moment) => !below(moment));
	return own.map((moment, place) => {
		const isFirst = own.findIndex(({ seq }) => seq === moment.seq) === place;
		const on = moments.filter((one) => isFirst && below(one) && one.about === moment.seq);
		return { place, moment, notes: on.map(noteOf) };
	});
}

/** What was done after the candidate left is told by the day and the hour, not by the minute in the room. */
export function isAfterwards({ kind }: Moment): boolean {
	return kind === 'marked' || kind === 'comment';
}
