import { normalQuantile } from '../distributions.ts';
import type { Given, Reasoned } from '../missing.ts';
import { mean, midranks, variance } from '../moments.ts';

export type RocArea = {
	nPos: number;
	nNeg: number;
	auc: number | null;
	se: number | null;
	ciLower: number | null;
	ciUpper: number | null;
} & Reasoned;

/**
 * Area under the ROC curve: the chance that a positive case has the higher score than a negative one, ties counting half. Its
 * standard error by what each case adds: se² = s²(positives' placements)/m + s²(negatives')/n. Normal interval, cut at 0 and 1.
 *
 * Source: DeLong, DeLong and Clarke-Pearson 1988, "Comparing the areas under two or more correlated ROC curves". A pair with a
 * null on either side is dropped. Range 0 … 1.
 * Undefined (null, with a reason): everything without both kinds; the error and interval with one of a kind.
 * @example rocArea([1, 2, 3, 2], [0, 0, 1, 1]).auc // 3 of 4 pairs right, one tied: (3 + 0.5) / 4 = 0.875
 */
export function rocArea(score: readonly Given[], truth: readonly Given[], confLevel = 0.95): RocArea {
	const kept = score.flatMap((value, i) => {
		const is = truth[i] ?? null;
		return value === null || is === null ? [] : [{ value, is: is === 1 }];
	});
	const [positive, negative] = [true, false].map((is) => kept.filter((one) => one.is === is).map(({ value }) => value));
	const [pos, neg] = [positive ?? [], negative ?? []];
	const counts = { nPos: pos.length, nNeg: neg.length };
	if (pos.length === 0 || neg.length === 0) {
		const none = { auc: null, se: null, ciLower: null, ciUpper: null };
		return { ...counts, ...none, undefinedReason: 'There are cases of one kind only.' };
	}
	const all = midranks([...pos, ...neg]);
	const [own, others] = [midranks(pos), midranks(neg)];
	const placements = pos.map((_, i) => ((all[i] ?? 0) - (own[i] ?? 0)) / neg.length);
	const below = neg.map((_, i) => 1 - ((all[pos.length + i] ?? 0) - (others[i] ?? 0)) / pos.length);
	const auc = mean(placements) ?? 0;
	const [spread, spreadBelow] = [variance(placements), variance(below)];
	if (spread === null || spreadBelow === null) {
		const undefinedReason = 'One case of a kind does not show how such cases vary.';
		return { ...counts, auc, se: null, ciLower: null, ciUpper: null, undefinedReason };
	}
	const se = Math.sqrt(spread / pos.length + spreadBelow / neg.length);
	const reach = normalQuantile((1 + confLevel) / 2) * se;
	return { ...counts, auc, se, ciLower: Math.max(0, auc - reach), ciUpper: Math.min(1, auc + reach) };
}
