/** Rows under their heads, each column as wide as its widest cell. */
export function columns(heads: string[], rows: string[][]): string {
	const all = [heads, ...rows];
	const widths = heads.map((_, i) => Math.max(...all.map((row) => (row[i] ?? '').length)));
	return all
		.map((row) =>
			row
				.map((cell, i) => cell.padEnd(widths[i] ?? 0))
				.join('  ')
				.trimEnd()
		)
		.join('\n');
}
