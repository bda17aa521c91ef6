import { describe, expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import type { Policy, Purpose } from '#lib/case/station.ts';
import { places, type Place } from '#test/build/a-graph.ts';
import { anItem } from '#test/build/a-station.ts';
import { anEvent, eventNames } from '#test/build/any-event.ts';
import { chance } from '#test/build/chance.ts';
import { stations } from '#test/build/stations.ts';
import { attempt } from '#statecharts/attempt.ts';
import type { EventName } from '#statecharts/events.ts';
import { takes } from '#statecharts/fold.ts';
import { phaseOf } from '#statecharts/phase.ts';
import { movesFor } from '#statecharts/why-not.ts';

// Every place that a small station leads to, for every policy and purpose.
const small = [anItem('q-1'), anItem('q-2', { lays: ['flair'] })];
const graphs = stations.map(({ name, station }) => ({
	name,
	all: places({ ...station, turns: 1, items: small, questions: Math.min(station.questions, 1) })
}));
const allowedToPause = {
	name: 'open, exam, with a pause allowed',
	all: places({ ...stations[1]!.station, pause: 5, turns: 1, items: small, questions: 1 })
};
const untimed = places({ ...stations[0]!.station, untimed: true, turns: 1, items: small, questions: 1 });

const over = ['submitted', 'released', 'withdrawn'];
const isOver = ({ state }: Place) => over.includes(phaseOf(state));

function nodes(node: AnyStateNode): string[] {
	return [node.id, ...(Object.values(node.states) as AnyStateNode[]).flatMap(nodes)];
}

/** The places from which one that is wanted can be reached by moves of some kind. */
function leading(all: Place[], wanted: (place: Place) => boolean, by: (type: EventName) => boolean): Set<string> {
	const found = new Set(all.filter(wanted).map(({ name }) => name));
	for (let before = -1; before !== found.size;) {
		before = found.size;
		for (const { name, moves } of all) {
			if (moves.some(({ event, to }) => by(event.type) && found.has(to))) found.add(name);
		}
	}
	return found;
}

describe('every policy and purpose', () => {
	test('together reach every state of the chart; one is only passed through, one remembers', () => {
		const reached = new Set(graphs.flatMap(({ all }) => all.flatMap(({ state }) => state._nodes.map(({ id }) => id))));
		expect(nodes(attempt.root).filter((id) => !reached.has(id))).toEqual([
			'attempt.course.in the room.encounter.room.arriving',
			'attempt.course.back'
		]);
	});
	test('leave one place only without any way on: withdrawn', () => {
		const dead = graphs.flatMap(({ all }) => all.filter(({ moves }) => moves.length === 0));
		expect([...new Set(dead.map(({ state }) => state.value))]).toEqual(['withdrawn']);
	});
	test.each([...graphs, allowedToPause])(
		'lead from everywhere to the end, without an administrator: $name',
		({ all }) => {
			const led = leading(all, isOver, (type) => !/^attempt.(voided|reopened|withdrawn)$/.test(type));
			expect(all.filter(({ name }) => !led.has(name)).map(({ state }) => state.value)).toEqual(['voided']);
		}
	);
	test.each([...graphs, allowedToPause])('end by the clock alone, when nobody ever comes back: $name', ({ all }) => {
		const led = leading(all, isOver, (type) => type === 'clock.read');
		expect(all.filter(({ name }) => !led.has(name)).map(({ state }) => state.value)).toEqual(['voided']);
	});
	test('but an untimed attempt waits for its candidate, once the room was entered', () => {
		const led = leading(untimed, isOver, (type) => type === 'clock.read');
		const waits = new Set(untimed.filter(({ name }) => !led.has(name)).map(({ state }) => phaseOf(state)));
		expect([...waits].toSorted()).toEqual(['commit', 'encounter', 'viva', 'voided']);
	});
});

// Without a patient there is nobody to talk to, examine or order tests for.
const inTheRoom: EventName[] = [
	'question.asked',
	'question.answered',
	'question.failed',
	'reply.flagged',
	'manoeuvre.done',
	'test.ordered',
	'reading.committed',
	'differential.drafted',
	'differential.committed',
	'encounter.left'
];
const byPolicy: Record<Policy, EventName[]> = {
	open: ['differential.committed'],
	gated: [],
	staged: inTheRoom,
	static: [...inTheRoom, 'questions.chosen']
};
const byPurpose: Record<Purpose, EventName[]> = {
	practice: ['score.released'],
	exam: ['hint.asked', 'answer.self-marked', 'attempt.shared', 'attempt.withdrawn'],
	study: ['hint.asked', 'answer.self-marked', 'attempt.shared', 'clock.paused', 'clock.resumed', 'score.released']
};

describe('events that are refused everywhere, on purpose', () => {
	const never = ({ all }: { all: Place[] }) =>
		eventNames.filter((name) => !all.some(({ state }) => taken(name, state)));

	function taken(name: EventName, state: Place['state']): boolean {
		if (movesFor(state, name).length === 0) return false;
		return [1, 2, 3, 4, 5, 6, 7, 8].some((seed) => takes(state, anEvent(name, chance(seed), state.context)));
	}

	test.each(stations)('$name', ({ name, station: { policy, purpose } }) => {
		const graph = graphs.find((one) => one.name === name);
		// All of these have a clock, beside which a calm ends nothing.
		const refused: EventName[] = [...byPolicy[policy], ...byPurpose[purpose], 'calm.noticed'];
		expect(never(graph ?? { all: [] })).toEqual(eventNames.filter((event) => refused.includes(event)));
	});
});
