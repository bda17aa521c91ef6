import { isAlias, isCollection, isMap, isNode, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Problem } from './problem.ts';

export type Path = readonly (string | number)[];

/** One YAML file: its value, where each part of it stands, and what is wrong with it as YAML. `value` is undefined where it cannot be used. */
export type Yaml = { value: unknown; place: (fault: Fault) => { line: number; column: number }; problems: Problem[] };

/** What is at fault in a piece of data, by its path; the file and the place come from its Yaml. `atKey`: the key itself is at fault. */
export type Fault = { path: Path; says: string; atKey?: boolean };

export function readYaml(file: string, text: string): Yaml {
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
	const problems: Problem[] = [...document.errors, ...document.warnings].map(({ code, pos, message }) => ({
		file,
		...spot(lines, pos[0]),
		key: code === 'DUPLICATE_KEY' ? (/^[^\s:]+/.exec(text.slice(pos[0]))?.[0] ?? '') : '',
		says: sentences[code] ?? `is not YAML that can be read: ${message}`
	}));
	visit(document, {
		Alias: (_, { range, source }) => {
			const says = `*${source} stands for something written elsewhere: write it out here`;
			problems.push({ file, ...spot(lines, range?.[0] ?? 0), key: '', says });
		}
	});
	const usable = document.errors.every(({ code }) => code === 'DUPLICATE_KEY') && !problems.some(isAboutAlias);
	return {
		value: usable ? (document.toJS() as unknown) : undefined,
		place: ({ path, atKey = false }) => spot(lines, offset(document.contents, path, atKey)),
		problems
	};
}

export function problemAt(file: string, { place }: Yaml, fault: Fault): Problem {
	return { file, ...place(fault), key: keyPath(fault.path), says: fault.says };
}

/** A path as a person reads it: `history[3].says.en`. */
export function keyPath(path: Path): string {
	return path
		.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
		.join('')
		.replace(/^\./, '');
}

const sentences: Partial<Record<string, string>> = {
	DUPLICATE_KEY: 'is a key for the second time: keep one of the two',
	TAB_AS_INDENT: 'is indented by a tab: YAML takes spaces only',
	BAD_INDENT: 'stands too far to the left for the list or quotation that it is in: close that, or indent this',
	BAD_ALIAS: 'begins with & or *, which YAML keeps for itself: put the words in quotation marks',
	BAD_SCALAR_START: 'begins with a sign that YAML keeps for itself: put the words in quotation marks',
	BLOCK_AS_IMPLICIT_KEY: 'has a second colon with a space behind it on one line: put the words in quotation marks',
	MISSING_CHAR: 'lacks a closing quotation mark or bracket, or a colon behind its key',
	MULTIPLE_DOCS: 'begins a second document with ---: a file holds one',
	TAG_RESOLVE_FAILED: 'has a tag (!…) that is not known here: leave it out'
};

function isAboutAlias({ says }: Problem): boolean {
	return says.startsWith('*');
}

function spot(lines: LineCounter, at: number): { line: number; column: number } {
	const { line, col } = lines.linePos(at);
	return { line: Math.max(1, line), column: Math.max(1, col) };
}

/** Where the deepest part of the path that exists begins: its value, or its key where the value is no scalar or is empty. */
function offset(contents: unknown, path: Path, atKey: boolean): number {
	let node = contents;
	let found = start(contents) ?? 0;
	for (const step of path) {
		if (!isCollection(node)) break;
		const entry = isMap(node)
			? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
			: node.items[Number(step)];
		if (entry === undefined) break;
		node = isPair(entry) ? entry.value : entry;
		const filled = isScalar(node) && node.value !== null;
		found = (isPair(entry) && (!filled || atKey) ? start(entry.key) : start(node)) ?? found;
	}
	return found;
}

function start(node: unknown): number | undefined {
	return isNode(node) && !isAlias(node) ? node.range?.[0] : undefined;
}
