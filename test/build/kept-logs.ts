import { readdirSync, readFileSync } from 'node:fs';
import type { Context, Input } from '#statecharts/context.ts';
import type { Row } from '#statecharts/events.ts';
import type { Ask, State } from '#statecharts/fold.ts';

type End = { value: State['value']; context: Partial<Context>; asks: [seq: number, ask: Ask['type']][] };
export type Kept = { name: string; chart: number; input: Input; log: Row[]; end: End };

const folder = new URL('../stories/', import.meta.url);

/** Logs that were kept, a line each: what the attempt was opened with, every row, and how it ended. Never edited; more may be added. */
export function keptLogs(): Kept[] {
	return readdirSync(folder)
		.filter((name) => name.endsWith('.jsonl'))
		.map((name) => {
			const lines = readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n');
			const [first, ...rest] = lines.map((line) => JSON.parse(line));
			return { name: name.replace('.jsonl', ''), ...first, log: rest.slice(0, -1), end: rest.at(-1).end };
		});
}
