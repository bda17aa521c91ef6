/**
 * The persons (0-based) with the best and the worst totals, `share` of all each, rounded, at least one. Whoever ties with the last of a
 * group belongs to it too, so the order in which persons stand decides nothing. Null where the two would meet.
 * @example outerGroups([5, 3, 1, 3], 0.27) // { best: [0], worst: [2] }
 */
export function outerGroups(totals: readonly number[], share: number): { best: number[]; worst: number[] } | null {
	const sorted = totals.toSorted((one, other) => one - other);
	const size = Math.max(1, Math.round(totals.length * share));
	const [low, high] = [sorted[size - 1], sorted[sorted.length - size]];
	if (low === undefined || high === undefined || low >= high) return null;
	const persons = totals.map((_, i) => i);
	return {
		best: persons.filter((i) => (totals[i] ?? 0) >= high),
		worst: persons.filter((i) => (totals[i] ?? 0) <= low)
	};
}
