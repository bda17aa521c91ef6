/** A value that may not have been given. Null is missing, never 0. */
export type Given = number | null;

/** Why a quantity does not exist: a plain sentence beside the nulls. Absent where everything exists. */
export type Reasoned = { undefinedReason?: string };

/** Pairs of which both sides were given, in order, and how many were dropped. */
export function completePairs(a: readonly Given[], b: readonly Given[]): { a: number[]; b: number[]; dropped: number } {
	const kept = a.flatMap((one, i) => {
		const other = b[i] ?? null;
		return one === null || other === null ? [] : [[one, other] as const];
	});
	const dropped = Math.max(a.length, b.length) - kept.length;
	return { a: kept.map(([one]) => one), b: kept.map(([, other]) => other), dropped };
}

/** Rows in which everything was given, in order, and how many were dropped. */
export function completeRows(rows: readonly (readonly Given[])[]): { rows: number[][]; dropped: number } {
	const kept = rows.filter((row): row is number[] => row.every((value) => value !== null));
	return { rows: kept, dropped: rows.length - kept.length };
}

/** How many places the longest row has; 0 without rows. */
export function widthOf(rows: readonly { length: number }[]): number {
	return rows.reduce((widest, { length }) => Math.max(widest, length), 0);
}
