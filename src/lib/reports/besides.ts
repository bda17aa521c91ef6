import type { TakenOver } from './taken-over.ts';

/** What a sitting came to: the marks of its sheet, or where the case has none the mean of its answers, 0 … 1. */
export type CameTo = { marks: { got: number; waiting: number; possible: number } | null; mean: number | null };

/** A sitting beside another: what the one went on from, and what went on from the one. Times of day in ms since epoch. */
export type Besides = {
	cameTo: CameTo;
	earlier: (TakenOver & { attempt: string; begunAt: number; cameTo: CameTo }) | null;
	/** `cameTo` is null while it is not released. */
	later: { attempt: string; at: number; isOver: boolean; cameTo: CameTo | null }[];
};
