import type { Given, Reasoned } from '../missing.ts';
import { mean, sum, variance } from '../moments.ts';

export type Angoff = {
	nItems: number;
	nJudges: number;
	nDroppedItems: number;
	nDroppedJudges: number;
	itemMeans: (number | null)[];
	judgeCuts: (number | null)[];
	cutScore: number | null;
	cutShare: number | null;
	cutSe: number | null;
	sdJudges: number | null;
} & Reasoned;

/**
 * Angoff's standard: each judge says of each item (ratings[item][judge], 0 … 1) how likely a barely competent candidate gets it
 * right. An item's standard is the mean over its judges; the cut is the sum over items, a number of right answers; `cutShare`
 * is cut / items. Error: the standard deviation of the judges' own cuts / √judges, for other judges of the same items.
 *
 * Source: Angoff 1971, "Scales, norms, and equivalent scores", in Educational Measurement, 2nd edition.
 * Items nobody rated and judges who rated nothing are left out and counted. A judge who left out an item has no cut of
 * their own (null); the error rests on those who rated all.
 * Undefined (null, with a reason): all without a rating; the error with fewer than two judges who rated all items.
 * @example angoff([[0.5, 0.7], [0.8, 0.6]]) // item means 0.6 and 0.7, cut 1.3 of 2; judges' cuts 1.3 and 1.3, error 0
 */
export function angoff(ratings: readonly (readonly Given[])[]): Angoff {
	const items = ratings.filter((row) => row.some((rating) => rating !== null));
	const width = Math.max(0, ...ratings.map((row) => row.length));
	const judges = Array.from({ length: width }, (_, judge) => items.map((row) => row[judge] ?? null));
	const judged = judges.filter((own) => own.some((rating) => rating !== null));
	const judgeCuts = judges.map((own) => (own.length > 0 && own.every((rating) => rating !== null) ? sum(own) : null));
	const wholeCuts = judgeCuts.filter((cut) => cut !== null);
	const spread = variance(wholeCuts);
	const cutScore = items.length === 0 ? null : sum(items.map((row) => mean(row.filter((x) => x !== null)) ?? 0));
	return {
		nItems: items.length,
		nJudges: judged.length,
		nDroppedItems: ratings.length - items.length,
		nDroppedJudges: width - judged.length,
		itemMeans: ratings.map((row) => mean(row.filter((rating) => rating !== null))),
		judgeCuts,
		cutScore,
		cutShare: cutScore === null ? null : cutScore / items.length,
		cutSe: spread === null ? null : Math.sqrt(spread / wholeCuts.length),
		sdJudges: spread === null ? null : Math.sqrt(spread),
		...reason(cutScore, spread)
	};
}

function reason(cutScore: number | null, spread: number | null): Reasoned {
	if (cutScore === null) return { undefinedReason: 'Nobody rated an item.' };
	if (spread === null)
		return { undefinedReason: 'Fewer than two judges rated all items: how judges differ is not seen.' };
	return {};
}
