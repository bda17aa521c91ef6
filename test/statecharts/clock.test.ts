import { describe, expect, test } from 'vitest';
import { anItem, aStation, enter, leave, read0, sit } from '#test/build/a-station.ts';
import { minute, second } from '#statecharts/context.ts';
import type { AttemptEvent } from '#statecharts/events.ts';

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
