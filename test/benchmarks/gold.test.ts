import { describe, expect, test } from 'vitest';
import { benchmarkAsked, datasetNamed, hasCondition } from '#lib/benchmarks/dataset.ts';
import { bearsGold, enter, goldFor, goldOf, type GoldBook } from '#lib/benchmarks/gold-of.ts';
import { aRow } from './a-row.ts';

describe('a file’s name', () => {
	test.each([
		['runs/GPT4o_MRareBench_Diagnosis_FD.xlsx', 'GPT4o', 'T1', 'FD'],
		['My-Model_7B_MRareBench_EvidenceVerif_NoDx.tsv', 'My-Model_7B', 'T2', 'NoDx'],
		['x_MRareBench_Diagnosis.json', 'x', 'T1', 'LC'],
		['Qwen_MedCMR_MCQ.tsv', 'Qwen', 'MCQ', null]
	])('%s says whose answers it holds, to what, under which condition', (file, system, task, condition) => {
		expect(datasetNamed(file)).toMatchObject({ system, dataset: { task, condition } });
	});
	test('that names no dataset says nothing', () => {
		expect(datasetNamed('answers.jsonl')).toBeNull();
	});
});

test('a benchmark may be asked for by its name, a task or a dataset', () => {
	expect(benchmarkAsked('MRareBench')).toEqual({ benchmark: 'mrarebench', dataset: null, task: null });
	expect(benchmarkAsked('mrarebench-t2')).toMatchObject({ task: 'T2' });
	expect(benchmarkAsked('MRareBench_Diagnosis_TO')).toMatchObject({ task: 'T1', dataset: { condition: 'TO' } });
	expect(benchmarkAsked('med_cmr')).toMatchObject({ benchmark: 'med-cmr' });
	expect(benchmarkAsked('chest')).toBeNull();
	expect(hasCondition('T1', 'fd')).toBe(true);
});

describe('what is true of an item is read', () => {
	test('of MRareBench T1, with aliases as JSON, as Python prints them, or with ; between', () => {
		const names = (answer_aliases: string) =>
			goldOf(aRow({ index: 7, answer: 'CADASIL', answer_aliases, pmcid: 'PMC1' }), 'mrarebench', null).gold;
		const expected = [{ kind: 'T1', item: '7', cluster: 'PMC1', groups: {}, names: ['CADASIL', 'a', 'b'] }];
		expect([names('["a","b"]'), names("['a', 'b']"), names('a; b')]).toEqual([expected, expected, expected]);
	});
	test('of MRareBench T2, points with their image in front', () => {
		const points = [{ point: 'T2 bright', image: 'Image 1', credit: 'required', category: 'modality' }, { point: ' ' }];
		const { gold } = goldOf(
			aRow({
				index: '3',
				acceptable_evidence_points: JSON.stringify(points),
				image_path: '["a","b"]',
				decisive_image_ids: 'Image 2, 1'
			}),
			'mrarebench',
			null
		);
		expect(gold[0]).toMatchObject({
			kind: 'T2',
			points: [{ text: '[Image 1] T2 bright', required: true, category: 'modality' }],
			images: 2,
			decisive: [2, 1]
		});
	});
	test('of Med-CMR, tasks and intelligence by their codes, keys with spaces, questions on one picture together', () => {
		const cells = {
			index: 1,
			A: 'x',
			B: 'y',
			C: '',
			answer: 'b',
			task: 'Small-object Detection',
			'question type': 'Diagnosis',
			'organ system': 'brain',
			image_path: 'i.png'
		};
		expect(goldOf(aRow(cells), 'med-cmr', null).gold[0]).toMatchObject({
			kind: 'MCQ',
			cluster: 'i.png',
			options: { A: 'x', B: 'y' },
			answer: 'B',
			groups: { task: 'SOD', intelligence: 'DX', 'organ system': 'brain' }
		});
	});
	test('of Med-CMR’s open questions, which have no options', () => {
		expect(goldOf(aRow({ index: 1, answer: 'x', visual_description: 'seen' }), 'med-cmr', null).gold[0]).toMatchObject({
			kind: 'open',
			reference: 'x',
			caption: 'seen'
		});
	});
	test('of a dialogue, one item a round, of one cluster', () => {
		const { gold } = goldOf(aRow({ case_id: 'case_7', answer: ['a', 'b'] }), 'neural-medbench', 'multi-round');
		expect(gold.map(({ item, cluster }) => [item, cluster])).toEqual([
			['case_7#1', 'case_7'],
			['case_7#2', 'case_7']
		]);
	});
	test.each([
		['mrarebench', { answer: 'x' }, 'index'],
		['mrarebench', { index: 1 }, 'answer'],
		['mrarebench', { index: 1, acceptable_evidence_points: '[]' }, 'acceptable_evidence_points'],
		['multiple-choice', { index: 1, A: 'x', answer: 'A' }, 'A'],
		['multiple-choice', { index: 1, A: 'x', B: 'y', answer: 'C' }, 'answer'],
		['neural-medbench', { case_id: 'case_1', text: '…' }, 'answer']
	] as const)('or said to be missing: %s %o', (benchmark, cells, key) => {
		expect(goldOf(aRow(cells), benchmark, benchmark === 'multiple-choice' ? 'MCQ' : null)).toMatchObject({
			gold: [],
			problems: [{ file: 'answers.tsv', line: 2, key }]
		});
	});
});

describe('an item that two tasks know', () => {
	const book: GoldBook = { items: new Map(), count: 0 };
	const t1 = goldOf(aRow({ index: 1, answer: 'x' }), 'mrarebench', null).gold;
	const t2 = goldOf(aRow({ index: '1.0', acceptable_evidence_points: '[{"point":"p"}]' }), 'mrarebench', null).gold;
	enter(book, [...t1, ...t2]);
	test('is found by the task, or by a condition that only one has', () => {
		expect(goldFor(book, '1', { task: 'T2', condition: null })).toMatchObject({ kind: 'T2' });
		expect(goldFor(book, '1', { task: null, condition: 'to' })).toMatchObject({ kind: 'T1' });
		expect(goldFor(book, '1', { task: null, condition: null })).toBe('several');
		expect(goldFor(book, '9', { task: null, condition: null })).toBe('unknown');
	});
	test('is entered once', () => {
		expect([enter(book, t1), book.count]).toEqual([t1, 2]);
	});
});

test('a row in VLMEvalKit’s form holds its key; in any other “answer” is the answer itself', () => {
	expect(bearsGold(aRow({ index: 1, answer: 'x', prediction: 'y' }))).toBe(true);
	expect(bearsGold(aRow({ item: 1, answer: 'x' }))).toBe(false);
});
