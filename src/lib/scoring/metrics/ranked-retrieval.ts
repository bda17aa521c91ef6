import { mean } from '../moments.ts';

/** A list as somebody ranked it, and everything that counts as the target. */
export type Sought = { ranked: readonly (string | number)[]; gold: readonly (string | number)[] };

export type Found = { firstHitRank: number | null; reciprocalRank: number | null };

export type RankedRetrieval = {
	nCases: number;
	nUnscorable: number;
	perCase: Found[];
	recallAtK: { k: number; value: number | null }[];
	mrr: number | null;
	undefinedReason?: string;
};

/**
 * Ranked lists against their targets, any of which will do. What stands in a list twice counts where it stands first, and
 * what follows moves up, before the list is cut at `maxRank`. Recall@k: the share of lists whose first hit is among the first
 * k. MRR: the mean of 1 / rank of the first hit, 0 without one. An empty list is a miss.
 *
 * Source: reciprocal rank, Voorhees 1999 (TREC-8 QA); RareBench for recall at 1, 3, 5, 10.
 * Range 0 … 1. Undefined (null): a case without a target, which is left out and counted; everything where none has one.
 * @example rankedRetrieval([{ ranked: ['B', 'B', 'A'], gold: ['A'] }], [1], 10).mrr // rank 2: 1/2
 */
export function rankedRetrieval(cases: readonly Sought[], ks: readonly number[], maxRank = Infinity): RankedRetrieval {
	const perCase = cases.map((one) => found(one, maxRank));
	const scorable = perCase.filter(({ reciprocalRank }) => reciprocalRank !== null);
	const share = (k: number) =>
		mean(scorable.map(({ firstHitRank }) => (firstHitRank !== null && firstHitRank <= k ? 1 : 0)));
	return {
		nCases: scorable.length,
		nUnscorable: cases.length - scorable.length,
		perCase,
		recallAtK: ks.map((k) => ({ k, value: share(k) })),
		mrr: mean(scorable.map(({ reciprocalRank }) => reciprocalRank ?? 0)),
		...(scorable.length === 0 && { undefinedReason: 'No case has a target.' })
	};
}

function found({ ranked, gold }: Sought, maxRank: number): Found {
	if (gold.length === 0) return { firstHitRank: null, reciprocalRank: null };
	const targets = new Set(gold);
	const at = [...new Set(ranked)].slice(0, maxRank).findIndex((one) => targets.has(one));
	return at < 0 ? { firstHitRank: null, reciprocalRank: 0 } : { firstHitRank: at + 1, reciprocalRank: 1 / (at + 1) };
}
