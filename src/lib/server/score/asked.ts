import type { Benchmark, Task } from '#lib/benchmarks/dataset.ts';
import type { PassRule } from '#lib/scoring/benchmarks/neural-medbench.ts';

/** What is to be scored, and how. */
export type Asked = {
	benchmark: Benchmark;
	task: Task | null;
	condition: string | null;
	/** Files of answers; physicians' have a column `reader`. */
	answers: { file: string; isHuman: boolean }[];
	items: string[];
	judgements: string[];
	seed: number;
	replicates: number;
	theta: number;
	passRule: PassRule;
};
