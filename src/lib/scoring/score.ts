export type { Domain } from '#lib/case/key.ts';

/** A reason, as the candidate is shown it: a sentence of `words/reasons` by name, with what it speaks of. */
export type Reason = { says: string; with?: Record<string, string | number> };

/** One answer, scored. `value` 0 … 1; null is "not scored", and `why` says why. */
export type Score = {
	scorer: string;
	version: number;
	value: number | null;
	why: Reason[];
	parts?: Record<string, number | null>;
};

/** Many scores as one number, with how many and how far to trust it. */
export type Estimate = { value: number | null; n: number; low: number | null; high: number | null; method: string };
