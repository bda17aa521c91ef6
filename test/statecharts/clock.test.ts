import { describe, expect, test } from 'vitest';
import { anItem, aStation, ask, enter, leave, read0, sit } from '#test/build/a-station.ts';
import { minute, second } from '#statecharts/context.ts';
import type { AttemptEvent } from '#statecharts/events.ts';
import { moved, read } from '#statecharts/fold.ts';
import { whyNot } from '#statecharts/why-not.ts';

const entered: [number, AttemptEvent][] = [
	[0, read0],
	[1, enter]
];
const pause: AttemptEvent = { type: 'clock.paused', why: '', by: 'educator' };
const resume: AttemptEvent = { type: 'clock.resumed', by: 'educator' };
const extend: AttemptEvent = { type: 'clock.extended', seconds: 120, why: 'the projector failed' };

describe('the clock', () => {
	test('more time given during a pause does not end the pause, and the pause is still given back', () => {
		const exam = aStation({ purpose: 'exam' });
		const paused = sit(exam, ...entered, [2, pause], [3, extend]);
		expect(paused.state.context.pausedAt).toEqual(2 * minute);
		const { context } = sit(exam, ...entered, [2, pause], [3, extend], [7, resume]).state;
		expect(context).toMatchObject({ pausedAt: null, endsAt: (11 + 2 + 5) * minute });
		expect(context.given.map(({ why }) => why)).toEqual(['extension', 'pause']);
	});
	test('a pause may outlast the deadline: nothing ends, and as much time is left as there was', () => {
		const practice: [number, AttemptEvent] = [9, { type: 'clock.paused', why: 'called away', by: 'candidate' }];
		const away = read(sit(aStation(), ...entered, practice).state, 300 * minute);
		expect(away.state.matches({ course: { 'in the room': 'encounter' } })).toEqual(true);
		const back = sit(aStation(), ...entered, practice, [300, { type: 'clock.resumed', by: 'candidate' }]);
		expect(back.state.context.endsAt).toEqual((300 + 2) * minute);
	});
	test('where there is none, nothing done for thirty days hands in what stands there; with one, or a day earlier, not', () => {
		const day = 24 * 60;
		const calm: AttemptEvent = { type: 'calm.noticed', since: minute };
		const left = sit(aStation({ untimed: true }), ...entered).state;
		const after = (days: number) => read(left, (1 + days * day) * minute).state;
		expect(whyNot(after(29), calm)).toEqual(['there is no clock, and nothing was done for a month']);
		const { state } = sit(aStation({ untimed: true }), ...entered, [1 + 30 * day, calm]);
		expect(state.matches({ course: 'submitted' })).toEqual(true);
		expect(whyNot(sit(aStation(), ...entered).state, { ...calm, since: 0 })).toEqual([
			'there is no clock, and nothing was done for a month'
		]);
	});
	test('an exam’s candidate stops the clock by allowance; used up, the clock runs on by itself, from then', () => {
		const exam = aStation({ purpose: 'exam', pause: 5 });
		const own = (type: 'clock.paused' | 'clock.resumed'): AttemptEvent =>
			type === 'clock.paused' ? { type, why: '', by: 'candidate' } : { type, by: 'candidate' };
		const back = sit(exam, ...entered, [2, own('clock.paused')], [5, own('clock.resumed')]);
		expect(back.state.context).toMatchObject({ endsAt: 14 * minute, pausedBy: null, pauseLeft: 2 * minute });

		const again = sit(exam, ...entered, [2, own('clock.paused')], [5, own('clock.resumed')], [6, own('clock.paused')]);
		const noticed = read(again.state, 9.5 * minute).state.context;
		expect(noticed).toMatchObject({ pausedAt: null, endsAt: 16 * minute, pauseLeft: 0 });
		expect(noticed.given.at(-1)).toEqual({ at: 8 * minute, ms: 2 * minute, why: 'pause' });
		expect(moved(again.state, read(again.state, 9.5 * minute))).toEqual(true);
		const third = read(again.state, 9.5 * minute).state;
		expect(whyNot(third, own('clock.paused'))).toEqual(['some of their pause is left']);
	});
	test('a pause that is used up long ago lets the time run out as it would have', () => {
		const exam = aStation({ purpose: 'exam', pause: 5 });
		const paused = sit(exam, ...entered, [2, { type: 'clock.paused', why: '', by: 'candidate' }]);
		const { state } = read(paused.state, 17 * minute);
		expect(state.matches({ course: { 'in the room': 'commit' } })).toEqual(true);
		expect(state.context.endsAt).toEqual(16 * minute + 420 * second);
	});
	test('what the invigilator stopped, only the invigilator lets run; it costs no allowance', () => {
		const exam = aStation({ purpose: 'exam', pause: 5 });
		const stopped = sit(exam, ...entered, [2, pause]);
		expect(whyNot(stopped.state, { type: 'clock.resumed', by: 'candidate' })).toEqual(['they may let it run on']);
		const { context } = sit(exam, ...entered, [2, pause], [60, resume]).state;
		expect(context).toMatchObject({ endsAt: 69 * minute, pauseLeft: 5 * minute });
	});
	test('a pause by allowance stands still while the attempt is voided', () => {
		const exam = aStation({ purpose: 'exam', pause: 5 });
		const { context } = sit(
			exam,
			...entered,
			[2, { type: 'clock.paused', why: '', by: 'candidate' }],
			[3, { type: 'attempt.voided', why: 'fire alarm' }],
			[33, { type: 'attempt.reopened', why: 'it was a drill' }],
			[36, { type: 'comment.made', about: null, text: 'back' }]
		).state;
		expect(context).toMatchObject({ pausedAt: 32 * minute, endsAt: 41 * minute, pauseLeft: 5 * minute });
	});
	test('a pause of a whole day hands in what there is', () => {
		const paused = sit(aStation({ purpose: 'exam' }), ...entered, [2, pause]);
		const next = read(paused.state, (2 + 24 * 60) * minute);
		expect(next.state.value).toEqual({ course: { submitted: 'marking' } });
		expect(next.asks).toEqual([{ type: 'mark the answers', params: undefined }]);
	});
	test('a reply gives back what it took beyond eight seconds, a minute at most', () => {
		const reply = (ms: number): AttemptEvent => ({
			type: 'question.answered',
			turn: 1,
			kind: 'unknown',
			facts: [],
			ms
		});
		const givenFor = (ms: number) => sit(aStation(), ...entered, [2, ask('When?')], [6, reply(ms)]).state.context.given;
		expect(givenFor(8_000)).toEqual([]);
		expect(givenFor(9_500)).toEqual([{ at: 6 * minute, ms: 1_500, why: 'credit' }]);
		expect(givenFor(200_000)).toEqual([{ at: 6 * minute, ms: 60_000, why: 'credit' }]);
	});
	test('extra time multiplies each phase, in whole milliseconds', () => {
		const station = aStation({ extra: 0.1, minutes: 7, questions: 0, items: [anItem('q', { seconds: 61 })] });
		expect(sit(station, ...entered).state.context.endsAt).toEqual(minute + 462_000);
		expect(sit(station, ...entered, [1.2, leave]).state.context.endsAt).toEqual(1.2 * minute + 199_100);
	});
	test('a phase counts from the deadline before it, however late its passing was noticed', () => {
		const noticed = (minutes: number) =>
			sit(aStation(), ...entered, [minutes, { type: 'comment.made', about: null, text: 'still there?' }]).state.context;
		expect(noticed(11.3).endsAt).toEqual(11 * minute + 420 * second);
		expect(noticed(17).endsAt).toEqual(11 * minute + 420 * second);
	});
});
