import type { Thing } from './thing.ts';

/**
 * What a step rests on, and when the candidate had it. `at` null: not had. `came` says how: by asking, examining,
 * ordering, looking, or laid on the table (by an item, or given at the start), which earns nothing.
 */
export type Rest = {
	thing: Thing;
	at: number | null;
	came: 'asked' | 'examined' | 'ordered' | 'looked' | 'laid' | null;
};

/** One step of the expert's reasoning. */
export type Step = { id: string; step: string; rests: Rest[] };
