import { normalP } from '../distributions.ts';
import type { Reasoned } from '../missing.ts';
import { mean } from '../moments.ts';
import { panelAgainstModel } from '../readers/panel-against-model.ts';
import { unbiased } from '../readers/unbiased.ts';
import { clusterDifference, type Drawing } from './cluster-difference.ts';
import type { Valued } from './marked.ts';
import { cellsOf, panelOf, type Panel } from './panel.ts';

/** A system beside the physicians who answered the same items. `difference` is system − physicians; `p` two-sided, not adjusted. */
export type Against = {
	nItems: number;
	nCases: number;
	nReaders: number;
	system: number | null;
	physicians: number | null;
	difference: number | null;
	low: number | null;
	high: number | null;
	p: number | null;
	/** `readers like these`: readers and cases random. `these readers`: cases random alone. */
	speaksOf: 'readers like these' | 'these readers';
	method: string;
} & Reasoned;

/** Fewer readers than this are spoken of as themselves: how readers vary cannot be told from so few. */
export const fewestReaders = 5;

/** With fewer source cases the U-statistic's normal interval promises more than it holds. */
export const fewestCases = 10;

/**
 * A system against the physicians, on the items that both answered. From five
 * readers on, readers and cases are random and each source case counts once: what a reader, and the system beside her, made of
 * a case is a cell, and both means are over cells: Obuchowski–Rockette for one treatment where every reader read every case,
 * else the U-statistic of the table of differences, which need not be complete. With fewer, readers are fixed: means are over
 * answers, with cluster bootstrap and sign-flip permutation over cases.
 *
 * Source: Hillis 2007; Gallas 2006; Miller 2024, "Adding error bars to evals", for clustering.
 * Undefined (null, with a reason): no item in common; an incomplete table with fewer than 10 cases; see the analyses' own pages.
 * @example two readers, [1, 0] and [1, 1] on two cases, system right on both: difference 1 − 3/4 = 1/4, these readers
 */
export function againstPhysicians(system: readonly Valued[], physicians: readonly Valued[], drawing: Drawing): Against {
	const own = new Map(system.map(({ item, value }) => [item, value]));
	const shared = physicians.filter(({ item }) => own.has(item));
	const beside = shared.map((one) => ({ ...one, value: own.get(one.item) ?? 0 }));
	const [theirs, ours] = [panelOf(shared), panelOf(beside)];
	const nReaders = theirs.readers.length;
	const counts = {
		nItems: new Set(shared.map(({ item }) => item)).size,
		nCases: theirs.clusters.length,
		nReaders
	};
	const meanOf = (values: readonly Valued[]) => mean(values.map(({ value }) => value));
	if (nReaders < fewestReaders) {
		const differences = shared.map((one) => ({ ...one, value: (own.get(one.item) ?? 0) - one.value }));
		const found = shared.length === 0 ? nothing : clusterDifference(differences, drawing);
		return { ...counts, system: meanOf(beside), physicians: meanOf(shared), ...found, speaksOf: 'these readers' };
	}
	const table = ours.table.map((row, i) => row.map((value, j) => less(value, theirs.table[i]?.[j])));
	return {
		...counts,
		system: meanOf(cellsOf(ours)),
		physicians: meanOf(cellsOf(theirs)),
		...ofReadersLikeThese({ ...ours, table }),
		speaksOf: 'readers like these'
	};
}

/** `difference` and what a test made of it. */
export type Compared = Pick<Against, 'difference' | 'low' | 'high' | 'p' | 'method'> & Reasoned;

const nothing: Compared = {
	difference: null,
	low: null,
	high: null,
	p: null,
	method: 'none',
	undefinedReason: 'No item was answered by both.'
};

function ofReadersLikeThese({ table, clusters }: Panel): Compared {
	if (table.every((row) => row.every((value) => value !== null))) {
		const zeros = clusters.map(() => 0);
		const { difference, randomReadersRandomCases: found } = panelAgainstModel(table, zeros);
		return {
			difference,
			low: found.ciLower,
			high: found.ciUpper,
			p: found.pValue,
			method: 'Obuchowski–Rockette, readers and cases random, each case once',
			...(found.undefinedReason && { undefinedReason: found.undefinedReason })
		};
	}
	const found = unbiased(table);
	if (clusters.length < fewestCases) {
		const none = { low: null, high: null, p: null, method: 'U-statistic, readers and cases random, each case once' };
		const undefinedReason = `Fewer than ${fewestCases} source cases were read by both: too few for its normal interval.`;
		return { difference: found.mean, ...none, undefinedReason };
	}
	return {
		difference: found.mean,
		low: found.ciLower,
		high: found.ciUpper,
		p: found.se === null || found.mean === null || found.se === 0 ? null : normalP(found.mean / found.se),
		method: 'U-statistic, readers and cases random, each case once',
		...(found.undefinedReason && { undefinedReason: found.undefinedReason })
	};
}

function less(one: number | null, other: number | null | undefined): number | null {
	return one === null || other === null || other === undefined ? null : one - other;
}
