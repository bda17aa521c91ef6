import { readPython } from './python.ts';

/**
 * A list in a cell. Benchmarks write them as JSON, as Python prints them, or with `;` between; a cell of a JSON file is a list
 * already. An empty cell is an empty list; a single text a list of one.
 * @example listOf("['a', 'b']") // ['a', 'b']
 */
export function listOf(cell: unknown): unknown[] {
	if (Array.isArray(cell)) return cell;
	if (typeof cell !== 'string') return cell === null || cell === undefined ? [] : [cell];
	const text = cell.trim();
	if (text === '' || text === 'nan') return [];
	if (/^[[(]/.test(text)) {
		const value = valueOf(text);
		if (Array.isArray(value)) return value;
	}
	return text
		.split(';')
		.map((part) => part.trim())
		.filter(Boolean);
}

/** The texts of a list in a cell; what is no text or number is left out. */
export function textsOf(cell: unknown): string[] {
	return listOf(cell).flatMap((one) =>
		typeof one === 'string' || typeof one === 'number' ? [String(one).trim()].filter(Boolean) : []
	);
}

/** An object in a cell, as JSON or as Python prints it. Null where there is none. */
export function objectOf(cell: unknown): Record<string, unknown> | null {
	const value = typeof cell === 'string' ? valueOf(cell.trim()) : cell;
	return value !== null && typeof value === 'object' && !Array.isArray(value)
		? (value as Record<string, unknown>)
		: null;
}

function valueOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return readPython(text);
	}
}

/** A number in a cell, of a spreadsheet or of text; null where there is none. */
export function numberIn(cell: unknown): number | null {
	const value = typeof cell === 'string' && cell.trim() !== '' ? Number(cell.trim().replace(/%$/, '')) : cell;
	return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
