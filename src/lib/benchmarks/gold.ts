import type { Problem } from '#lib/case/problem.ts';
import type { Task } from './dataset.ts';
import { textOf, type Row } from './row.ts';

/** What is true of one item of a benchmark. `cluster` is the source case: items of one cluster are never independent. */
export type Gold = { item: string; cluster: string; groups: Readonly<Record<string, string>> } & Kind;

export type Kind =
	| { kind: 'T1'; names: string[] }
	| {
			kind: 'T2';
			points: EvidencePoint[];
			diagnosis: string;
			rationale: string;
			images: number;
			decisive: number[];
			supporting: number[];
			/** The T1 item of the same source, or what names the source in both. */
			pairs: string[];
	  }
	| { kind: 'MCQ'; options: Readonly<Record<string, string>>; answer: string }
	| { kind: 'open'; reference: string; caption: string }
	| { kind: 'diagnosis'; task: 'direct' | 'complex' | 'multi-round'; names: string[]; reference: string };

export type EvidencePoint = { text: string; required: boolean; category: string };

/** One row, read: what is true of its items, or what is wrong with it. A row can hold several items (the rounds of a dialogue). */
export type ReadGold = { gold: Gold[]; problems: Problem[] };

export const problemIn = (row: Row, key: string, says: string): Problem => ({
	file: row.file,
	line: row.line,
	key,
	says
});

/** The task that a gold belongs to. */
export function taskOfGold(gold: Gold): Task {
	return gold.kind === 'diagnosis' ? gold.task : gold.kind;
}

/** An item's name as all files can agree on it: pandas writes whole numbers as `7.0`. */
function itemName(written: string): string {
	return written.replace(/^(\d+)\.0$/, '$1');
}

/** The item that a row is about; null where it does not say. */
export function itemOf(row: Row): string | null {
	const written = textOf(row, 'item', 'index', 'case_id', 'question_id', 'id');
	return written === null ? null : itemName(written);
}

export function noGold(row: Row, key: string, says: string): ReadGold {
	return { gold: [], problems: [problemIn(row, key, says)] };
}
