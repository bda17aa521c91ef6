import { describe, expect, test } from 'vitest';
import type { Line } from '#lib/scoring/attempt-scores.ts';
import type { ToMarkAttempt } from '#lib/scoring/mark.ts';
import { aStation } from '#test/build/a-station.ts';
import { answered, asked, asks, at, marked, rated, rowsOf, seenOf, smallKey } from './small.ts';

const line = (id: string, more: Partial<ToMarkAttempt> = {}): Line =>
	marked(more).sheet!.lines.find((one) => one.id === id)!;
const state = (id: string, more: Partial<ToMarkAttempt> = {}) => {
	const { state, got, why } = line(id, more);
	return [state, got, why.map(({ says }) => says)];
};

describe('a line of the mark sheet', () => {
	test('is met by a fact told on asking, with what earned it and when', () => {
		expect(line('c-onset', { seen: seenOf(asked([2, 'h-onset'], [3, 'h-onset'])) })).toEqual({
			id: 'c-onset',
			domain: 'history',
			critical: true,
			marks: 2,
			got: 2,
			state: 'met',
			by: [{ id: 'h-onset', as: 'fact', at: at(2) }],
			waitsFor: [],
			why: [],
			verdict: null
		});
	});

	test('is met by any one of what it names: a manoeuvre, a test', () => {
		const seen = seenOf({
			done: [{ manoeuvre: 'cranial.II-fundi', at: at(1), brings: [] }],
			ordered: [{ order: 'imaging.mri-brain', at: at(2), brings: [] }]
		});
		expect(line('c-arms', { seen }).by).toEqual([{ id: 'e-fundi', as: 'manoeuvre', at: at(1) }]);
		expect(state('c-mri', { seen })).toEqual(['met', 2, []]);
	});

	test('a reply that asks back tells nothing', () => {
		const { said } = asked([2, 'h-onset']);
		const back = said.map((turn) => ({
			...turn,
			reply: { at: turn.at, kind: 'asked-back' as const, facts: ['h-onset'] }
		}));
		expect(state('c-onset', { seen: seenOf({ said: back }) })).toEqual(['missed', 0, ['not asked']]);
	});

	test('what an item laid down was never ordered', () => {
		const laid = [{ id: 'i-mri', at: at(9) }];
		expect(state('c-mri', { seen: seenOf({ laid }) })).toEqual(['missed', 0, ['laid, not earned']]);
	});

	test.each([
		['first', ['MCA stroke'], 'met'],
		['second, so not of value 1', ['SDH', 'MCA stroke'], 'missed'],
		['only broader', ['Stroke'], 'missed']
	])('is met by a differential of value 1: the key’s diagnosis %s', (_, names, expected) => {
		const answer = { ranked: names.map((text) => ({ text })) };
		const seen = seenOf({ items: [answered('q-ddx', 'differential', answer)] });
		expect(line('c-dx', { seen }).state).toBe(expected);
	});

	test('waits while its written answer is not marked, and while it is marked in part', () => {
		const station = asks(['q-plan', 'open-ended']);
		const seen = seenOf({ items: [answered('q-plan', 'open-ended', { text: 'Thrombolysis' })] });
		const with_ = (p1: number | null, p2: number) =>
			line('c-plan', {
				station,
				seen,
				rows: rowsOf([20, rated('q-plan/p1', p1)], [21, rated('q-plan/p2', p2)])
			});
		expect(with_(null, 1)).toMatchObject({ state: 'waits', waitsFor: ['q-plan'], got: 0 });
		expect(with_(1, 1)).toMatchObject({ state: 'waits', waitsFor: ['q-plan'] });
		expect(with_(2, 1)).toMatchObject({ state: 'met', by: [{ id: 'q-plan', as: 'item', at: at(9) }] });
		expect(with_(0, 0)).toMatchObject({ state: 'missed', why: [{ says: 'answered, but not in full' }] });
		expect(state('c-plan', { station })).toEqual(['missed', 0, ['left empty']]);
	});

	test('a wrong choice leaves it to the examiner’s question that it names too', () => {
		const station = { ...asks(['q-mcq', 'multiple-choice']), questions: 1 };
		const choice = answered('q-mcq', 'multiple-choice', { option: 'A' });
		const rows = rowsOf([10, { type: 'questions.chosen', items: ['x-2'] }, 'server']);
		const viva = answered('x-2', 'open-ended', { text: 'Because.' });
		expect(line('c-mcq', { station, rows, seen: seenOf({ items: [choice, viva] }) })).toMatchObject({
			state: 'waits',
			waitsFor: ['x-2']
		});
		expect(
			line('c-mcq', { station: asks(['q-mcq', 'multiple-choice']), seen: seenOf({ items: [choice] }) }).state
		).toBe('missed');
	});

	test('one that names nothing is the examiner’s; with nobody in the room it is part only where it needs no room', () => {
		expect(line('c-kind')).toMatchObject({
			state: 'waits',
			waitsFor: [],
			why: [{ says: 'judged from the transcript' }]
		});
		const station = aStation({ policy: 'static', questions: 0 });
		expect([line('c-kind', { station }).state, line('c-safe', { station }).state]).toEqual(['not part', 'waits']);
	});

	test.each([
		['c-onset', 'static', 'not part'],
		['c-arms', 'staged', 'not part'],
		['c-mri', 'static', 'not part'],
		['c-plan', 'open', 'not part'],
		['c-dx', 'static', 'missed'],
		['c-onset', 'gated', 'missed']
	] as const)('%s in a %s station is %s', (id, policy, expected) => {
		expect(line(id, { station: aStation({ policy, questions: 0 }) }).state).toBe(expected);
	});

	test('says why it was missed', () => {
		expect(state('c-well')).toEqual(['missed', 0, ['opens after another']]);
		expect(state('c-well', { seen: seenOf(asked([1, 'h-onset'])) })).toEqual(['missed', 0, ['not asked']]);
		expect(state('c-arms')).toEqual(['missed', 0, ['not examined']]);
		expect(state('c-mri')).toEqual(['missed', 0, ['not ordered']]);
	});

	test.each([
		['full', 2, 'met', 2],
		['more than the line holds', 9, 'met', 2],
		['half', 1, 'partly', 1],
		['none', 0, 'missed', 0]
	])('an examiner’s mark overrides: %s', (_, marks, expected, got) => {
		const rows = rowsOf([20, rated('c-onset', marks, 'heard on the tape')]);
		expect(line('c-onset', { rows, seen: seenOf(asked([1, 'h-onset'])) })).toMatchObject({
			state: expected,
			got,
			why: [{ says: 'marked by the examiner', with: { why: 'heard on the tape' } }],
			verdict: { seq: 1, marks }
		});
	});

	test('taken back, the rule stands again; a line that is not part stays so', () => {
		const back = rowsOf([20, rated('c-onset', 2)], [21, rated('c-onset', null)]);
		expect(line('c-onset', { rows: back })).toMatchObject({ state: 'missed', verdict: null });
		expect(line('c-plan', { rows: rowsOf([20, rated('c-plan', 1)]) })).toMatchObject({ state: 'not part', got: 0 });
	});
});

describe('the mark sheet', () => {
	test('adds up, by domain, without what is not part of this station', () => {
		const { lines: _, ...sheet } = marked({ seen: seenOf(asked([1, 'h-onset'])) }).sheet!;
		expect(sheet).toEqual({
			got: 2,
			waiting: 2,
			missed: 6,
			possible: 10,
			notPart: 2,
			missedCritical: ['c-mri', 'c-dx'],
			domains: [
				{ domain: 'history', got: 2, waiting: 0, missed: 1, possible: 3, notPart: 0 },
				{ domain: 'examination', got: 0, waiting: 0, missed: 1, possible: 1, notPart: 0 },
				{ domain: 'investigation', got: 0, waiting: 0, missed: 2, possible: 2, notPart: 0 },
				{ domain: 'communication', got: 0, waiting: 1, missed: 0, possible: 1, notPart: 0 },
				{ domain: 'diagnosis', got: 0, waiting: 0, missed: 2, possible: 2, notPart: 1 },
				{ domain: 'management', got: 0, waiting: 0, missed: 0, possible: 0, notPart: 1 },
				{ domain: 'safety', got: 0, waiting: 1, missed: 0, possible: 1, notPart: 0 }
			]
		});
	});

	test('a case without a checklist has the mean of its items instead, those not scored left out and counted', () => {
		const key = { ...smallKey, checklist: [] };
		const station = asks(['q-mcq', 'multiple-choice'], ['q-ddx', 'differential'], ['q-plan', 'open-ended']);
		const items = [
			answered('q-mcq', 'multiple-choice', { option: 'B' }),
			answered('q-ddx', 'differential', { ranked: [{ text: 'SDH' }, { text: 'MCA stroke' }] }),
			answered('q-plan', 'open-ended', { text: 'Thrombolysis' })
		];
		const { sheet, mean } = marked({ key, station, seen: seenOf({ items }) });
		expect([sheet, mean]).toEqual([null, { value: 3 / 4, n: 2, leftOut: 1 }]);
	});
});
