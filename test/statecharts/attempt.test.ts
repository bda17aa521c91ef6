import { describe, expect, test } from 'vitest';
import {
	anItem,
	aStation,
	ask,
	commitDdx,
	enter,
	examine,
	leave,
	order,
	read0,
	said,
	sit
} from '#test/build/a-station.ts';
import { minute, second } from '#statecharts/context.ts';
import type { AttemptEvent } from '#statecharts/events.ts';
import { may } from '#statecharts/may.ts';
import { read, takes, type Folded } from '#statecharts/fold.ts';
import { whyNot } from '#statecharts/why-not.ts';

const begun: [number, AttemptEvent][] = [
	[0, read0],
	[0.5, enter]
];

function refusal({ state }: Folded, at: number, event: AttemptEvent) {
	const later = read(state, at * minute).state;
	return takes(later, event) ? 'taken' : whyNot(later, event);
}

const phase = ({ state }: Folded) => JSON.stringify(state.value);
const openItems = ({ state }: Folded) =>
	state.context.items.filter(({ closedAt }) => closedAt === null).map(({ id }) => id);

describe('the door', () => {
	test('nobody enters before the sheet was read', () => {
		expect(refusal(sit(aStation()), 1, enter)).toEqual([]);
	});
	test('in practice the reading time may be cut short, in an exam it may not', () => {
		expect(refusal(sit(aStation(), [0, read0]), 0.2, enter)).toEqual('taken');
		const exam = sit(aStation({ purpose: 'exam' }), [0, read0]);
		expect(refusal(exam, 0.2, enter)).toEqual(['reading is over or may be cut short']);
		expect(refusal(exam, 1, enter)).toEqual('taken');
	});
	test('an attempt that nobody enters for a day is withdrawn', () => {
		expect(read(sit(aStation(), [0, read0]).state, 24 * 60 * minute).state.value).toEqual('withdrawn');
	});
});

describe('the encounter', () => {
	test('a question while the patient is answering is refused', () => {
		expect(refusal(sit(aStation(), ...begun, [1, ask('When did it start?')]), 1.1, ask('And where?'))).toEqual([]);
	});
	test('a question is an ask, and its reply tells facts', () => {
		const asked = sit(aStation(), ...begun, [1, ask('When did it start?')]);
		expect(asked.asks).toEqual([{ type: 'ask the patient', params: { turn: 1, text: 'When did it start?' } }]);
		const { context } = sit(aStation(), ...begun, [1, ask('When?')], [1, said(1, 'h-onset')]).state;
		expect(context.told).toEqual(['h-onset']);
	});
	test('nothing is asked, examined or ordered after time, and drafts are taken for fifteen seconds more', () => {
		const late = sit(aStation(), ...begun);
		expect(refusal(late, 10.5, ask('One more?'))).toEqual(['in time']);
		expect(refusal(late, 10.5, examine('gait.tandem'))).toEqual(['in time']);
		expect(refusal(late, 10.6, { type: 'differential.drafted', ranked: [{ text: 'MS' }] })).toEqual('taken');
		expect(refusal(late, 10.8, { type: 'differential.drafted', ranked: [{ text: 'MS' }] })).toEqual([]);
	});
	test('the same test is not ordered twice, and an invasive one only when confirmed', () => {
		const once = sit(aStation(), ...begun, [1, order('bloods.fbc')]);
		expect(refusal(once, 2, order('bloods.fbc'))).toEqual(['it was not ordered before']);
		expect(refusal(once, 2, order('csf.cytology'))).toEqual(['it was confirmed, where its kind asks for that']);
		expect(refusal(once, 2, order('csf.cytology', [], true))).toEqual('taken');
	});
	test('gated: tests wait for a provisional differential, which closes history and examination', () => {
		const gated = sit(aStation({ policy: 'gated' }), ...begun);
		expect(refusal(gated, 1, order('bloods.fbc'))).toEqual([]);
		const provisional: AttemptEvent = { type: 'differential.committed', ranked: [{ text: 'MS' }] };
		const after = sit(aStation({ policy: 'gated' }), ...begun, [1, provisional]);
		expect(refusal(after, 2, order('bloods.fbc'))).toEqual('taken');
		expect(refusal(after, 2, ask('And your eyes?'))).toEqual(['the history is open']);
		expect(refusal(after, 2, examine('gait.tandem'))).toEqual([]);
	});
	test('a pause moves the deadline by its length, and is the candidate’s own only in practice', () => {
		const pause: AttemptEvent = { type: 'clock.paused', why: '', by: 'candidate' };
		const resumed = sit(aStation(), ...begun, [2, pause], [7, { type: 'clock.resumed', by: 'candidate' }]);
		expect(resumed.state.context.endsAt).toEqual(15.5 * minute);
		expect(refusal(sit(aStation({ purpose: 'exam' }), [0, read0], [1, enter]), 2, pause)).toEqual([
			'they may stop the clock'
		]);
	});
	test('a reply that took long gives its time back, a minute at most', () => {
		const slow: AttemptEvent = { type: 'question.answered', turn: 1, kind: 'said', facts: [], ms: 20 * second };
		const { context } = sit(aStation(), ...begun, [1, ask('When?')], [1.4, slow]).state;
		expect(context.endsAt).toEqual(10.5 * minute + 12 * second);
	});
});

describe('the answers', () => {
	test('the working differential becomes the draft, and what costs nothing opens by itself', () => {
		const left = sit(
			aStation(),
			...begun,
			[1, order('imaging.mri-brain', ['i-mri', 'flair'])],
			[2, { type: 'differential.drafted', ranked: [{ text: 'MS', confidence: 60 }] }],
			[3, leave]
		);
		expect(openItems(left)).toEqual(['q-ddx', 'q-lesion']);
		expect(left.state.context.items[0]?.answer).toEqual({ ranked: [{ text: 'MS', confidence: 60 }] });
		expect(left.state.context.endsAt).toEqual(3 * minute + (120 + 180 + 120) * second);
	});
	test('images that were not ordered wait for a word of warning, and come at the price of what is open', () => {
		const left = sit(aStation(), ...begun, [3, leave]);
		expect(openItems(left)).toEqual(['q-ddx']);
		const opened = sit(aStation(), ...begun, [3, leave], [4, { type: 'item.opened' }]);
		expect(openItems(opened)).toEqual(['q-lesion']);
		expect(opened.state.context.laid).toEqual([{ id: 'flair', at: 4 * minute }]);
	});
	test('a closed answer stays closed, and what comes after it opens', () => {
		const station = aStation({
			questions: 0,
			items: [anItem('q-ddx', { kind: 'differential' }), anItem('q-plan', { after: 'q-ddx' })]
		});
		const committed = sit(station, ...begun, [3, leave], [4, commitDdx('MS', 'NMOSD')]);
		expect(openItems(committed)).toEqual(['q-plan']);
		expect(refusal(committed, 5, commitDdx('ADEM'))).toEqual(['that item is open']);
	});
	test('an answer of another form, or a diagnosis named twice, is refused', () => {
		const left = sit(aStation(), ...begun, [3, leave]);
		expect(refusal(left, 4, { type: 'answer.drafted', item: 'q-ddx', answer: { text: 'MS' } })).toEqual([
			'the answer fits'
		]);
		expect(refusal(left, 4, commitDdx('MS', 'ms'))).toEqual(['the answer fits']);
	});
	test('the viva asks for its questions, puts them one by one, and hands in after the last', () => {
		const viva = sit(aStation(), ...begun, [3, leave], [4, { type: 'answers.finished' }]);
		expect(viva.asks.map(({ type }) => type)).toEqual(['choose the questions']);
		const chosen: [number, AttemptEvent] = [4, { type: 'questions.chosen', items: ['x-2', 'x-1'] }];
		const first = sit(aStation(), ...begun, [3, leave], [4, { type: 'answers.finished' }], chosen);
		expect(openItems(first)).toEqual(['x-2']);
		const done = sit(
			aStation(),
			...begun,
			[3, leave],
			[4, { type: 'answers.finished' }],
			chosen,
			[5, { type: 'answer.committed', item: 'x-2', answer: { text: 'Because' } }],
			[5.5, { type: 'answer.committed', item: 'x-1', answer: { text: 'Hence' } }]
		);
		expect(phase(done)).toContain('submitted');
		expect(done.asks.map(({ type }) => type)).toEqual(['mark the answers']);
	});
	test('one late reading of the clock runs through every phase that passed', () => {
		const night = read(sit(aStation(), ...begun).state, 600 * minute);
		expect(JSON.stringify(night.state.value)).toContain('submitted');
		expect(night.asks.map(({ type }) => type)).toEqual(['choose the questions', 'mark the answers']);
	});
	test('static and staged stations open on the items, the first with time to read', () => {
		const station = aStation({ policy: 'static', questions: 0, items: [anItem('q-plan', { lays: ['h-1', 'e-1'] })] });
		const entered = sit(station, ...begun);
		expect(openItems(entered)).toEqual(['q-plan']);
		expect(entered.state.context.endsAt).toEqual(0.5 * minute + (120 + 180 + 180) * second);
		expect(may(entered.state)).not.toContain('question.asked');
	});
});

describe('after handing in', () => {
	const handedIn: [number, AttemptEvent][] = [...begun, [3, leave], [4, { type: 'attempt.submitted' }]];
	const proposed: AttemptEvent = { type: 'score.proposed', marked: ['q-ddx'], waiting: ['q-plan'] };

	test('nobody hands in twice', () => {
		expect(refusal(sit(aStation(), ...handedIn), 5, { type: 'attempt.submitted' })).toEqual([]);
	});
	test('practice is released as soon as the rule marks are in, an exam waits, a study stays closed', () => {
		expect(phase(sit(aStation(), ...handedIn, [4, proposed]))).toContain('released');
		const late = handedIn.map(([at, event]): [number, AttemptEvent] => [at + 1, event]);
		const exam = sit(aStation({ purpose: 'exam' }), [0, read0], ...late.slice(1), [6, proposed]);
		expect(phase(exam)).toContain('held');
		expect(refusal(exam, 7, { type: 'score.released' })).toEqual('taken');
		const study = sit(aStation({ purpose: 'study' }), [0, read0], ...late.slice(1), [6, proposed]);
		expect(refusal(study, 7, { type: 'score.released' })).toEqual(['it is released at all']);
	});
	test('a voided attempt is reopened where it stood', () => {
		const reopened = sit(
			aStation(),
			...begun,
			[1, { type: 'attempt.voided', why: 'fire alarm' }],
			[2, { type: 'attempt.reopened', why: 'it was a drill' }]
		);
		expect(phase(reopened)).toContain('encounter');
	});
});
