import type { Given } from '../missing.ts';
import type { Valued } from './marked.ts';

/** Physicians by cases: what each made of each case, a mean over the items of the case that he or she answered. */
export type Panel = { readers: string[]; clusters: string[]; table: Given[][] };

/** The table of a panel's values. Cases are source cases, so that items of one case never pass for several. */
export function panelOf(values: readonly Valued[]): Panel {
	const readers = [...new Set(values.map(({ reader }) => reader ?? ''))];
	const clusters = [...new Set(values.map(({ cluster }) => cluster))];
	const at = { reader: places(readers), cluster: places(clusters) };
	const sums = readers.map(() => new Float64Array(clusters.length));
	const counts = readers.map(() => new Uint32Array(clusters.length));
	for (const { reader, cluster, value } of values) {
		const [row, column] = [at.reader.get(reader ?? '') ?? 0, at.cluster.get(cluster) ?? 0];
		(sums[row] as Float64Array)[column] = (sums[row]?.[column] ?? 0) + value;
		(counts[row] as Uint32Array)[column] = (counts[row]?.[column] ?? 0) + 1;
	}
	const table = sums.map((row, i) =>
		[...row].map((sum, j) => {
			const n = counts[i]?.[j] ?? 0;
			return n === 0 ? null : sum / n;
		})
	);
	return { readers, clusters, table };
}

function places(names: readonly string[]): Map<string, number> {
	return new Map(names.map((name, i) => [name, i]));
}

/** The cells that were read, each as a value of its case. */
export function cellsOf({ readers, clusters, table }: Panel): Valued[] {
	return table.flatMap((row, i) =>
		row.flatMap((value, j) => {
			const [reader = '', cluster = ''] = [readers[i], clusters[j]];
			return value === null ? [] : [{ reader, item: cluster, cluster, value }];
		})
	);
}
