import { describe, expect, test } from 'vitest';
import { goldOf } from '#lib/benchmarks/gold-of.ts';
import { markAnswer, type Aids } from '#lib/benchmarks/marking.ts';
import { measuresIn } from '#lib/benchmarks/measures.ts';
import { checksOf } from '#lib/benchmarks/own-numbers.ts';
import { withPasses } from '#lib/benchmarks/passes.ts';
import type { Gold } from '#lib/benchmarks/gold.ts';
import type { Marked } from '#lib/scoring/runs/marked.ts';
import { aRow } from './a-row.ts';

const aids: Aids = {
	isSame: (answer, names) => names.includes(answer),
	idsNamed: () => new Set(),
	bertScore: () => null,
	passRule: 'both',
	judgeScale: 5
};
const only = (gold: readonly Gold[]) => gold[0] as Gold;

describe('beside the benchmark’s count stands the clinician’s, under a name of its own', () => {
	const gold = only(goldOf(aRow({ index: 1, answer: 'Merkel cell carcinoma' }), 'mrarebench', null).gold);
	test('for “e”, which the benchmark counts as a hit', () => {
		expect(markAnswer('1. e', gold, null, aids)).toMatchObject({ 'Recall@1': 1, 'clinical Recall@1': 0 });
	});
	test('for the name at the second place', () => {
		expect(markAnswer('1. Melanosis\n2. Merkel cell carcinoma', gold, null, aids)).toMatchObject({
			'Recall@1': 0,
			MRR: 0.5,
			MR: 2,
			'clinical Recall@1': 0,
			'clinical Recall@10': 1
		});
	});
	test('for nothing', () => {
		expect(markAnswer('', gold, null, aids)).toMatchObject({ 'parse-fail rate': 1, MRR: 0, MR: null });
	});
	test('a judge’s lines are read, and a judge that failed says nothing', () => {
		const judged = (judge: string) => markAnswer('1. x', gold, aRow({ item: 1, judge }), aids)['judge score'];
		expect([judged('YES\nNO\n3\nYES\nNO'), judged('JUDGE_ERROR: timeout')]).toEqual([
			expect.closeTo(0.6, 9),
			undefined
		]);
	});
});

describe('evidence', () => {
	const points = [
		{ point: 'bright on T2', image: 'Image 1', credit: 'required', category: 'modality' },
		{ point: 'both fit together', credit: 'required', category: 'cross image integration' },
		{ point: 'cyst', credit: 'optional', category: 'other' }
	];
	const cells = {
		index: 1,
		acceptable_evidence_points: JSON.stringify(points),
		image_path: '["a","b"]',
		decisive_image_ids: '[1]'
	};
	const gold = only(goldOf(aRow(cells), 'mrarebench', 'T2').gold);
	test('by the judge’s lines: required, optional, contradictions', () => {
		expect(markAnswer('Image 1: bright.', gold, aRow({ item: 1, judge: 'NO\nYES\nYES\nNO\nNO' }), aids)).toMatchObject({
			'required recall': 0.5,
			'hierarchical recall': 0,
			'visual gate': 0,
			'optional recall': 1,
			'required contradiction rate': 0,
			'hierarchical drop': 0.5
		});
	});
	test('by vectors of VLMEvalKit', () => {
		const row = aRow({ index: 1, t2_required_vec: '[1, 1]', t2_optional_vec: '[0]', t2_contradiction_vec: '[0, 0]' });
		expect(markAnswer('x', gold, row, aids)).toMatchObject({
			'hierarchical recall': 1,
			'full hierarchical coverage': 1
		});
	});
	test('without a judge only the mirror, under its own name', () => {
		const values = markAnswer('Image 1: bright on T2.', gold, null, aids);
		expect(values['hierarchical recall']).toBeUndefined();
		expect(values).toMatchObject({
			'mirror: hierarchical recall': expect.any(Number),
			'image coverage': 0.5,
			'image selection recall': 1
		});
	});
});

test('a question is marked by its letter and by VLMEvalKit’s inference, each by its name', () => {
	const gold = only(goldOf(aRow({ index: 1, A: 'Glioma', B: 'Abscess', answer: 'A' }), 'multiple-choice', null).gold);
	expect(markAnswer('A glioma is seen', gold, null, aids)).toEqual({
		'accuracy by letter': 0,
		'no letter read': 1,
		'accuracy by VLMEvalKit’s inference': 1
	});
});

test('an open answer has its score from four dimensions, on the judge’s scale', () => {
	const gold = only(goldOf(aRow({ index: 1, answer: 'infarct' }), 'med-cmr', 'open').gold);
	const values = markAnswer(
		'Reasoning: dark.\nAnswer: infarct',
		gold,
		aRow({ item: 1, con: 5, coh: 5, va: 2, gt: 3 }),
		aids
	);
	expect(values).toMatchObject({
		'open score': expect.closeTo((1 + 1 + 4 * 0.4 + 4 * 0.6) / 10, 9),
		'token F1': 1,
		'BERTScore F1': null
	});
});

describe('several attempts', () => {
	const marked = (attempt: number, passed: number, reader: string | null = null): Marked => ({
		system: 'M',
		reader,
		task: 'complex',
		condition: null,
		item: '1',
		cluster: '1',
		attempt,
		confidence: null,
		groups: {},
		values: { passed }
	});
	test('are told at the first of them: the first alone, their mean, any and all of five', () => {
		const [first] = withPasses([1, 2, 3, 4, 5].map((attempt) => marked(attempt, attempt === 2 ? 1 : 0)));
		expect(first?.values).toMatchObject({
			'pass@1': 0,
			'pass@1, mean of attempts': expect.closeTo(0.2, 9),
			'pass@5': 1,
			'pass^5': 0
		});
	});
	test('fewer than five give no pass@5', () => {
		expect(withPasses([marked(1, 1), marked(2, 0)])[0]?.values['pass@5']).toBeNull();
	});
	test('of a physician are not pooled', () => {
		expect(withPasses([marked(1, 1, 'R'), marked(2, 0, 'R')])[0]?.values).toEqual({ passed: 1, 'pass@1': 1 });
	});
});

describe('VLMEvalKit’s own numbers', () => {
	const marked = (item: string, rank: number | null): Marked => ({
		system: 'M',
		reader: null,
		task: 'T1',
		condition: 'LC',
		item,
		cluster: item,
		attempt: 1,
		confidence: null,
		groups: {},
		values: { 'Recall@1': rank === 1 ? 1 : 0, MR: rank }
	});
	const rows = [aRow({ index: 1, first_hit_rank: 1 }), aRow({ index: 2, first_hit_rank: -1 })];
	test('are the same, or the rows that differ are told', () => {
		const own = { file: 'm.json', numbers: { 'recall@1': 0.5, n_total: 2 }, rows };
		expect(checksOf(own, [marked('1', 1), marked('2', null)], [])).toMatchObject([
			{ measure: 'Recall@1', same: true, rows: [] }
		]);
		expect(checksOf(own, [marked('1', 1), marked('2', 1)], [])).toMatchObject([
			{ same: false, theirs: 0.5, ours: 1, rows: [{ item: '2', theirs: 'none', ours: '1' }] }
		]);
	});
	test('count what is set aside here', () => {
		const own = { file: 'm.json', numbers: { 'recall@1': 0.5 }, rows };
		expect(checksOf(own, [marked('1', 1)], [marked('2', null)])).toMatchObject([
			{ same: true, says: expect.stringContaining('1 answer') }
		]);
	});
});

test('systems are compared by what the answers hold: the judge where it judged, else the mirror', () => {
	const marked = (values: Marked['values']): Marked => ({
		system: 'M',
		reader: null,
		task: 'T2',
		condition: 'Grd',
		item: '1',
		cluster: '1',
		attempt: 1,
		confidence: null,
		groups: {},
		values
	});
	const primary = (values: Marked['values']) =>
		measuresIn([marked(values)], 'mrarebench')['T2']?.find(({ isPrimary }) => isPrimary)?.name;
	expect(primary({ 'hierarchical recall': 1, 'mirror: hierarchical recall': 0 })).toBe('hierarchical recall');
	expect(primary({ 'mirror: hierarchical recall': 0 })).toBe('mirror: hierarchical recall');
});
