/** A table to be read aloud: a line a row, `yes` where it holds and a dot where it does not. */
export function table(columns: string[], rows: { name: string; holds: boolean[] }[]): string {
	const first = Math.max(...rows.map(({ name }) => name.length));
	const line = (name: string, cells: string[]) =>
		[name.padEnd(first), ...cells.map((cell, i) => cell.padEnd(columns[i]?.length ?? 0))].join('  ').trimEnd();
	return [
		line('', columns),
		...rows.map(({ name, holds }) =>
			line(
				name,
				holds.map((yes) => (yes ? 'yes' : '·'))
			)
		)
	].join('\n');
}

/** A table as it is written in a test: without the indent of the code around it. */
export function written(text: string): string {
	const lines = text.split('\n').slice(1, -1);
	const indent = Math.min(...lines.slice(1).map((line) => line.length - line.trimStart().length));
	return lines.map((line) => line.slice(indent)).join('\n');
}
