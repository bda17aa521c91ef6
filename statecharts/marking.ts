import { station, when } from './station.ts';

const rated = { 'score.rated': { actions: 'write it down' } } as const;

/** After handing in: marked by rule, held for an educator or released by itself, and open to an examiner's marks. */
export const submitted = station.createStateConfig({
	initial: 'marking',
	entry: ['stop the clock for good', 'close all items'],
	states: {
		marking: {
			description: 'The rule marks are being made.',
			entry: { type: 'mark the answers', params: undefined },
			on: {
				'score.proposed': [
					{
						guard: 'it is practice',
						target: '#released',
						actions: { type: 'keep what waits', params: ({ event }) => event }
					},
					{ target: 'held', actions: { type: 'keep what waits', params: ({ event }) => event } }
				]
			}
		},
		held: {
			description: 'Waits for an educator to release it; a study never does.',
			on: {
				...rated,
				'score.released': { guard: 'it is released at all', target: '#released' }
			}
		}
	}
});

/** The key, the scores and the debrief are open to the candidate. */
export const released = station.createStateConfig({
	on: {
		...rated,
		'answer.self-marked': {
			guard: when('it is practice', 'it is a written answer of theirs'),
			actions: { type: 'keep the own marks', params: ({ event }) => event }
		}
	}
});
