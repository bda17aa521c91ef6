import { describe, expect, test } from 'vitest';
import { aStation, enter, leave, read0, sit } from '#test/build/a-station.ts';
import { aWalk } from '#test/build/a-walk.ts';
import { stations } from '#test/build/stations.ts';
import { fold, moved, read, step } from '#statecharts/fold.ts';
import { fromJson, toJson } from '#statecharts/snapshot.ts';

const walks = stations.map(({ name, station }, i) => ({
	name,
	station,
	taken: aWalk(station, 11 + i, 60).filter(({ taken }) => taken)
}));

/** As a jsonb column gives it back: keys by length, then by letter. */
function stored(json: unknown): unknown {
	return JSON.parse(JSON.stringify(json, (_, value: unknown) => (isPlain(value) ? sorted(value) : value)));
}

function isPlain(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(value: Record<string, unknown>): Record<string, unknown> {
	const keys = Object.keys(value).toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
	return Object.fromEntries(keys.map((key) => [key, value[key]]));
}

/** Where an attempt would be reopened is a set of states: their order tells nothing. */
function inOrder(json: unknown) {
	const { historyValue, ...rest } = json as { historyValue: Record<string, { id: string }[]> };
	const back = Object.values(historyValue).flat();
	return { ...rest, back: back.map(({ id }) => id).toSorted() };
}

describe('a log', () => {
	test('read again up to any row gives the state that stood there', () => {
		for (const { station, taken } of walks.filter((_, i) => i % 3 === 0)) {
			const log = taken.map(({ row }) => row).slice(0, 30);
			log.forEach((_, i) => {
				const { state, asks } = fold({ station, at: 0 }, log.slice(0, i + 1));
				expect(toJson(state)).toEqual(toJson(taken[i]!.after));
				expect(asks).toEqual(taken[i]!.asks);
			});
		}
	});
});

describe('a state that was kept', () => {
	test('at any row goes on as if it had never been put away', () => {
		for (const { name, taken } of walks) {
			taken.slice(1).forEach(({ row, after, asks }, i) => {
				const kept = fromJson(stored(toJson(taken[i]!.after)));
				const next = step(kept!, row);
				expect(inOrder(toJson(next.state)), name).toEqual(inOrder(toJson(after)));
				expect(next.asks, name).toEqual(asks);
			});
		}
	});
	test('is the same after JSON, to the last field, and reading the clock to it moves nothing', () => {
		for (const { after } of walks.flatMap(({ taken }) => taken)) {
			const kept = fromJson(stored(toJson(after)))!;
			expect(toJson(kept)).toStrictEqual(JSON.parse(JSON.stringify(toJson(after))));
			expect(moved(kept, read(kept, kept.context.now))).toEqual(false);
		}
	});
	test('asks for nothing when it is taken up again', () => {
		const marking = sit(aStation(), [0, read0], [1, enter], [2, { type: 'attempt.submitted' }]);
		const kept = fromJson(stored(toJson(marking.state)))!;
		expect(read(kept, kept.context.now + 1).asks).toEqual([]);
	});
	test('remembers where a voided attempt stood', () => {
		const voided = sit(aStation(), [0, read0], [1, enter], [2, leave], [3, { type: 'attempt.voided', why: 'x' }]);
		const kept = fromJson(stored(toJson(voided.state)))!;
		const reopened = step(kept, { at: 200_000, event: { type: 'attempt.reopened', why: 'y' } });
		expect(reopened.state.value).toEqual({ course: { 'in the room': 'commit' } });
	});
	test('by another chart, or spoilt, is no state', () => {
		const whole = toJson(sit(aStation(), [0, read0], [1, { type: 'attempt.voided', why: 'x' }]).state) as object;
		const { shared: _, ...less } = (whole as { context: { shared: boolean } }).context;
		const spoilt = [
			null,
			'door',
			{},
			{ ...whole, value: { course: 'lobby' } },
			{ ...whole, context: less },
			{ ...whole, context: null },
			{ ...whole, historyValue: { 'attempt.course.back': [{ id: 'attempt.course.lobby' }] } }
		];
		expect(spoilt.map(fromJson)).toEqual(spoilt.map(() => null));
		expect(fromJson(whole)).not.toBeNull();
	});
});
