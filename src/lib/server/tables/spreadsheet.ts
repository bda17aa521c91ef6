import ExcelJS from 'exceljs';
import { refusal } from '#db/refusal.ts';
import type { Row } from '#lib/benchmarks/row.ts';

/** The first sheet of a spreadsheet, whose first row names the columns. A cell holds 32,767 characters at most: longer ones were cut when it was written. */
export async function* readSpreadsheet(file: string): AsyncIterable<Row> {
	const book = new ExcelJS.Workbook();
	try {
		await book.xlsx.readFile(file);
	} catch (error) {
		throw refusal(
			`${file}: cannot be read as a spreadsheet: ${error instanceof Error ? error.message : String(error)}`
		);
	}
	const [sheet] = book.worksheets;
	if (!sheet) throw refusal(`${file}: has no sheet.`);
	const names = new Map<number, string>();
	sheet.getRow(1).eachCell((cell, column) => names.set(column, plain(cell.value)?.toString().trim() ?? ''));
	if (names.size === 0) throw refusal(`${file}:1: the first row names no columns.`);
	for (let line = 2; line <= sheet.rowCount; line++) {
		const row = sheet.getRow(line);
		if (!row.hasValues) continue;
		yield {
			file,
			line,
			cells: Object.fromEntries([...names].map(([column, name]) => [name, plain(row.getCell(column).value)]))
		};
	}
}

/** What a reader of the sheet sees: of a formula its result, of rich text the text, of a link its words. */
function plain(value: ExcelJS.CellValue): string | number | boolean | null {
	if (value === null || value === undefined) return null;
	if (value instanceof Date) return value.toISOString();
	if (typeof value !== 'object') return value;
	if ('richText' in value) return value.richText.map(({ text }) => text).join('');
	if ('text' in value) return plain(value.text as ExcelJS.CellValue);
	if ('result' in value) return plain(value.result as ExcelJS.CellValue);
	return null;
}
