/** A table as any format can print it: the first column names the row. */
export type Table = { title: string; note?: string; head: string[]; rows: string[][] };

/** For a terminal: columns as wide as their widest cell; figures, from the second column on, lean on the right. */
export function asText({ title, note, head, rows }: Table): string {
	const widths = head.map((name, i) => Math.max(width(name), ...rows.map((row) => width(row[i] ?? ''))));
	const line = (cells: readonly string[]) =>
		widths
			.map((wide, i) => pad(cells[i] ?? '', wide, i > 0))
			.join('  ')
			.trimEnd();
	return [title, line(head), ...rows.map(line), ...(note ? [note] : [])].join('\n');
}

export function asMarkdown({ title, note, head, rows }: Table): string {
	const cell = (text: string) => text.replace(/\|/g, '\\|').replace(/\s*\n\s*/g, ' ');
	const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
	const rule = `| ${head.map((_, i) => (i === 0 ? '---' : '---:')).join(' | ')} |`;
	return [`### ${title}`, '', line(head), rule, ...rows.map(line), ...(note ? ['', note] : [])].join('\n');
}

/** A `table` with rules of the booktabs package. */
export function asLatex({ title, note, head, rows }: Table): string {
	const line = (cells: readonly string[]) => `${cells.map(latexText).join(' & ')} \\\\`;
	return [
		'\\begin{table}[ht]',
		`\\caption{${latexText(title)}${note ? ` ${latexText(note)}` : ''}}`,
		`\\begin{tabular}{l${'r'.repeat(Math.max(head.length - 1, 0))}}`,
		'\\toprule',
		line(head),
		'\\midrule',
		...rows.map(line),
		'\\bottomrule',
		'\\end{tabular}',
		'\\end{table}'
	].join('\n');
}

const latexSigns: Record<string, string> = {
	'\\': '\\textbackslash{}',
	'~': '\\textasciitilde{}',
	'^': '\\textasciicircum{}',
	'−': '$-$',
	'<': '$<$',
	'>': '$>$',
	'≥': '$\\geq$',
	'≤': '$\\leq$',
	θ: '$\\theta$',
	'–': '--',
	'×': '$\\times$',
	α: '$\\alpha$'
};

export function latexText(text: string): string {
	return text.replace(/[&%$#_{}]|[\\~^−<>≥≤θ–×α]/g, (sign) => latexSigns[sign] ?? `\\${sign}`);
}

/** RFC 4180; a cell that a spreadsheet would take for a formula is led by an apostrophe. */
export function asCsv(head: readonly string[], rows: readonly (string | number | null)[][]): string {
	const cell = (value: string | number | null) => {
		const text = value === null ? '' : String(value);
		const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
		return /[",\n\r]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
	};
	return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}

/** Chinese signs are two columns wide in a terminal. */
function width(text: string): number {
	return [...text].reduce((sum, sign) => sum + (/[\u2e80-\uffef]/.test(sign) ? 2 : 1), 0);
}

function pad(text: string, wide: number, right: boolean): string {
	const space = ' '.repeat(wide - width(text));
	return right ? space + text : text + space;
}
