import { describe, expect, test } from 'vitest';
import { aStation, ask, enter, leave, read0, said, sit } from '#test/build/a-station.ts';
import { minute } from '#statecharts/context.ts';
import type { AttemptEvent } from '#statecharts/events.ts';
import { takes, type Folded } from '#statecharts/fold.ts';

const voided: AttemptEvent = { type: 'attempt.voided', why: 'fire alarm' };
const reopened: AttemptEvent = { type: 'attempt.reopened', why: 'it was a drill' };
const entered: [number, AttemptEvent][] = [
	[0, read0],
	[0.5, enter]
];
const inTheViva: [number, AttemptEvent][] = [
	...entered,
	[3, leave],
	[4, { type: 'answers.finished' }],
	[4, { type: 'questions.chosen', items: ['x-2', 'x-1'] }]
];

const open = ({ state }: Folded) => state.context.items.filter(({ closedAt }) => closedAt === null).map(({ id }) => id);
const left = ({ state: { context } }: Folded) => (context.endsAt ?? 0) - context.now;

describe('an attempt that was voided and is reopened', () => {
	test('while answering: the same items are open, and as much time is left', () => {
		const before = sit(aStation(), ...entered, [3, leave]);
		const after = sit(aStation(), ...entered, [3, leave], [3, voided], [63, reopened]);
		expect(after.state.value).toEqual({ course: { 'in the room': 'commit' } });
		expect(open(after)).toEqual(['q-ddx']);
		expect(left(after)).toEqual(left(before));
		expect(after.state.context.given).toEqual([{ at: 63 * minute, ms: 60 * minute, why: 'pause' }]);
	});
	test('in the viva: the question that was asked still waits for its answer, and none is chosen again', () => {
		const after = sit(aStation(), ...inTheViva, [4.2, voided], [5, reopened]);
		expect(after.state.value).toEqual({ course: { 'in the room': { viva: 'asking' } } });
		expect(open(after)).toEqual(['x-2']);
		expect(after.asks).toEqual([]);
	});
	test('before its questions were chosen: they are asked for again, since a reply in between is refused', () => {
		const chosen: AttemptEvent = { type: 'questions.chosen', items: ['x-2'] };
		const away = sit(aStation(), ...entered, [3, leave], [4, { type: 'answers.finished' }], [4, voided]);
		expect(takes(away.state, chosen)).toEqual(false);
		const after = sit(aStation(), ...inTheViva.slice(0, -1), [4, voided], [5, reopened]);
		expect(after.asks).toEqual([{ type: 'choose the questions', params: undefined }]);
	});
	test('while the patient was answering: a reply that came meanwhile is kept, and the next question is taken', () => {
		const after = sit(aStation(), ...entered, [1, ask('When?')], [2, voided], [2.1, said(1, 'h-1')], [3, reopened]);
		expect(after.state.context.told).toEqual(['h-1']);
		expect(takes(after.state, ask('And where?'))).toEqual(true);
	});
	test('during a pause: it is still paused, and the pause counts once', () => {
		const pause: AttemptEvent = { type: 'clock.paused', why: '', by: 'candidate' };
		const resume: AttemptEvent = { type: 'clock.resumed', by: 'candidate' };
		const after = sit(aStation(), ...entered, [1, pause], [2, voided], [7, reopened], [8, resume]);
		expect(after.state.context.endsAt).toEqual((10.5 + 7) * minute);
		expect(after.state.context.given.map(({ ms }) => ms / minute)).toEqual([5, 2]);
	});
	test('after release: it is released, and nothing is marked again', () => {
		const after = sit(
			aStation(),
			...entered,
			[3, { type: 'attempt.submitted' }],
			[3, { type: 'score.proposed', marked: [], waiting: [] }],
			[4, voided],
			[5, reopened]
		);
		expect(after.state.value).toEqual({ course: 'released' });
		expect(after.asks).toEqual([]);
	});
});
