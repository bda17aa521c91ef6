import { shown, strip } from './python-text.ts';

/**
 * A list in a cell as MRareBench reads it: a JSON list; any other JSON value as the one text that Python would print; what is
 * no JSON is parted at `;`.
 * @example jsonList('a; b') // ['a', 'b']
 */
export function jsonList(cell: unknown): unknown[] {
	if (Array.isArray(cell)) return cell;
	if (cell === null || cell === undefined || cell === '') return [];
	if (typeof cell !== 'string') return [shown(cell)];
	try {
		const value: unknown = JSON.parse(cell);
		if (Array.isArray(value)) return value;
		return [typeof value === 'number' ? number(strip(cell), value) : shown(value)];
	} catch {
		return cell
			.split(';')
			.map((part) => strip(part))
			.filter(Boolean);
	}
}

/** Python keeps apart 5 and 5.0. */
function number(written: string, value: number): string {
	return /^-?\d+$/.test(written) || !Number.isInteger(value) ? written : value.toFixed(1);
}
