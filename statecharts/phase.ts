import type { Phase } from '#lib/case/seen.ts';
import type { Ask, State } from './fold.ts';

const moments: [phase: Phase, where: object | string][] = [
	['voided', 'voided'],
	['withdrawn', 'withdrawn'],
	['released', { course: 'released' }],
	['submitted', { course: 'submitted' }],
	['viva', { course: { 'in the room': 'viva' } }],
	['commit', { course: { 'in the room': 'commit' } }],
	['encounter', { course: { 'in the room': 'encounter' } }],
	['door', { course: 'door' }]
];

/** What a clinician would call the moment. */
export function phaseOf(state: State): Phase {
	const found = moments.find(([, where]) => state.matches(where as never));
	if (!found) throw new Error(`no phase is called ${JSON.stringify(state.value)}`);
	return found[0];
}

/** The asks that a state still waits for: what is carried out again after a crash. */
export function pending(state: State): Ask[] {
	const { said, questions } = state.context;
	const waiting = said.find(({ reply, failed }) => !reply && !failed);
	return [
		...(waiting ? [{ type: 'ask the patient', params: { turn: waiting.turn, text: waiting.text } }] : []),
		...(phaseOf(state) === 'viva' && questions === null ? [{ type: 'choose the questions', params: undefined }] : []),
		...(state.matches({ course: { submitted: 'marking' } } as never)
			? [{ type: 'mark the answers', params: undefined }]
			: [])
	];
}
