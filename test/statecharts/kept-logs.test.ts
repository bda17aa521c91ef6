import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { version } from '#statecharts/attempt.ts';
import type { Context, Input } from '#statecharts/context.ts';
import { catalogue, type Row, type Sender } from '#statecharts/events.ts';
import { fold, read, step, takes, type Ask, type State } from '#statecharts/fold.ts';

type End = { value: State['value']; context: Partial<Context>; asks: [seq: number, ask: Ask['type']][] };
type Kept = { name: string; chart: number; input: Input; log: Row[]; end: End };

// A line each: what the attempt was opened with, every row, and how it ended. They are never edited; new ones may be added.
const folder = new URL('../stories/', import.meta.url);
const kept: Kept[] = readdirSync(folder)
	.filter((name) => name.endsWith('.jsonl'))
	.map((name) => {
		const lines = readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n');
		const [first, ...rest] = lines.map((line) => JSON.parse(line));
		return { name, ...first, log: rest.slice(0, -1), end: rest.at(-1).end };
	});

describe('logs that were kept fold to the same end for ever', () => {
	test('there is one of every policy, of a night away, and of an attempt that was voided', () => {
		expect(kept.map(({ name }) => name)).toEqual([
			'a-night-away.jsonl',
			'gated.jsonl',
			'open.jsonl',
			'staged.jsonl',
			'static.jsonl',
			'voided-and-reopened.jsonl'
		]);
	});
	test.each(kept.filter(({ chart }) => chart === version))('$name: every row is taken, from who sent it', (one) => {
		let { state } = fold(one.input, []);
		one.log.forEach((row, i) => {
			expect(row.seq).toEqual(i + 1);
			expect(catalogue[row.event.type].from as readonly Sender[]).toContain(row.sender);
			expect(takes(read(state, row.at).state, row.event), `row ${row.seq}`).toEqual(true);
			state = step(state, row).state;
		});
	});
	test.each(kept.filter(({ chart }) => chart === version))('$name: the same end, and the same asks', (one) => {
		const { state } = fold(one.input, one.log);
		const asks = one.log.flatMap(({ seq }) =>
			fold(one.input, one.log.slice(0, seq)).asks.map(({ type }): End['asks'][number] => [seq, type])
		);
		expect(state.value).toEqual(one.end.value);
		// A chart may come to remember more; what it remembered then, it remembers the same.
		expect(state.context).toMatchObject(one.end.context);
		expect(asks).toEqual(one.end.asks);
	});
});
