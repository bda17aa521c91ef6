import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { refusal } from '#db/refusal.ts';
import { datasetNamed, type Task } from '#lib/benchmarks/dataset.ts';
import { judgementIn, type Judgement } from '#lib/benchmarks/judgement.ts';
import type { OwnNumbers } from '#lib/benchmarks/own-numbers.ts';
import { physicians } from '#lib/benchmarks/prediction.ts';
import type { Row } from '#lib/benchmarks/row.ts';
import type { Problem } from '#lib/case/problem.ts';
import type { ReadFile } from '#lib/scoring/runs/report.ts';
import { readRows } from './read-file.ts';

export type ReadJudgements = {
	judgements: Judgement[];
	own: Map<string, OwnNumbers>;
	files: ReadFile[];
	problems: Problem[];
};

/** What judges said: in files that were named, and in VLMEvalKit's own results beside a file of answers. */
export async function readJudgements(named: readonly string[], answers: readonly Beside[]): Promise<ReadJudgements> {
	const read: ReadJudgements = { judgements: [], own: new Map(), files: [], problems: [] };
	for (const file of named) {
		const known = datasetNamed(file);
		const said = known && { task: known.dataset.task, condition: known.dataset.condition };
		read.files.push(
			await readRows(file, 'judgements', (row) => {
				const one = judgementIn(row, said ?? {});
				if (one) read.judgements.push(one);
				else {
					const says = 'The row does not say which item it judges. Give it an item.';
					read.problems.push({ file: row.file, line: row.line, key: 'item', says });
				}
			})
		);
	}
	for (const beside of answers) await readBeside(beside, read);
	return read;
}

/** A file of answers, and whose answers to what it holds. */
export type Beside = { file: string; system: string; task: Task | null; condition: string | null };

async function readBeside(beside: Beside, read: ReadJudgements): Promise<void> {
	const { file } = beside;
	if (beside.system === physicians) return;
	const stem = join(dirname(file), basename(file).replace(/\.[a-z]+$/i, ''));
	const rows: Row[] = [];
	const perRow = [`${stem}_per_row.xlsx`, `${stem}_per_row.tsv`].find((name) => existsSync(name));
	if (perRow) {
		const kept = await readRows(perRow, 'results', (row) => {
			rows.push(row);
			const one = judgementIn(row, beside);
			if (one) read.judgements.push(one);
		});
		read.files.push(kept);
	}
	const metrics = `${stem}_detailed_metrics.json`;
	const accuracy = `${stem}_acc.csv`;
	if (existsSync(metrics)) {
		read.own.set(file, { file: basename(metrics), numbers: await numbersIn(metrics), rows });
	} else if (existsSync(accuracy)) {
		const found: Row[] = [];
		read.files.push(await readRows(accuracy, 'results', (row) => found.push(row)));
		read.own.set(file, { file: basename(accuracy), numbers: found.at(-1)?.cells ?? {}, rows });
	}
}

async function numbersIn(file: string): Promise<Record<string, unknown>> {
	try {
		const value: unknown = JSON.parse(await readFile(file, 'utf8'));
		if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
	} catch {
		// Said below, in a sentence that names the file.
	}
	throw refusal(`${file}: is no JSON object of numbers. Move it away, or let VLMEvalKit write it anew.`);
}
