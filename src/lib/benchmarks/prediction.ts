import { listOf, numberIn } from './cells.ts';
import { taskNamed, type Task } from './dataset.ts';
import { itemOf } from './gold.ts';
import { roundName } from './gold-neural-medbench.ts';
import { textOf, type Row } from './row.ts';

/** One answer as it was handed over, by a system or by a physician (`reader`). `aside` says why it is no whole answer. */
export type Prediction = {
	file: string;
	line: number;
	system: string;
	reader: string | null;
	task: Task | null;
	condition: string | null;
	item: string;
	attempt: number;
	text: string;
	confidence: number | null;
	aside: Aside | null;
};

/** `failed`: the call brought no answer. `cut`: the cell holds as much as a spreadsheet can, so the answer's end is not in it. */
export type Aside = 'failed' | 'cut';

/** What is known of all rows of a file. */
export type Source = { system: string; task: Task | null; condition: string | null; isHuman: boolean };

/** A row that is no prediction: the column at fault, and a sentence. `whole`: the file is of no use. */
export type Unread = { key: string; says: string; whole?: true };

/** VLMEvalKit's text where a model's interface gave nothing. */
const failure = /^\s*Failed to obtain answer\b/i;
const cellHolds = 32_767;

/**
 * The answers in one row: one, or as many as its prediction has rounds. VLMEvalKit writes the answer in `prediction`, and the
 * key, if at all, in `answer`; a row without `prediction` has its answer in `answer`.
 */
export function predictionsIn(row: Row, source: Source): Prediction[] | Unread {
	const column = ['prediction', 'answer', 'response'].find((name) => Object.hasOwn(row.cells, name));
	if (!column) {
		return { key: 'prediction', says: 'There is no column “prediction” (or “answer”).', whole: true };
	}
	const item = itemOf(row);
	if (!item) return { key: 'item', says: 'The row does not say which item it answers. Give it an item.' };
	const reader = textOf(row, 'reader');
	if (source.isHuman && !reader) {
		return { key: 'reader', says: 'The row does not say who answered. Physicians’ answers have a column “reader”.' };
	}
	if (!source.isHuman && reader) {
		return {
			key: 'reader',
			says: `Answers of a reader (“${reader}”) are physicians’ answers: give the file after --human.`,
			whole: true
		};
	}
	const attempt = Number(textOf(row, 'attempt') ?? 1);
	if (!Number.isInteger(attempt)) return { key: 'attempt', says: 'An attempt is a whole number: 1, 2, 3 ….' };
	const round = textOf(row, 'question_number', 'round');
	const shared = {
		file: row.file,
		line: row.line,
		system: source.isHuman ? physicians : (textOf(row, 'system', 'model') ?? source.system),
		reader,
		task: source.task ?? taskNamed(textOf(row, 'track')),
		condition: textOf(row, 'condition') ?? source.condition,
		attempt,
		confidence: numberIn(row.cells['confidence'])
	};
	const answers = answersOf(row.cells[column], source.task);
	return answers.map((text, i) => ({
		...shared,
		item: answers.length > 1 ? roundName(item, i + 1) : round ? roundName(item, Number(round)) : item,
		text,
		aside: asideOf(text, row.file)
	}));
}

/** Physicians are one row of every table, whoever they are. */
export const physicians = 'physicians';

/** Of a dialogue a list is one answer a round; anywhere else it is a list in order, one line each. */
function answersOf(cell: unknown, task: Task | null): string[] {
	if (task === 'multi-round' && (Array.isArray(cell) || (typeof cell === 'string' && /^\s*\[/.test(cell)))) {
		return listOf(cell).map((one) => String(one ?? ''));
	}
	if (Array.isArray(cell)) return [cell.map((one, i) => `${i + 1}. ${String(one)}`).join('\n')];
	return [cell === null || cell === undefined ? '' : String(cell)];
}

function asideOf(text: string, file: string): Aside | null {
	if (failure.test(text)) return 'failed';
	return /\.xlsx$/i.test(file) && text.length >= cellHolds ? 'cut' : null;
}
