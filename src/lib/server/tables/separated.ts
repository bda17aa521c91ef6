import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { refusal } from '#db/refusal.ts';
import type { Row } from '#lib/benchmarks/row.ts';

type Parsed = { record: Record<string, string>; info: { lines: number } };

/** Separated values with a line of names first, quoted as pandas and VLMEvalKit quote them. Each row has the line that it begins on. */
export async function* readSeparated(file: string, delimiter: string): AsyncIterable<Row> {
	const parser = parse({ delimiter, bom: true, columns: named(file), info: true, skip_empty_lines: true });
	// Its own errors reach whoever reads the rows.
	const read = pipeline(createReadStream(file), parser).catch(() => {});
	let before = 1;
	try {
		for await (const { record, info } of parser as AsyncIterable<Parsed>) {
			yield { file, line: before + 1, cells: record };
			before = info.lines;
		}
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		throw refusal(`${file}:${String(error['lines'])}: ${saying(error)}`);
	}
	await read;
}

function named(file: string) {
	return (names: string[]) => {
		const twice = names.find((name, i) => names.indexOf(name) !== i);
		if (twice !== undefined) throw refusal(`${file}:1: two columns are named “${twice}”. Give each a name of its own.`);
		return names;
	};
}

const sayings: Record<string, string> = {
	CSV_RECORD_INCONSISTENT_COLUMNS: 'the row has another number of cells than the first line has names',
	CSV_QUOTE_NOT_CLOSED: 'a quoted cell does not end before the file does',
	CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quote; quotes within a cell are written twice',
	INVALID_OPENING_QUOTE: 'a quote stands within a cell that does not begin with one; quote the cell and write it twice'
};

function saying(error: CsvError): string {
	return sayings[error.code] ?? error.message;
}
