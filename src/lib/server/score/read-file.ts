import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { basename } from 'node:path';
import { refusal } from '#db/refusal.ts';
import type { Row } from '#lib/benchmarks/row.ts';
import type { ReadFile } from '#lib/scoring/runs/report.ts';
import { readTable } from '../tables/read-table.ts';

/** Reads a file row by row and says afterwards what was read. A file that is not there, or empty, is a sentence. */
export async function readRows(file: string, holds: ReadFile['holds'], each: (row: Row) => void): Promise<ReadFile> {
	await access(file).catch(() => {
		throw refusal(`${file}: there is no such file, or it cannot be read.`);
	});
	let rows = 0;
	for await (const row of readTable(file)) {
		rows += 1;
		each(row);
	}
	if (rows === 0) throw refusal(`${file}: holds no rows.`);
	return { name: basename(file), sha256: await sha256(file), rows, holds };
}

async function sha256(file: string): Promise<string> {
	const hash = createHash('sha256');
	for await (const part of createReadStream(file)) hash.update(part as Buffer);
	return hash.digest('hex');
}
