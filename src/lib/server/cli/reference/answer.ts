import { agreement } from './agreement.ts';
import { benchmarks } from './benchmarks.ts';
import { bertscore } from './bertscore.ts';
import { comparison } from './comparison.ts';
import { metrics } from './metrics.ts';
import { readers } from './readers.ts';
import type { Line, Routine } from './routine.ts';
import { standard } from './standard.ts';
import { inSnakeCase } from './snake-case.ts';
import { study } from './study.ts';

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

/** One line asked, one answered: its output, that it is not known or not installed, or what went wrong. */
export async function answer(text: string): Promise<object> {
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
