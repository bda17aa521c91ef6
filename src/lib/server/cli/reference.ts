import { createInterface } from 'node:readline';
import { agreement } from './reference/agreement.ts';
import { benchmarks } from './reference/benchmarks.ts';
import { bertscore } from './reference/bertscore.ts';
import { comparison } from './reference/comparison.ts';
import { metrics } from './reference/metrics.ts';
import { readers } from './reference/readers.ts';
import type { Line, Routine } from './reference/routine.ts';
import { standard } from './reference/standard.ts';
import { inSnakeCase } from './reference/snake-case.ts';
import { study } from './reference/study.ts';

const routines: Record<string, Routine> = {
	...agreement,
	...benchmarks,
	...bertscore,
	...comparison,
	...metrics,
	...readers,
	...standard,
	...study
};

/** `babinski reference`: one JSON line in, one out, in order. What is not known is said to be, and one bad line stops no other. */
export async function run(): Promise<void> {
	for await (const text of createInterface({ input: process.stdin })) {
		if (text.trim()) process.stdout.write(JSON.stringify(await answer(text)) + '\n');
	}
}

async function answer(text: string): Promise<object> {
	let id: unknown = null;
	try {
		const line = JSON.parse(text) as Line;
		id = line.id;
		const routine = Object.hasOwn(routines, line.routine) ? routines[line.routine] : undefined;
		const output = routine ? await routine(line.input as never, line) : 'unsupported';
		return output === 'unsupported' ? { id, unsupported: true } : { id, output: inSnakeCase(output) };
	} catch (error) {
		return { id, error: error instanceof Error ? error.message : String(error) };
	}
}
