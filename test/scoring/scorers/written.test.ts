import { describe, expect, test } from 'vitest';
import type { Answer } from '#lib/case/answer.ts';
import type { ItemKind } from '#lib/case/item.ts';
import { answered, asks, marked, rated, rowsOf, seenOf, smallKey } from '../small.ts';

const scoreOf = (id: string, kind: ItemKind, answer: Answer, ...rows: Parameters<typeof rowsOf>) =>
	marked({ station: asks([id, kind]), seen: seenOf({ items: [answered(id, kind, answer)] }), rows: rowsOf(...rows) })
		.items[0]!;

const plan = { text: 'Thrombolysis, I think' };
const steps = { steps: [{ text: 'A vessel.', because: [] }] };
const lines = { lines: [{ text: 'Bright.', images: [] }] };

describe('a written answer', () => {
	test('waits for an examiner, with likeness of wording beside it and never as its mark', () => {
		const { score, measures } = scoreOf('q-plan', 'open-ended', plan);
		expect(score).toEqual({
			scorer: 'written-answer',
			version: 1,
			value: null,
			why: [{ says: 'waits for an examiner', with: { waiting: 2 } }],
			parts: { given: 0, possible: 3, waiting: 2 }
		});
		// Against "Thrombolysis now": one shared of three and two words.
		expect(measures?.tokenF1).toBeCloseTo(2 / 5, 12);
		expect(measures?.rougeL).toBeCloseTo(2 / 5, 12);
		expect(measures?.chrF).toBeGreaterThan(0.5);
	});

	test('is held against the key’s words in the language that it is written in', () => {
		const answers = { 'q-plan': { ...smallKey.answers['q-plan']!, text: { en: 'Thrombolysis now', zh: '立即溶栓' } } };
		const likeness = (text: string) =>
			marked({
				key: { ...smallKey, answers },
				station: asks(['q-plan', 'open-ended']),
				seen: seenOf({ items: [answered('q-plan', 'open-ended', { text })] })
			}).items[0]?.measures;
		const same = { tokenF1: 1, rougeL: 1, chrF: 1 };
		expect([likeness('立即溶栓'), likeness('Thrombolysis now')]).toEqual([same, same]);
	});

	test('is marks given ÷ marks possible once every point is marked', () => {
		const { score, points } = scoreOf(
			'q-plan',
			'open-ended',
			plan,
			[20, rated('q-plan/p1', 1)],
			[21, rated('q-plan/p2', 1)]
		);
		expect(score).toMatchObject({
			value: 2 / 3,
			why: [{ says: 'marked by an examiner', with: { given: 2, possible: 3 } }]
		});
		expect(points?.map(({ target, marks, given }) => [target, marks, given])).toEqual([
			['q-plan/p1', 2, 1],
			['q-plan/p2', 1, 1]
		]);
	});

	test.each([
		['half marked still waits', [[20, rated('q-plan/p1', 2)]], null],
		[
			'the newest mark counts',
			[
				[20, rated('q-plan/p1', 2)],
				[21, rated('q-plan/p2', 1)],
				[22, rated('q-plan/p1', 0)]
			],
			1 / 3
		],
		[
			'a mark taken back waits again',
			[
				[20, rated('q-plan/p1', 2)],
				[21, rated('q-plan/p2', 1)],
				[22, rated('q-plan/p2', null)]
			],
			null
		],
		[
			'no point holds more than its marks',
			[
				[20, rated('q-plan/p1', 9)],
				[21, rated('q-plan/p2', 9)]
			],
			1
		]
	] as [string, Parameters<typeof rowsOf>, number | null][])('%s', (_, rows, value) => {
		expect(scoreOf('q-plan', 'open-ended', plan, ...rows).score.value).toBe(value);
	});

	test('a rationale is key steps found ÷ key steps', () => {
		const { score } = scoreOf('q-why', 'rationale', steps, [20, rated('q-why/r-1', 1)], [21, rated('q-why/r-2', 0)]);
		expect(score).toEqual({
			scorer: 'rationale',
			version: 1,
			value: 1 / 2,
			why: [{ says: 'steps found', with: { found: 1, of: 2 } }],
			parts: { found: 1, steps: 2, waiting: 0 }
		});
	});

	test('evidence is required points found ÷ required points, with the levels’ gates beside it', () => {
		const { score } = scoreOf(
			'q-seen',
			'evidence',
			lines,
			[20, rated('q-seen/v-1', 1)],
			[21, rated('q-seen/v-2', 0)],
			[22, rated('q-seen/v-3', 1)]
		);
		// Level 2 is missed, so its gate shuts level 3: 1 of 1 + 2 + 0.75.
		expect(score).toEqual({
			scorer: 'evidence',
			version: 1,
			value: 2 / 3,
			why: [{ says: 'evidence found', with: { found: 2, of: 3 } }],
			parts: { found: 2, required: 3, waiting: 0, gated: 1 / 3.75, gate1: 1, gate2: 0 }
		});
	});

	test('left empty is zero and says so; never reached too', () => {
		const empty = scoreOf('q-plan', 'open-ended', { text: ' ' });
		expect([empty.score.value, empty.score.why, empty.measures]).toEqual([0, [{ says: 'no answer' }], null]);
		const [never] = marked({ station: asks(['q-plan', 'open-ended']) }).items;
		expect([never?.score.value, never?.score.why]).toEqual([0, [{ says: 'never reached' }]]);
	});
});
