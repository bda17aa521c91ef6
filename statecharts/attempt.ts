import { begin } from './context.ts';
import { encounter, hinting, linking, reading, toTheAnswers } from './encounter.ts';
import type { EventOf } from './events.ts';
import { released, submitted } from './marking.ts';
import { station, when } from './station.ts';

/** What an attempt pins. A chart that no longer folds the kept logs to the same end gets a new number, and the old one stays. */
export const version = 1;

const drafting = {
	guard: when('in time or grace', 'that item is open', 'the answer fits'),
	actions: { type: 'keep the draft', params: ({ event }: { event: EventOf<'answer.drafted'> }) => event }
} as const;

/** One candidate at one station, from the door to the release. */
export const attempt = station.createMachine({
	id: 'attempt',
	context: ({ input }) => begin(input),
	initial: 'course',
	on: {
		'clock.read': { actions: { type: 'read the clock', params: ({ event }) => event } },
		'window.left': { actions: 'write it down' },
		'window.returned': { actions: 'write it down' },
		'text.pasted': { actions: 'write it down' },
		'comment.made': { actions: 'write it down' },
		'attempt.shared': {
			guard: 'it is practice',
			actions: { type: 'share it or not', params: ({ event }) => event }
		},
		'question.answered': {
			guard: 'that question waits for its reply',
			actions: { type: 'keep the reply', params: ({ event }) => event }
		},
		'question.failed': {
			guard: 'that question waits for its reply',
			actions: { type: 'say that it failed', params: ({ event }) => event }
		}
	},
	states: {
		course: {
			initial: 'door',
			on: { 'attempt.voided': { target: 'voided', actions: 'keep when it was voided' } },
			states: {
				door: {
					description: 'The sheet on the door; nothing of the case beyond it is sent.',
					initial: 'waiting',
					always: { guard: 'a day has gone by', target: '#withdrawn' },
					on: { 'attempt.withdrawn': { guard: 'it is not an exam', target: '#withdrawn' } },
					states: {
						waiting: { on: { 'door.read': { target: 'reading', actions: 'start the reading time' } } },
						reading: {
							on: {
								'room.entered': [
									{
										guard: when('reading is over or may be cut short', 'there is a patient'),
										target: '#in the room',
										actions: ['enter the room', 'start the encounter']
									},
									{
										guard: 'reading is over or may be cut short',
										target: toTheAnswers.target,
										actions: ['enter the room', ...toTheAnswers.actions]
									}
								]
							}
						}
					}
				},
				'in the room': {
					description:
						'From entering to handing in: the clock may be paused, extended, run out. A pause by allowance ends by itself.',
					id: 'in the room',
					always: [
						{ guard: 'paused for a day', target: '#handed in' },
						{ guard: 'the pause they may take is used up', actions: 'let the clock run on' }
					],
					initial: 'encounter',
					on: {
						'attempt.withdrawn': { guard: 'it is not an exam', target: '#withdrawn' },
						'attempt.submitted': { guard: 'in time or grace', target: '#handed in' },
						'calm.noticed': { guard: 'there is no clock, and nothing was done for a month', target: '#handed in' },
						'clock.paused': {
							guard: when(
								'the clock runs',
								'there is a clock',
								'they may stop the clock',
								'some of their pause is left'
							),
							actions: { type: 'stop the clock', params: ({ event }) => event }
						},
						'clock.resumed': {
							guard: when('the clock is stopped', 'they may stop the clock', 'they may let it run on'),
							actions: 'let the clock run on'
						},
						'clock.extended': {
							guard: 'there is a clock',
							actions: { type: 'give more time', params: ({ event }) => event }
						},
						'note.written': {
							guard: 'in time or grace',
							actions: { type: 'keep the notes', params: ({ event }) => event }
						},
						'image.viewed': { actions: 'write it down' },
						'reply.flagged': {
							guard: 'that question has its reply',
							actions: { type: 'flag the reply', params: ({ event }) => event }
						}
					},
					states: {
						encounter,
						commit: {
							description:
								'The answers: items open one after the other, nothing new is told but what they lay on the table.',
							id: 'at the answers',
							always: [
								{ guard: when('time is up', 'there is a viva'), target: 'viva' },
								{ guard: 'time is up', target: '#handed in' }
							],
							on: {
								'item.opened': { guard: when('in time', 'an item can be opened'), actions: 'open the next item' },
								'answer.drafted': drafting,
								'hint.asked': hinting,
								'evidence.linked': linking,
								'reading.drafted': reading,
								'finding.marked': {
									guard: 'in time or grace',
									actions: { type: 'keep the marks', params: ({ event }) => event }
								},
								'answer.committed': {
									guard: when('in time or grace', 'that item is open', 'the answer fits'),
									actions: [{ type: 'close the item', params: ({ event }) => event }, 'open what is free']
								},
								'answers.finished': [
									{ guard: when('in time or grace', 'there is a viva'), target: 'viva' },
									{ guard: 'in time or grace', target: '#handed in' }
								]
							}
						},
						viva: {
							description: 'The examiner asks, one question at a time.',
							initial: { target: 'choosing', actions: ['close all items', 'start the viva'] },
							always: { guard: 'time is up', target: '#handed in' },
							states: {
								choosing: {
									entry: { type: 'choose the questions', params: undefined },
									on: {
										'questions.chosen': {
											target: 'asking',
											actions: [{ type: 'take the questions', params: ({ event }) => event }, 'put the next question']
										}
									}
								},
								asking: {
									always: { guard: 'every question is answered', target: '#handed in' },
									on: {
										'answer.drafted': drafting,
										'answer.committed': {
											guard: when('in time or grace', 'that item is open', 'the answer fits'),
											actions: [{ type: 'close the item', params: ({ event }) => event }, 'put the next question']
										}
									}
								}
							}
						}
					}
				},
				submitted: {
					id: 'handed in',
					description: 'Handed in once and for good: marked by rule, held where an educator releases it.',
					...submitted
				},
				released: {
					id: 'released',
					description: 'Key, scores and debrief are open; examiners may still add marks.',
					...released
				},
				back: { type: 'history', history: 'deep' }
			}
		},
		withdrawn: {
			id: 'withdrawn',
			description: 'Left by the candidate, or by nobody entering for a day; kept, and out of every figure.',
			entry: ['stop the clock for good', 'close all items']
		},
		voided: {
			description: 'Taken out by an administrator with a reason; kept, and may be reopened where it stood.',
			on: { 'attempt.reopened': { target: '#attempt.course.back', actions: 'give back the time it was voided' } }
		}
	}
});
