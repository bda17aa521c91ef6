import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTable } from '#lib/server/tables/read-table.ts';

let folder = '';
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'babinski-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a table', () => {
	test.each([
		['a.tsv', '\uFEFF"index"\t"question"\n"1"\t"two\nlines, ""quoted"""\n\n"2"\t"乙"\n'],
		['a.csv', 'index,question\r\n1,"two\nlines, ""quoted"""\r\n2,乙\r\n'],
		['a.json', '[{"index": "1", "question": "two\\nlines, \\"quoted\\""}, {"index": "2", "question": "乙"}]'],
		['a.jsonl', '{"index": "1", "question": "two\\nlines, \\"quoted\\""}\n\n{"index": "2", "question": "乙"}']
	])('is read from %s', async (name, text) => {
		expect((await rows(name, text)).map(({ cells }) => cells)).toEqual([
			{ index: '1', question: 'two\nlines, "quoted"' },
			{ index: '2', question: '乙' }
		]);
	});

	test('is read from the first sheet of a spreadsheet, formulas by their results', async () => {
		const book = new ExcelJS.Workbook();
		const sheet = book.addWorksheet('one');
		sheet.addRow(['index', 'prediction', 'n']);
		sheet.addRow([1, '1. Meningioma\n2. 胶质瘤', { formula: '1+1', result: 2 }]);
		sheet.addRow([]);
		sheet.addRow([2, { richText: [{ text: 'a' }, { text: 'b' }] }, null]);
		book.addWorksheet('two').addRow(['other']);
		await book.xlsx.writeFile(join(folder, 'a.xlsx'));
		expect(await all('a.xlsx')).toEqual([
			{ line: 2, cells: { index: 1, prediction: '1. Meningioma\n2. 胶质瘤', n: 2 } },
			{ line: 4, cells: { index: 2, prediction: 'ab', n: null } }
		]);
	});

	test('tells the line on which each row begins', async () => {
		expect((await rows('b.tsv', 'a\tb\n1\t"x\ny\nz"\n2\tw\n')).map(({ line }) => line)).toEqual([2, 5]);
		expect((await rows('b.jsonl', '{}\n\n{}\n')).map(({ line }) => line)).toEqual([1, 3]);
	});

	test('reads what Python writes for a missing number as missing, and a text as it stands', async () => {
		expect((await rows('c.json', '[{"a": NaN, "b": [-Infinity], "c": "is: NaN, \\"NaN\\""}]'))[0]?.cells).toEqual({
			a: null,
			b: [null],
			c: 'is: NaN, "NaN"'
		});
	});

	test('is found in an object that holds one list alone', async () => {
		expect((await rows('d.json', '{"version": 2, "data": [{"a": 1}]}')).map(({ cells }) => cells)).toEqual([{ a: 1 }]);
	});
});

describe('a file that cannot be read is refused in a sentence with file and line', () => {
	test.each([
		['e.tsv', 'a\tb\n1\t2\n1\t2\t3\n', /e\.tsv:3: the row has another number of cells/],
		['f.tsv', 'a\tb\n1\t"2\n', /f\.tsv:\d: a quoted cell does not end/],
		['g.tsv', 'a\ta\n1\t2\n', /g\.tsv:1: two columns are named “a”/],
		['h.jsonl', '{"a": 1}\n{"a": \n', /h\.jsonl:2: is no JSON/],
		['i.jsonl', '[1]\n', /i\.jsonl:1: is not a record/],
		['j.json', '{"a": 1}', /j\.json: holds no array of records/],
		['k.xlsx', 'no zip', /k\.xlsx: cannot be read as a spreadsheet/],
		['l.doc', '', /l\.doc: is none of \.tsv, \.csv/]
	])('%s', async (name, text, sentence) => {
		await expect(rows(name, text)).rejects.toThrow(sentence);
	});
});

test('a file that is not there is named', async () => {
	await expect(all('missing.tsv')).rejects.toThrow(/missing\.tsv/);
	await expect(all('missing.jsonl')).rejects.toThrow(/missing\.jsonl/);
});

async function rows(name: string, text: string) {
	await writeFile(join(folder, name), text);
	return all(name);
}

async function all(name: string) {
	const read = [];
	for await (const { line, cells } of readTable(join(folder, name))) read.push({ line, cells });
	return read;
}
