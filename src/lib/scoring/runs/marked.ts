/** One answer of one system to one item, marked. A measure that says nothing of this answer is null. */
export type Marked = {
	system: string;
	/** The physician who answered; null for a model. */
	reader: string | null;
	task: string;
	condition: string | null;
	item: string;
	/** The source case: items of one cluster are never independent. */
	cluster: string;
	attempt: number;
	/** How sure the answerer said to be of the first choice, 0 … 1. */
	confidence: number | null;
	groups: Readonly<Record<string, string>>;
	values: Readonly<Record<string, number | null>>;
};

/** The value of one measure for one item, over all attempts at it. */
export type Valued = { reader: string | null; item: string; cluster: string; value: number };

/**
 * The values of a measure, one an item and reader: the mean over the attempts at it that have one, so that an item tried
 * more often does not count more. Items in order of appearance.
 * @example two attempts at one item, 1 and 0: value 1/2
 */
export function valuesOf(marked: readonly Marked[], measure: string): Valued[] {
	const found = new Map<string, { one: Marked; sum: number; n: number }>();
	for (const one of marked) {
		const value = one.values[measure];
		if (value === null || value === undefined) continue;
		const name = one.reader === null ? one.item : `${one.reader}\n${one.item}`;
		const known = found.get(name);
		if (known) [known.sum, known.n] = [known.sum + value, known.n + 1];
		else found.set(name, { one, sum: value, n: 1 });
	}
	return [...found.values()].map(({ one: { reader, item, cluster }, sum, n }) => ({
		reader,
		item,
		cluster,
		value: sum / n
	}));
}
