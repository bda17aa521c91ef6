import type { RunWords } from '#lib/words/runs.ts';
import type { Table } from './table.ts';

type Others = {
	source: string;
	doubts: readonly string[];
	rows: readonly { system: string; numbers: Readonly<Record<string, number>>; doubt?: string }[];
};

/** Numbers that others have published, with their source and with what is doubtful of them. */
export function publishedTable({ source, doubts, rows }: Others, says: RunWords): Table {
	const columns = [...new Set(rows.flatMap(({ numbers }) => Object.keys(numbers)))];
	const doubted = (name: string | undefined) => (name ? ((says.doubts as Record<string, string>)[name] ?? name) : '');
	return {
		title: says.publishedTitle,
		note: [says.publishedLead(source), ...doubts.map(doubted)].join(' '),
		head: [says.system, ...columns, says.doubt],
		rows: rows.map(({ system, numbers, doubt }) => [
			system === '?' ? says.bestOf : system,
			...columns.map((column) => numbers[column]?.toFixed(1) ?? '–'),
			doubted(doubt)
		])
	};
}
