import { describe, expect, test } from 'vitest';
import { markable } from '#lib/scoring/markable.ts';
import { mark, scoresOf } from '#lib/scoring/mark.ts';
import { chooseQuestions } from '#lib/scoring/questions.ts';
import { aStation } from '#test/build/a-station.ts';
import {
	answered,
	asked,
	asks,
	at,
	attempt,
	inL1,
	marked,
	rated,
	rowsOf,
	seenOf,
	smallCase,
	smallKey
} from './small.ts';

const enteredOnly = { ...seenOf(asked([1, 'h-onset'])), differential: [{ text: 'MCA stroke', confidence: 80 }] };

describe('an attempt', () => {
	test('handed in from the room: the working differential and the marks on images stand as answers', () => {
		const { items } = marked({ seen: { ...enteredOnly, marks: [{ image: 'dwi', mm: inL1 }] } });
		expect(items.map(({ item, openedAt, score, stated }) => [item, openedAt, score.value, stated])).toEqual([
			['q-ddx', null, 1, { confidence: 0.8, right: true }],
			['q-lesion', null, 1, null]
		]);
	});

	test('left empty: every item is zero with a reason, none is null', () => {
		const { items, information } = marked();
		expect(items.map(({ score }) => [score.value, score.why])).toEqual([
			[0, [{ says: 'never reached' }]],
			[0, [{ says: 'never reached' }]]
		]);
		expect(information?.score.value).toBe(0);
	});

	test('a lesion item that could not be drawn in any form, opened and left empty, is not scored', () => {
		const rows = rowsOf([0, { type: 'door.read', webgl: false, viewport: [800, 600] }]);
		const seen = seenOf({ items: [answered('q-lesion', 'lesion', null)] });
		expect(marked({ rows, seen, pinned: 1 }).items[1]?.score).toMatchObject({
			value: null,
			why: [{ says: 'images could not be drawn' }]
		});
		const look = { image: 'dwi', axis: 'axial', mm: 1, window: null, ms: 1 } as const;
		const looked = [...rows, ...rowsOf([1, { type: 'image.viewed', looks: [look] }])];
		expect(marked({ rows: looked, seen, pinned: 1 }).items[1]?.score.value).toBe(0);
	});

	test('without WebGL2 volumes are drawn plainly, so what is left empty is zero', () => {
		const rows = rowsOf([0, { type: 'door.read', webgl: false, viewport: [800, 600] }]);
		const seen = seenOf({ items: [answered('q-lesion', 'lesion', null)] });
		expect(marked({ rows, seen }).items[1]?.score).toMatchObject({ value: 0, why: [{ says: 'no answer' }] });
	});

	test('the same attempt and the same marks give the same scores, and they are JSON', () => {
		const scores = marked({ seen: enteredOnly });
		expect(mark(attempt({ seen: enteredOnly }))).toEqual(scores);
		expect(JSON.parse(JSON.stringify(scores))).toEqual(scores);
	});

	test('is kept score by score, and never as one number while lines wait', () => {
		const kept = scoresOf(marked({ seen: enteredOnly }));
		expect(kept.map(({ item, scorer, value }) => [item, scorer, value])).toEqual([
			['q-ddx', 'ranked-diagnosis', 1],
			['q-lesion', 'lesion', 0],
			[null, 'checklist', null],
			[null, 'information', 1 / 4],
			[null, 'brier', expect.closeTo(0.04, 12)]
		]);
		const rows = rowsOf([20, rated('c-kind', 1)], [21, rated('c-safe', 1)]);
		const whole = scoresOf(marked({ seen: enteredOnly, rows })).find(({ scorer }) => scorer === 'checklist');
		expect(whole).toMatchObject({ value: 6 / 10, why: [{ says: 'all lines marked', with: { got: 6, possible: 10 } }] });
	});

	test('the global rating is no part of the marks', () => {
		const { global, sheet } = marked({ rows: rowsOf([20, rated('global', 3, 'a clear pass')]) });
		expect([global?.marks, global?.why, sheet?.got]).toEqual([3, 'a clear pass', 0]);
	});

	test('what may be rated: lines of this station, points of answers that there are, the global rating', () => {
		const station = asks(['q-plan', 'open-ended'], ['q-why', 'rationale']);
		const items = [answered('q-plan', 'open-ended', { text: 'Thrombolysis' })];
		expect(markable(marked({ station, seen: seenOf({ items }) })).map(({ target }) => target)).toEqual([
			...['c-onset', 'c-well', 'c-arms', 'c-mri', 'c-plan', 'c-kind', 'c-safe'],
			...['q-plan/p1', 'q-plan/p2'],
			'global'
		]);
	});
});

describe('information gathering', () => {
	test('counts essential facts, manoeuvres and tests, each once', () => {
		const seen = seenOf({
			...asked([1, 'h-onset', 'h-smoke']),
			done: [{ manoeuvre: 'motor.power-arms', at: at(2), brings: [] }]
		});
		expect(marked({ seen }).information).toEqual({
			score: {
				scorer: 'information',
				version: 1,
				value: 2 / 4,
				why: [{ says: 'information got', with: { got: 2, of: 4 } }],
				parts: { got: 2, of: 4, facts: 1 / 2, manoeuvres: 1, orders: 0 }
			},
			facts: { got: ['h-onset'], missed: ['h-well'] },
			manoeuvres: { got: ['motor.power-arms'], missed: [] },
			orders: { got: [], missed: ['imaging.mri-brain'] }
		});
	});

	test.each(['staged', 'static'] as const)('does not exist in a %s station', (policy) => {
		expect(marked({ station: aStation({ policy }) }).information).toBeNull();
	});

	test('is undefined where the case calls nothing essential', () => {
		const hollow = { ...smallCase, history: [], examination: [], investigations: [] };
		expect(marked({ case: hollow }).information?.score).toMatchObject({
			value: null,
			why: [{ says: 'nothing essential' }]
		});
	});
});

describe('the examiner’s questions', () => {
	const choose = (questions: number, checklist = smallKey.checklist, seen = seenOf()) => {
		const key = { ...smallKey, checklist };
		const station = asks(['q-mcq', 'multiple-choice']);
		return chooseQuestions(key, seen, { questions }, marked({ key, station, seen }));
	};
	const named = (id: string, question: string, critical: boolean) => ({
		...smallKey.checklist[0]!,
		id,
		critical,
		met_by: ['h-onset', question]
	});

	test('are those first that a missed line names, then the case’s order', () => {
		expect(choose(2)).toEqual(['x-2', 'x-1']);
		expect(choose(9)).toEqual(['x-2', 'x-1', 'x-3']);
		expect(choose(0)).toEqual([]);
	});

	test('critical lines come before others, and a line that is met calls for none', () => {
		const checklist = [named('c-1', 'x-2', false), named('c-2', 'x-3', true)];
		expect(choose(3, checklist)).toEqual(['x-3', 'x-2', 'x-1']);
		expect(choose(3, checklist, seenOf(asked([1, 'h-onset'])))).toEqual(['x-1', 'x-2', 'x-3']);
	});

	test('that would have been asked, had the viva been reached, count as no answer', () => {
		const { items, sheet } = marked({ station: { ...asks(['q-mcq', 'multiple-choice']), questions: 1 } });
		expect(items.map(({ item, viva, score }) => [item, viva, score.value])).toEqual([
			['q-mcq', false, 0],
			['x-2', true, 0]
		]);
		expect(sheet?.lines.find(({ id }) => id === 'c-mcq')).toMatchObject({
			state: 'missed',
			why: [{ says: 'left empty' }]
		});
	});

	test('that were chosen are those in the log', () => {
		const rows = rowsOf([9, { type: 'questions.chosen', items: ['x-3'] }, 'server']);
		const { items } = marked({ station: { ...asks(), questions: 1 }, rows });
		expect(items.map(({ item }) => item)).toEqual(['x-3']);
	});
});
