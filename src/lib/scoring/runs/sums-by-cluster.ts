import type { ClusterSums } from '../comparison/cluster-bootstrap.ts';
import type { Valued } from './marked.ts';

/** Values added up by their source case. */
export function sumsByCluster(values: readonly Valued[]): ClusterSums {
	const places = new Map<string, number>();
	for (const { cluster } of values) if (!places.has(cluster)) places.set(cluster, places.size);
	const sums = new Float64Array(places.size);
	const counts = new Float64Array(places.size);
	for (const { cluster, value } of values) {
		const at = places.get(cluster) ?? 0;
		sums[at] = (sums[at] ?? 0) + value;
		counts[at] = (counts[at] ?? 0) + 1;
	}
	return { sums, counts };
}
