import type { EventOf } from './events.ts';
import { station, when } from './station.ts';

const examine = {
	guard: 'in time',
	actions: { type: 'keep what was examined', params: ({ event }: { event: EventOf<'manoeuvre.done'> }) => event }
} as const;

const order = {
	guard: when('in time', 'it was not ordered before', 'it was confirmed, where its kind asks for that'),
	actions: { type: 'keep the order', params: ({ event }: { event: EventOf<'test.ordered'> }) => event }
} as const;

/** Practice helps; what it helped with is kept, and the result says so. */
export const hinting = {
	guard: when('in time', 'it is practice'),
	actions: { type: 'keep the hint', params: ({ event }: { event: EventOf<'hint.asked'> }) => event }
} as const;

export const linking = {
	guard: 'in time or grace',
	actions: { type: 'keep the links', params: ({ event }: { event: EventOf<'evidence.linked'> }) => event }
} as const;

export const reading = {
	guard: 'in time or grace',
	actions: { type: 'keep what is read', params: ({ event }: { event: EventOf<'reading.drafted'> }) => event }
} as const;

/** Into the commit phase. Not entry actions: an attempt that is reopened there goes on with the time and items it had. */
export const toTheAnswers = {
	target: '#at the answers',
	actions: ['start answering', 'open what is free']
} as const;

/** In the room with the patient: everything at once (open), or tests only after a provisional differential (gated). */
export const encounter = station.createStateConfig({
	description: 'In the room: talk, examine, order, look, think. The clock ends it, or the candidate leaves.',
	type: 'parallel',
	always: { guard: 'time is up', ...toTheAnswers },
	on: {
		'encounter.left': { guard: 'in time or grace', ...toTheAnswers },
		'finding.marked': {
			guard: 'in time or grace',
			actions: { type: 'keep the marks', params: ({ event }) => event }
		},
		'differential.drafted': {
			guard: 'in time or grace',
			actions: { type: 'keep the working differential', params: ({ event }) => event }
		},
		'hint.asked': hinting,
		'evidence.linked': linking,
		'reading.drafted': reading,
		'reading.committed': {
			guard: when('in time', 'it was not read before', 'the read says something'),
			actions: { type: 'keep the own read', params: ({ event }) => event }
		}
	},
	states: {
		room: {
			initial: 'arriving',
			states: {
				arriving: {
					always: [
						{ guard: 'tests wait for a provisional differential', target: 'history and examination' },
						{ target: 'open' }
					]
				},
				open: {
					description: 'Everything at once.',
					on: {
						'manoeuvre.done': examine,
						'test.ordered': order
					}
				},
				'history and examination': {
					description: 'Before the provisional differential: no tests yet.',
					on: {
						'manoeuvre.done': examine,
						'differential.committed': {
							guard: when('in time', 'no diagnosis is named twice'),
							target: 'tests',
							actions: { type: 'keep the provisional differential', params: ({ event }) => event }
						}
					}
				},
				tests: {
					description: 'After the provisional differential: history and examination are closed.',
					on: {
						'test.ordered': order
					}
				}
			}
		},
		informant: {
			initial: 'listening',
			states: {
				listening: {
					on: {
						'question.asked': {
							guard: when('in time', 'the history is open', 'questions are left'),
							target: 'answering',
							actions: [
								{ type: 'keep the question', params: ({ event }) => event },
								{
									type: 'ask the patient',
									params: ({ context, event }) => ({ turn: context.said.length, text: event.text })
								}
							]
						}
					}
				},
				answering: {
					description: 'One question at a time: the reply, or word that none will come, lets the next be asked.',
					always: { guard: 'no question waits', target: 'listening' }
				}
			}
		}
	}
});
