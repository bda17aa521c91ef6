import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { afterAll, describe, expect, test } from 'vitest';
import type { Asked } from '#lib/server/score/asked.ts';
import { score } from '#lib/server/score/score.ts';

const folder = mkdtempSync(join(tmpdir(), 'score-'));
afterAll(() => rmSync(folder, { recursive: true }));

const gold = [
	{ index: 1, answer: 'CADASIL', answer_aliases: '["CADASIL syndrome"]', pmcid: 'PMC1' },
	{ index: 2, answer: 'Fabry disease', answer_aliases: '', pmcid: 'PMC1' },
	{ index: 3, answer: 'MELAS', answer_aliases: '', pmcid: 'PMC2' }
];
const items = tsv('diagnosis_opened.tsv', gold);

const asked: Asked = {
	benchmark: 'mrarebench',
	task: null,
	condition: null,
	answers: [],
	items: [items],
	judgements: [],
	seed: 1,
	replicates: 500,
	theta: 0.5,
	passRule: 'both'
};
const run = (files: string[], change: Partial<Asked> = {}) =>
	score({ ...asked, answers: files.map((file) => ({ file, isHuman: false })), ...change }, '2026-01-01', () => {}).then(
		({ report }) => report
	);
const numberOf = (report: Awaited<ReturnType<typeof run>>, measure: string, system: string) =>
	report.board.find((row) => row.measure === measure && row.system === system && row.axis === null)?.estimate;

describe('answers are scored', () => {
	const rows = gold.map(({ index, answer }) => ({ index, prediction: `1. ${answer}` }));
	test('out of each of the four forms alike', async () => {
		const forms = [
			tsv('A_MRareBench_Diagnosis.tsv', rows),
			await xlsx('B_MRareBench_Diagnosis.xlsx', rows),
			text('C_MRareBench_Diagnosis.json', JSON.stringify(rows)),
			text(
				'D_MRareBench_Diagnosis.jsonl',
				rows
					.map(({ index, prediction }) => JSON.stringify({ item: String(index), attempt: 1, answer: prediction }))
					.join('\n')
			)
		];
		const report = await run(forms);
		expect(['A', 'B', 'C', 'D'].map((system) => numberOf(report, 'Recall@1', system))).toEqual(
			Array.from({ length: 4 }, () => expect.objectContaining({ value: 1, n: 3, nClusters: 2, method: 'Wilson' }))
		);
		expect(report.unscored).toEqual([]);
	});
	test('by the key that predictions themselves carry, where no other is given', async () => {
		const own = gold.map((one) => ({ ...one, prediction: '1. MELAS' }));
		const report = await run([tsv('E_MRareBench_Diagnosis_TO.tsv', own)], { items: [] });
		expect(numberOf(report, 'Recall@1', 'E')?.value).toBeCloseTo(1 / 3);
	});
	test('of physicians beside models', async () => {
		const people = tsv(
			'people.csv',
			['R1', 'R2'].flatMap((reader) =>
				gold.map(({ index }) => ({ reader, item: index, answer: '1. MELAS', confidence: 80 }))
			),
			','
		);
		const report = await run([], {
			condition: 'LC',
			answers: [
				{ file: people, isHuman: true },
				{ file: tsv('F_MRareBench_Diagnosis.tsv', rows), isHuman: false }
			]
		});
		expect(report.systems).toMatchObject([
			{ system: 'physicians', readers: 2 },
			{ system: 'F', isHuman: false }
		]);
		expect(report.against).toMatchObject([
			{ name: 'F', speaksOf: 'these readers', difference: expect.closeTo(2 / 3, 6) }
		]);
		expect(report.calibration).toMatchObject([{ system: 'physicians', brier: { n: 6 } }]);
	});
});

describe('what cannot be scored is told with file, line and column', () => {
	test('row by row', async () => {
		const report = await run([
			tsv('G_MRareBench_Diagnosis.tsv', [
				{ index: 1, prediction: '1. CADASIL' },
				{ index: 9, prediction: '1. x' },
				{ index: 1, prediction: '1. other' },
				{ index: 2, prediction: 'Failed to obtain answer via API.' }
			])
		]);
		expect(report.unscored).toMatchObject([
			{ file: 'G_MRareBench_Diagnosis.tsv', line: 3, key: 'item', item: '9', says: expect.stringMatching(/no item/) },
			{ line: 4, item: '1', says: expect.stringMatching(/answered twice; the answer in line 2/) }
		]);
		expect(report.aside).toEqual([{ system: 'G', failed: 1, cut: 0 }]);
		expect(report.missing).toMatchObject([{ system: 'G', task: 'T1', items: ['3'] }]);
		expect(numberOf(report, 'Recall@1', 'G')).toMatchObject({ value: 1, n: 1 });
	});
	test.each([
		['a file that is not there', () => join(folder, 'none.tsv'), /no such file/],
		['a file of nothing', () => text('empty.jsonl', ''), /holds no rows/],
		[
			'a file of another benchmark',
			() => tsv('H_MedCMR_MCQ.tsv', [{ index: 1, prediction: 'A' }]),
			/med-cmr, not to mrarebench/
		],
		[
			'a file of other items',
			() => tsv('I_MRareBench_Diagnosis.tsv', [{ index: 77, prediction: 'x' }]),
			/:2: column “item”: “77” and all others/
		],
		[
			'two models in one file',
			() =>
				tsv('mixed.tsv', [
					{ item: 1, model: 'A', prediction: 'x' },
					{ item: 2, model: 'B', prediction: 'x' }
				]),
			/:3: column “model”: the answer is of “B”, but line 2 is of “A”/
		],
		[
			'a file without answers',
			() => tsv('J_MRareBench_Diagnosis.tsv', [{ index: 1, said: 'x' }]),
			/:2: column “prediction”/
		],
		['readers without --human', () => tsv('readers.tsv', [{ item: 1, reader: 'R', answer: 'x' }]), /--human/],
		['a row cut short', () => text('short.tsv', 'index\tprediction\n1\n'), /another number of cells/]
	])('or refused: %s', async (_, file, says) => {
		await expect(run([file()])).rejects.toThrow(says);
	});
	test('and an item’s file that has an item twice', async () => {
		const twice = tsv('twice_diagnosis_opened.tsv', [...gold, gold[0] ?? {}]);
		const report = await run([tsv('K_MRareBench_Diagnosis.tsv', [{ index: 1, prediction: 'x' }])], { items: [twice] });
		expect(report.unscored).toMatchObject([{ line: 5, says: expect.stringMatching(/stands twice/) }]);
	});
});

describe('VLMEvalKit’s results beside a file', () => {
	test('are read as judgements and compared', async () => {
		const file = tsv(
			'L_MRareBench_Diagnosis.tsv',
			gold.map(({ index, answer }) => ({ index, prediction: `1. ${answer}` }))
		);
		text(
			'L_MRareBench_Diagnosis_detailed_metrics.json',
			JSON.stringify({ 'recall@1': 1, MRR: 0.5, judge_avg_score: 0.8 })
		);
		await xlsx(
			'L_MRareBench_Diagnosis_per_row.xlsx',
			gold.map(({ index }) => ({
				index,
				first_hit_rank: index === 1 ? 2 : 1,
				judge_presence: 1,
				judge_top1: 1,
				judge_typematch: 3,
				judge_specificity: 0,
				judge_coherence: 1
			}))
		);
		const report = await run([file]);
		expect(report.checks).toMatchObject([
			{ measure: 'Recall@1', same: true },
			{ measure: 'MRR', theirs: 0.5, ours: 1, same: false, rows: [{ item: '1', theirs: '2', ours: '1' }] },
			{ measure: 'judge score', same: true }
		]);
	});
});

function text(name: string, content: string): string {
	writeFileSync(join(folder, name), content);
	return join(folder, name);
}

function tsv(name: string, rows: Record<string, unknown>[], between = '\t'): string {
	const columns = Object.keys(rows[0] ?? {});
	const quoted = (value: unknown) => `"${String(value).replace(/"/g, '""')}"`;
	const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
	return text(name, lines.map((line) => line.map(quoted).join(between)).join('\n') + '\n');
}

async function xlsx(name: string, rows: Record<string, unknown>[]): Promise<string> {
	const book = new ExcelJS.Workbook();
	const sheet = book.addWorksheet('Sheet1');
	sheet.columns = Object.keys(rows[0] ?? {}).map((key) => ({ header: key, key }));
	sheet.addRows(rows);
	await book.xlsx.writeFile(join(folder, name));
	return join(folder, name);
}
