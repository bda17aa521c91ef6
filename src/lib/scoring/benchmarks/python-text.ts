// The benchmarks' evaluators are Python. What Python calls space, a line, a digit or a word differs from what JavaScript does,
// and the matchers are kept as they are to the letter.

/** Python's white space, as the inside of a character class. */
export const space = '\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';
/** Where a word begins or ends by Python's `\\w`: letters, numbers and `_` of any script. */
export const edge = '(?:(?<![\\p{L}\\p{N}_])(?=[\\p{L}\\p{N}_])|(?<=[\\p{L}\\p{N}_])(?![\\p{L}\\p{N}_]))';

const spaces = new RegExp(`[${space}]+`, 'u');
const outerSpace = new RegExp(`^[${space}]+|[${space}]+$`, 'gu');
const ends = '\\n\\r\\v\\f\\x1c-\\x1e\\x85\\u2028\\u2029';
const lineEnds = new RegExp(`\\r\\n|[${ends}]`);

/** `str.split()`: the words between white space. */
export function words(text: string): string[] {
	return text.split(spaces).filter(Boolean);
}

/** `str.strip()`; with `signs` (the inside of a character class) those instead of white space. */
export function strip(text: string, signs?: string): string {
	return text.replace(signs ? new RegExp(`^[${signs}]+|[${signs}]+$`, 'gu') : outerSpace, '');
}

/** `str.splitlines()`: a last line that is empty is none. */
export function lines(text: string): string[] {
	const all = text.split(lineEnds);
	return all.at(-1) === '' ? all.slice(0, -1) : all;
}

/** How long Python says a text is: in signs, not in halves of signs. */
export function length(text: string): number {
	let n = 0;
	for (const sign of text) n += sign.length > 0 ? 1 : 0;
	return n;
}

/** `int()` of digits of any script. Digits stand in rows of ten from zero on, so how far back their row begins tells which it is. */
export function whole(digits: string): number {
	return Number([...digits].map((sign) => digitOf(sign.codePointAt(0) ?? 0)).join(''));
}

const digit = /\p{Nd}/u;

function digitOf(point: number): number {
	let first = point;
	while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
	return (point - first) % 10;
}

/** `str()` of a value that JSON can hold: texts within lists and objects in quotes, as `repr` has them. */
export function shown(value: unknown, inside = false): string {
	if (value === null) return 'None';
	if (value === true) return 'True';
	if (value === false) return 'False';
	if (typeof value === 'string') return inside ? quoted(value) : value;
	if (Array.isArray(value)) return `[${value.map((one) => shown(one, true)).join(', ')}]`;
	if (typeof value === 'object') {
		const entries = Object.entries(value).map(([key, one]) => `${quoted(key)}: ${shown(one, true)}`);
		return `{${entries.join(', ')}}`;
	}
	return String(value);
}

function quoted(text: string): string {
	const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
	const escaped = text
		.replace(/\\/g, '\\\\')
		.replace(/\n/g, '\\n')
		.replace(/\r/g, '\\r')
		.replace(/\t/g, '\\t')
		.replaceAll(quote, `\\${quote}`);
	return quote + escaped + quote;
}
