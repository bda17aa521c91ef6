import { describe, expect, test } from 'vitest';
import { judgementIn, judgementsOf, yesOf, type Judged } from '#lib/benchmarks/judgement.ts';
import { predictionsIn, type Source } from '#lib/benchmarks/prediction.ts';
import { aRow } from './a-row.ts';

const model: Source = { system: 'M', task: 'T1', condition: 'LC', isHuman: false };

describe('an answer', () => {
	test('is what stands in “prediction”; “answer” beside it is the key', () => {
		expect(predictionsIn(aRow({ index: 1, answer: 'key', prediction: 'said' }), model)).toMatchObject([
			{ system: 'M', item: '1', attempt: 1, text: 'said', aside: null }
		]);
	});
	test('may be a list in order, a line each', () => {
		expect(predictionsIn(aRow({ item: 'a', answer: ['x', 'y'] }), model)).toMatchObject([{ text: '1. x\n2. y' }]);
	});
	test('to a dialogue may be a list, one a round', () => {
		const rounds = predictionsIn(aRow({ case_id: 'c', prediction: "['x', 'y']" }), { ...model, task: 'multi-round' });
		expect(rounds).toMatchObject([
			{ item: 'c#1', text: 'x' },
			{ item: 'c#2', text: 'y' }
		]);
	});
	test('of a failed call is no answer, nor is one that the spreadsheet cut', () => {
		const of = (prediction: string, file: string) => predictionsIn(aRow({ index: 1, prediction }, file), model);
		expect(of('Failed to obtain answer via API.', 'a.tsv')).toMatchObject([{ aside: 'failed' }]);
		expect(of('x'.repeat(32_767), 'a.xlsx')).toMatchObject([{ aside: 'cut' }]);
		expect(of('x'.repeat(32_767), 'a.tsv')).toMatchObject([{ aside: null }]);
	});
	test.each([
		[{ index: 1 }, model, 'prediction'],
		[{ prediction: 'x' }, model, 'item'],
		[{ item: 1, answer: 'x', reader: 'R1' }, model, 'reader'],
		[{ item: 1, answer: 'x' }, { ...model, isHuman: true }, 'reader'],
		[{ item: 1, answer: 'x', attempt: 'first' }, model, 'attempt']
	])('that cannot be read says which column is at fault: %o', (cells, source, key) => {
		expect(predictionsIn(aRow(cells), source)).toMatchObject({ key, says: expect.stringMatching(/\.$/) });
	});
});

describe('a judgement', () => {
	const answer = (change: Partial<Judged> = {}): Judged => ({
		system: 'M',
		reader: null,
		task: 'T1',
		condition: 'LC',
		item: '1',
		attempt: 1,
		...change
	});
	const given = (cells: Record<string, unknown>) => [judgementIn(aRow(cells))].flatMap((one) => one ?? []);
	test('that says no more than the item is of the only answer to it', () => {
		const { of, loose } = judgementsOf(given({ item: 1, judge: 'YES' }), [answer()]);
		expect([of(answer())?.cells['judge'], loose]).toEqual(['YES', []]);
	});
	test('that could be of several answers is of none, and says how to tell', () => {
		const { of, loose } = judgementsOf(given({ item: 1 }), [
			answer(),
			answer({ condition: 'TO' }),
			answer({ system: 'N' })
		]);
		expect(of(answer())).toBeNull();
		expect(loose[0]?.says).toMatch(/say which by system, condition/);
	});
	test('of no answer says so', () => {
		expect(judgementsOf(given({ item: 2 }), [answer()]).loose[0]?.says).toMatch(/no answer/);
	});
	test('is read with YES and NO as people and tables write them', () => {
		expect(['Yes.', 'no', '1.0', '是', 'perhaps', ''].map(yesOf)).toEqual([true, false, true, true, null, null]);
	});
});
