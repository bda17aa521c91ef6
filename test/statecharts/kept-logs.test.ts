import { describe, expect, test } from 'vitest';
import { keptLogs } from '#test/build/kept-logs.ts';
import { version } from '#statecharts/attempt.ts';
import { catalogue, type Sender } from '#statecharts/events.ts';
import { fold, read, step, takes } from '#statecharts/fold.ts';

const kept = keptLogs();

describe('logs that were kept fold to the same end for ever', () => {
	test('there is one of every policy, of a night away, and of an attempt that was voided', () => {
		expect(kept.map(({ name }) => name)).toEqual([
			'a-night-away',
			'gated',
			'open',
			'staged',
			'static',
			'voided-and-reopened'
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
			fold(one.input, one.log.slice(0, seq)).asks.map(({ type }) => [seq, type])
		);
		expect(state.value).toEqual(one.end.value);
		// A chart may come to remember more; what it remembered then, it remembers the same.
		expect(state.context).toMatchObject(one.end.context);
		expect(asks).toEqual(one.end.asks);
	});
});
