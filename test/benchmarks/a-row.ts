import type { Row } from '#lib/benchmarks/row.ts';

/** A row of a file that is called `file`, at its second line. */
export function aRow(cells: Record<string, unknown>, file = 'answers.tsv', line = 2): Row {
	return { file, line, cells };
}
