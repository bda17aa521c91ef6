import { describe, expect, test } from 'vitest';
import { anItem, aStation, ask, enter, read0, said, sit } from '#test/build/a-station.ts';
import type { AttemptEvent } from '#statecharts/events.ts';
import { takes } from '#statecharts/fold.ts';
import { whyNot } from '#statecharts/why-not.ts';

const entered: [number, AttemptEvent][] = [
	[0, read0],
	[0.5, enter]
];

describe('what a row asks for', () => {
	test('an event that is only written down asks for nothing', () => {
		expect(sit(aStation(), ...entered, [1, { type: 'window.left' }]).asks).toEqual([]);
	});
});

describe('questions', () => {
	test('are refused once a station has no more of them, whatever became of those before', () => {
		const station = aStation({ turns: 2 });
		const two: [number, AttemptEvent][] = [
			...entered,
			[1, ask('When?')],
			[1, { type: 'question.failed', turn: 1, why: 'no reply came' }],
			[2, ask('When did it start?')],
			[2, said(2, 'h-1')]
		];
		const { state } = sit(station, ...two);
		expect(whyNot(state, ask('And where?'))).toEqual(['questions are left']);
		expect(takes(state, ask('And where?'))).toEqual(false);
	});
});

describe('what is kept', () => {
	test('an answer is kept in the form of its kind, whatever was left out of it', () => {
		const station = aStation({ policy: 'static', items: [anItem('q-lesion', { kind: 'lesion' })] });
		const drafted = sit(station, ...entered, [1, { type: 'answer.drafted', item: 'q-lesion', answer: { points: [] } }]);
		expect(drafted.state.context.items[0]?.answer).toEqual({ points: [], text: '' });
	});
	test('only written answers are marked by the candidate', () => {
		const station = aStation({
			policy: 'static',
			questions: 0,
			items: [anItem('q-choice', { kind: 'multiple-choice' }), anItem('q-plan')]
		});
		const released: [number, AttemptEvent][] = [
			...entered,
			[1, { type: 'attempt.submitted' }],
			[1, { type: 'score.proposed', marked: ['q-choice'], waiting: ['q-plan'] }]
		];
		const mark = (item: string): AttemptEvent => ({ type: 'answer.self-marked', item, points: ['p-1'] });
		expect(sit(station, ...released, [2, mark('q-plan')]).state.context.selfMarked).toEqual({ 'q-plan': ['p-1'] });
		expect(() => sit(station, ...released, [2, mark('q-choice')])).toThrow('answer.self-marked is refused');
	});
});
