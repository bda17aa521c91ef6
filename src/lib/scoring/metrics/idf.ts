/**
 * How much each token weighs by how rare it is among the references: ln((n + 1) / (df + 1)), n references, df of which hold it;
 * special tokens, which all hold, so get 0. A token that no reference holds weighs ln(n + 1).
 *
 * Source: Zhang et al. 2020, as computed by Tiiiger/bert_score at 19e7f55. It depends on the set: scores with idf of a part
 * of the references cannot be compared with those of all.
 * @example idfOf([[1, 2], [1, 3]])(2) // ln(3/2)
 */
export function idfOf(references: readonly (readonly number[])[]): (token: number) => number {
	const holding = new Map<number, number>();
	for (const tokens of references) {
		for (const token of new Set(tokens)) holding.set(token, (holding.get(token) ?? 0) + 1);
	}
	return (token) => Math.log((references.length + 1) / ((holding.get(token) ?? 0) + 1));
}
