import { extname } from 'node:path';
import { refusal } from '#db/refusal.ts';
import type { Row } from '#lib/benchmarks/row.ts';
import { readJson, readJsonLines } from './json.ts';
import { readSeparated } from './separated.ts';
import { readSpreadsheet } from './spreadsheet.ts';

/**
 * The rows of a file, one after the other: separated values (.tsv, .csv), spreadsheets (.xlsx), JSON arrays (.json), JSON
 * lines (.jsonl). A row can hold many megabytes of images: rows are not kept.
 */
export function readTable(file: string): AsyncIterable<Row> {
	const read = readers[extname(file).toLowerCase()];
	if (!read) throw refusal(`${file}: is none of ${Object.keys(readers).join(', ')}. Save it as one of these.`);
	return read(file);
}

const readers: Record<string, (file: string) => AsyncIterable<Row>> = {
	'.tsv': (file) => readSeparated(file, '\t'),
	'.csv': (file) => readSeparated(file, ','),
	'.xlsx': readSpreadsheet,
	'.json': readJson,
	'.jsonl': readJsonLines
};
