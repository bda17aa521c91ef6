/**
 * A value as Python prints it (`repr`): texts in either quotes, numbers, None, True, False, nan, lists, tuples and dictionaries.
 * Undefined where the text is something else: nothing of it is ever run.
 * @example readPython("[('a', None), {'b': 1.5}]") // [['a', null], { b: 1.5 }]
 */
export function readPython(text: string): unknown {
	const reader = { text, at: 0 };
	try {
		const value = readValue(reader);
		skipSpace(reader);
		return reader.at === text.length ? value : undefined;
	} catch (error) {
		if (error === unreadable) return undefined;
		throw error;
	}
}

type Reader = { text: string; at: number };

const unreadable = new Error('not a value that Python prints');
const names: Record<string, unknown> = { None: null, True: true, False: false, nan: null };
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', '\\': '\\', "'": "'", '"': '"', '\n': '' };

function readValue(reader: Reader): unknown {
	skipSpace(reader);
	const sign = reader.text[reader.at];
	if (sign === '[') return readMany(reader, ']').map(([value]) => value);
	if (sign === '(') return readMany(reader, ')').map(([value]) => value);
	if (sign === '{') return Object.fromEntries(readMany(reader, '}').map(([key, value]) => [String(key), value]));
	if (sign === "'" || sign === '"') return readText(reader, sign);
	const [word] = /^[\w.+-]+/.exec(reader.text.slice(reader.at, reader.at + 40)) ?? [];
	if (!word) throw unreadable;
	reader.at += word.length;
	if (Object.hasOwn(names, word)) return names[word];
	if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(word)) throw unreadable;
	return Number(word);
}

/** What stands between brackets: values, or pairs in a dictionary. */
function readMany(reader: Reader, end: string): [unknown, unknown?][] {
	const many: [unknown, unknown?][] = [];
	for (reader.at += 1; ;) {
		skipSpace(reader);
		if (reader.text[reader.at] === end) break;
		const value = readValue(reader);
		skipSpace(reader);
		if (end === '}') {
			if (reader.text[reader.at] !== ':') throw unreadable;
			reader.at += 1;
			many.push([value, readValue(reader)]);
			skipSpace(reader);
		} else many.push([value]);
		if (reader.text[reader.at] === ',') reader.at += 1;
		else if (reader.text[reader.at] !== end) throw unreadable;
	}
	reader.at += 1;
	return many;
}

function readText(reader: Reader, quote: string): string {
	let read = '';
	for (reader.at += 1; ; reader.at += 1) {
		const sign = reader.text[reader.at];
		if (sign === undefined) throw unreadable;
		if (sign === quote) break;
		read += sign === '\\' ? readEscape(reader) : sign;
	}
	reader.at += 1;
	return read;
}

function readEscape(reader: Reader): string {
	const [all = '', , hex] = /^\\([xuU])([0-9a-fA-F]+)/.exec(reader.text.slice(reader.at, reader.at + 10)) ?? [];
	const length = { x: 2, u: 4, U: 8 }[all[1] as 'x' | 'u' | 'U'] ?? 0;
	if (hex && hex.length >= length && length > 0) {
		reader.at += 1 + length;
		return String.fromCodePoint(parseInt(hex.slice(0, length), 16));
	}
	reader.at += 1;
	const sign = reader.text[reader.at] ?? '';
	return escapes[sign] ?? `\\${sign}`;
}

function skipSpace(reader: Reader): void {
	while (/\s/.test(reader.text[reader.at] ?? '')) reader.at += 1;
}
