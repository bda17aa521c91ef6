import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { refusal } from '#db/refusal.ts';
import type { Row } from '#lib/benchmarks/row.ts';

/** An array of records; or an object of which one value alone is such an array. */
export async function* readJson(file: string): AsyncIterable<Row> {
	const value = parsed(withoutMark(await readFile(file, 'utf8')), file);
	const records = Array.isArray(value) ? value : onlyArrayIn(value);
	if (!records) throw refusal(`${file}: holds no array of records.`);
	for (const [i, record] of records.entries()) yield rowOf(record, `${file}, record ${i + 1}`, { file, line: i + 1 });
}

/** One record a line; empty lines are passed over. */
export async function* readJsonLines(file: string): AsyncIterable<Row> {
	let line = 0;
	for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
		line += 1;
		const bare = withoutMark(text).trim();
		if (bare) yield rowOf(parsed(bare, `${file}:${line}`), `${file}:${line}`, { file, line });
	}
}

function rowOf(record: unknown, where: string, at: { file: string; line: number }): Row {
	if (record === null || typeof record !== 'object' || Array.isArray(record)) {
		throw refusal(`${where}: is not a record {"name": value, …}.`);
	}
	return { ...at, cells: record as Record<string, unknown> };
}

function onlyArrayIn(value: unknown): unknown[] | null {
	if (value === null || typeof value !== 'object') return null;
	const arrays = Object.values(value).filter(Array.isArray);
	return arrays.length === 1 ? (arrays[0] as unknown[]) : null;
}

/** NaN and Infinity, which Python writes and JSON does not know, are read as missing where they stand for a value. */
function parsed(text: string, where: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		try {
			return JSON.parse(
				text.replace(/"(?:[^"\\]|\\.)*"|NaN|-?Infinity/gs, (one) => (one.startsWith('"') ? one : 'null'))
			);
		} catch {
			throw refusal(`${where}: is no JSON: ${error instanceof Error ? error.message : String(error)}`);
		}
	}
}

function withoutMark(text: string): string {
	return text.replace(/^\uFEFF/, '');
}
