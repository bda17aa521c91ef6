import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { datasetNamed } from '#lib/benchmarks/dataset.ts';
import { bearsGold, enter, goldOf, type GoldBook } from '#lib/benchmarks/gold-of.ts';
import type { ReadGold } from '#lib/benchmarks/gold.ts';
import type { Row } from '#lib/benchmarks/row.ts';
import type { Problem } from '#lib/case/problem.ts';
import type { ReadFile } from '#lib/scoring/runs/report.ts';
import type { Asked } from './asked.ts';
import { readRows } from './read-file.ts';

export type ReadItems = { book: GoldBook; files: ReadFile[]; problems: Problem[] };

/**
 * What is true of each item: from the files that were named; else from where VLMEvalKit keeps the benchmark; else from the
 * predictions themselves, whose rows in VLMEvalKit's form carry it.
 */
export async function readItems(asked: Asked): Promise<ReadItems> {
	const read: ReadItems = { book: { items: new Map(), count: 0 }, files: [], problems: [] };
	const named = asked.items.length > 0 ? asked.items : keptFiles(asked);
	for (const file of named) {
		const task = datasetNamed(file)?.dataset.task ?? asked.task;
		const kept = await readRows(file, 'items', (row) => add(read, row, goldOf(row, asked.benchmark, task), true));
		read.files.push(kept);
	}
	return read;
}

/** The gold that a prediction's own row carries; what the items' files say stands. */
export function addOwn(read: ReadItems, row: Row, asked: Asked, task: Asked['task']): void {
	if (asked.items.length === 0 && bearsGold(row)) add(read, row, goldOf(row, asked.benchmark, task), false);
}

function add({ book, problems }: ReadItems, row: Row, { gold, problems: found }: ReadGold, isOnce: boolean): void {
	problems.push(...found);
	const twice = enter(book, gold);
	if (!isOnce) return;
	for (const { item } of twice) {
		const says = `Item ${item} stands twice; the first row of it is used. Take one of them out.`;
		problems.push({ file: row.file, line: row.line, key: 'index', says });
	}
}

const folder = 'MRareBench';

/** Where VLMEvalKit looks for MRareBench: `LMUData`, and in it the folder that `MRAREBENCH_ROOT` names. */
function keptFiles({ benchmark, task }: Asked): string[] {
	if (benchmark !== 'mrarebench') return [];
	const root = join(process.env['LMUData'] ?? join(homedir(), 'LMUData'), process.env['MRAREBENCH_ROOT'] ?? folder);
	const files = {
		T1: join(root, 'diagnosis', 'diagnosis_opened.tsv'),
		T2: join(root, 'evidence_verification', 'evidence_verification_opened_FULL609.tsv')
	};
	const wanted = task === 'T1' || task === 'T2' ? [files[task]] : Object.values(files);
	return wanted.filter((file) => existsSync(file));
}
