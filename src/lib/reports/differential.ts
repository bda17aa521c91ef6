import type { Reason } from '#lib/scoring/score.ts';

/**
 * How one of the candidate's diagnoses stands to the key. key: it is the key's. named: it is one of the key's
 * differential. broader, narrower: than the key's; shown as partial, counts nothing. again: named before, higher up.
 */
export type Standing = 'key' | 'named' | 'broader' | 'narrower' | 'again' | 'other';

export type Entry = {
	name: string;
	likelihood: 'likely' | 'possible' | 'must-not-miss' | null;
	why: string | null;
	/** Its place in the key's ranking, from 1. */
	keyRank: number | null;
};

export type DifferentialRow = {
	rank: number;
	text: string;
	confidence: number | null;
	standing: Standing;
	/** What of the key it is, for key, named, broader and narrower. */
	entry: Entry | null;
};

export type DifferentialReport = {
	/** Null: the provisional one, which is no item. */
	item: string | null;
	prompt: string | null;
	/** ms since entering at which it was fixed; null: never. */
	at: number | null;
	value: number | null;
	why: Reason[];
	rows: DifferentialRow[];
	/** Not named: the key's own diagnosis, then what must not be missed, then the rest, in the key's order. */
	missing: (Entry & { isKey: boolean })[];
	firstHit: number | null;
	mustNotMiss: { named: number; of: number };
	modelAnswer: string | null;
};
