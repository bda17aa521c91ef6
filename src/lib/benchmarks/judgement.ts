import { listOf, numberIn } from './cells.ts';
import { itemOf } from './gold.ts';
import { textOf, type Row } from './row.ts';

/**
 * What a judge, a person or a model, said of one answer. Its scale and its words are the benchmark's. Whose answer, to which
 * task, under which condition: null where it does not say.
 */
export type Judgement = {
	row: Row;
	system: string | null;
	reader: string | null;
	task: string | null;
	condition: string | null;
	item: string;
	attempt: number | null;
};

/** A row of judgements; what it does not say is taken from what is known of its file. Null where it names no item. */
export function judgementIn(
	row: Row,
	known: Partial<Pick<Judgement, 'system' | 'task' | 'condition'>> = {}
): Judgement | null {
	const item = itemOf(row);
	if (!item) return null;
	return {
		row,
		system: textOf(row, 'system', 'model') ?? known.system ?? null,
		reader: textOf(row, 'reader'),
		task: known.task ?? null,
		condition: textOf(row, 'condition') ?? known.condition ?? null,
		item,
		attempt: numberIn(row.cells['attempt'])
	};
}

export type Judged = {
	system: string;
	reader: string | null;
	task: string;
	condition: string | null;
	item: string;
	attempt: number;
};

/** `of`: the judgement of an answer. `loose`: judgements that judge no answer, or could be of several. */
export type Judgements = { of: (answer: Judged) => Row | null; loose: { row: Row; says: string }[] };

/** Gives each judgement to the one answer that it can be of. The newest of an answer stands. */
export function judgementsOf(given: readonly Judgement[], answers: readonly Judged[]): Judgements {
	const byItem = new Map<string, Judged[]>();
	for (const answer of answers) byItem.set(answer.item, [...(byItem.get(answer.item) ?? []), answer]);
	const found = new Map<string, Row>();
	const loose: Judgements['loose'] = [];
	for (const judgement of given) {
		const fits = (byItem.get(judgement.item) ?? []).filter((answer) => isOf(judgement, answer));
		const [answer, ...others] = fits;
		if (!answer)
			loose.push({ row: judgement.row, says: `It judges no answer to item “${judgement.item}” that was given.` });
		else if (others.length > 0)
			loose.push({
				row: judgement.row,
				says: `It could be of several answers to item “${judgement.item}”: ${toldApart(answer, others)}`
			});
		else found.set(nameOf(answer), judgement.row);
	}
	return { of: (answer) => found.get(nameOf(answer)) ?? null, loose };
}

function isOf(judgement: Judgement, answer: Judged): boolean {
	const agrees = (name: 'system' | 'reader' | 'task' | 'condition' | 'attempt') =>
		judgement[name] === null || judgement[name] === answer[name];
	return agrees('system') && agrees('reader') && agrees('task') && agrees('condition') && agrees('attempt');
}

function toldApart(one: Judged, others: readonly Judged[]): string {
	const names = (['system', 'reader', 'task', 'condition', 'attempt'] as const).filter((name) =>
		others.some((other) => other[name] !== one[name])
	);
	const how = names.includes('task') ? ' (a task is told by the file’s name)' : '';
	return `say which by ${names.join(', ')}${how}.`;
}

function nameOf({ system, reader, task, condition, item, attempt }: Judged): string {
	return JSON.stringify([system, reader, task, condition, item, attempt]);
}

/** YES and NO, as judges and tables write them; null where it is neither. */
export function yesOf(cell: unknown): boolean | null {
	const text = String(cell ?? '')
		.trim()
		.toLowerCase()
		.replace(/[.。!]$/, '');
	if (['yes', 'y', 'true', '1', '1.0', '是'].includes(text)) return true;
	return ['no', 'n', 'false', '0', '0.0', '否'].includes(text) ? false : null;
}

/** A list of 0 and 1 in a cell; null where there is none. */
export function hitsIn(row: Row, ...columns: string[]): boolean[] | null {
	const column = columns.find((name) => textOf(row, name) !== null);
	return column === undefined ? null : listOf(row.cells[column]).map((one) => yesOf(one) ?? false);
}
