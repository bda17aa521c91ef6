import { basename } from 'node:path';
import { refusal } from '#db/refusal.ts';
import { datasetNamed } from '#lib/benchmarks/dataset.ts';
import { physicians, predictionsIn, type Prediction, type Source } from '#lib/benchmarks/prediction.ts';
import { textOf, type Row } from '#lib/benchmarks/row.ts';
import type { ReadFile, Unscored } from '#lib/scoring/runs/report.ts';
import type { Asked } from './asked.ts';
import { readRows } from './read-file.ts';
import { addOwn, type ReadItems } from './read-items.ts';

export type ReadAnswers = { predictions: Prediction[]; unread: Unscored[]; files: ReadFile[] };

/** The answers of all files. A file that is another's, or of several systems, is refused; a row at fault is told and left out. */
export async function readAnswers(asked: Asked, items: ReadItems): Promise<ReadAnswers> {
	const read: ReadAnswers = { predictions: [], unread: [], files: [] };
	for (const { file, isHuman } of asked.answers) {
		const source = sourceOf(file, isHuman, asked);
		const seen: { system: string; line: number }[] = [];
		const own: Prediction[] = [];
		const kept = await readRows(file, 'predictions', (row) => {
			if (!isHuman) oneSystem(row, seen);
			addOwn(items, row, asked, source.task);
			const found = predictionsIn(row, source);
			if (Array.isArray(found)) own.push(...found);
			else if (found.whole) throw refusal(`${row.file}:${row.line}: column “${found.key}”: ${found.says}`);
			else read.unread.push({ ...at(row), key: found.key, item: null, system: source.system, says: found.says });
		});
		read.files.push(kept);
		read.predictions.push(...inShares(own));
	}
	return read;
}

function sourceOf(file: string, isHuman: boolean, asked: Asked): Source {
	const named = datasetNamed(file);
	if (named && named.dataset.benchmark !== asked.benchmark) {
		throw refusal(
			`${file}: by its name it holds answers to ${named.dataset.benchmark}, not to ${asked.benchmark}. Give --benchmark ${named.dataset.benchmark}, or another file.`
		);
	}
	return {
		system: isHuman ? physicians : named?.system || basename(file).replace(/\.[a-z]+$/i, ''),
		task: named?.dataset.task ?? asked.task,
		condition: asked.condition ?? named?.dataset.condition ?? null,
		isHuman
	};
}

/** Each file holds the answers of one system; which, the first row that says so tells. */
function oneSystem(row: Row, seen: { system: string; line: number }[]): void {
	const key = textOf(row, 'system') ? 'system' : 'model';
	const system = textOf(row, key);
	if (!system) return;
	const [first] = seen;
	if (first && first.system !== system) {
		throw refusal(
			`${row.file}:${row.line}: column “${key}”: the answer is of “${system}”, but line ${first.line} is of “${first.system}”. Put each system's answers into a file of their own.`
		);
	}
	if (!first) seen.push({ system, line: row.line });
}

/** Confidences are stated as shares or in per cent; one above 1 says that a file's are in per cent. */
function inShares(predictions: readonly Prediction[]): Prediction[] {
	const whole = predictions.some(({ confidence }) => confidence !== null && confidence > 1) ? 100 : 1;
	return predictions.map((one) => {
		const share = one.confidence === null ? null : one.confidence / whole;
		return { ...one, confidence: share !== null && share >= 0 && share <= 1 ? share : null };
	});
}

function at({ file, line }: Row): { file: string; line: number } {
	return { file, line };
}
