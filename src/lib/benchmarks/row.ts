/** One row of a benchmark's file, as it was written: `line` from 1, of a spreadsheet the row, of a JSON array the record. */
export type Row = { file: string; line: number; cells: Readonly<Record<string, unknown>> };

/** What stands in a cell, as text, without what only surrounds it. Spreadsheets and pandas write an empty cell as `nan`. Null where there is nothing. */
export function textOf({ cells }: Row, ...columns: string[]): string | null {
	for (const column of columns) {
		const cell = cells[column];
		if (cell === null || cell === undefined || (typeof cell === 'object' && !Array.isArray(cell))) continue;
		const text = Array.isArray(cell) ? JSON.stringify(cell) : String(cell).trim();
		if (text !== '' && text !== 'nan' && text !== 'NaN') return text;
	}
	return null;
}

export function has({ cells }: Row, column: string): boolean {
	return Object.hasOwn(cells, column);
}

/** The columns of a row that say something, by name. */
export function groupsOf(row: Row, columns: readonly string[]): Record<string, string> {
	return Object.fromEntries(
		columns.flatMap((column) => {
			const value = textOf(row, column);
			return value ? [[column, value]] : [];
		})
	);
}
