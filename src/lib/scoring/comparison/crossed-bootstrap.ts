import { chance } from '../chance.ts';
import type { Given, Reasoned } from '../missing.ts';
import { quantileOfSorted, variance } from '../moments.ts';

export type CrossedBootstrap = {
	estimate: number | null;
	nResamplesUsed: number;
	bootSe: number | null;
	percentileLower: number | null;
	percentileUpper: number | null;
} & Reasoned;

type Table = readonly (readonly Given[])[];

/**
 * The mean of a table of readers by cases, with an interval for readers and cases like these: both are drawn with
 * replacement, independently, and a cell counts as often as its reader was drawn times its case. A replicate without a cell
 * that was read is left out.
 *
 * Source: Owen 2007, "The pigeonhole bootstrap". It is wider than what it should be, never narrower.
 * Undefined (null, with a reason) without a value.
 * @example crossedBootstrapGiven([[1, 0]], [[0]], [[1, 1]]) // estimate 1/2, one replicate: 0
 */
export function crossedBootstrapGiven(
	scores: Table,
	readerResamples: readonly (readonly number[])[],
	caseResamples: readonly (readonly number[])[],
	confLevel = 0.95
): CrossedBootstrap {
	const table = flat(scores);
	const times = weights(table);
	const replicates = readerResamples.flatMap((readers, i) => {
		times.readers.fill(0);
		times.cases.fill(0);
		for (const at of readers) times.readers[at] = (times.readers[at] ?? 0) + 1;
		for (const at of caseResamples[i] ?? []) times.cases[at] = (times.cases[at] ?? 0) + 1;
		return weightedMean(table, times) ?? [];
	});
	return summary(table, replicates, confLevel);
}

/** The same by readers and cases that are drawn. Whoever reports it reports the seed and the number of replicates. */
export function crossedBootstrap(
	scores: Table,
	{ seed, replicates, confLevel = 0.95 }: { seed: number; replicates: number; confLevel?: number }
): CrossedBootstrap {
	const table = flat(scores);
	const times = weights(table);
	const { below } = chance(seed);
	const found: number[] = [];
	for (let replicate = 0; replicate < (table.values.length === 0 ? 0 : replicates); replicate++) {
		draw(times.readers, below);
		draw(times.cases, below);
		const drawn = weightedMean(table, times);
		if (drawn !== null) found.push(drawn);
	}
	return summary(table, found, confLevel);
}

/** The cells that were read, one after the other. */
type Flat = { readers: number; cases: number; values: Float64Array; reader: Uint32Array; at: Uint32Array };
type Times = { readers: Float64Array; cases: Float64Array };

function flat(scores: Table): Flat {
	const cells = scores.flatMap((row, reader) =>
		row.flatMap((value, at) => (value === null ? [] : [{ value, reader, at }]))
	);
	return {
		readers: scores.length,
		cases: Math.max(0, ...scores.map((row) => row.length)),
		values: Float64Array.from(cells, ({ value }) => value),
		reader: Uint32Array.from(cells, ({ reader }) => reader),
		at: Uint32Array.from(cells, ({ at }) => at)
	};
}

function weights({ readers, cases }: Flat): Times {
	return { readers: new Float64Array(readers), cases: new Float64Array(cases) };
}

function draw(times: Float64Array, below: (n: number) => number): void {
	times.fill(0);
	for (let i = 0; i < times.length; i++) {
		const at = below(times.length);
		times[at] = (times[at] as number) + 1;
	}
}

function weightedMean({ values, reader, at }: Flat, times: Times): number | null {
	let [sum, count] = [0, 0];
	for (let i = 0; i < values.length; i++) {
		const weight = (times.readers[reader[i] as number] as number) * (times.cases[at[i] as number] as number);
		sum += weight * (values[i] as number);
		count += weight;
	}
	return count === 0 ? null : sum / count;
}

function summary({ values }: Flat, replicates: readonly number[], confLevel: number): CrossedBootstrap {
	const sorted = Float64Array.from(replicates).sort();
	const spread = variance(replicates);
	const tail = (1 - confLevel) / 2;
	return {
		estimate: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length,
		nResamplesUsed: replicates.length,
		bootSe: spread === null ? null : Math.sqrt(spread),
		percentileLower: quantileOfSorted(sorted, tail),
		percentileUpper: quantileOfSorted(sorted, 1 - tail),
		...(values.length === 0 && { undefinedReason: 'Nothing was read.' })
	};
}
