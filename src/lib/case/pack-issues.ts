import * as v from 'valibot';
import { bare, choicesOf, keysOf, parts, shapeAt, shapeOf, type Shape } from './pack-shape.ts';
import { nearest } from './pack-nearest.ts';
import type { Fault, Path } from './pack-yaml.ts';

type Issue = v.BaseIssue<unknown>;

/** Reads a value by a schema: every fault in words, and what can be used for the checks that come after. */
export function readShape<Schema extends v.GenericSchema>(
	schema: Schema,
	value: unknown
): { output: v.InferOutput<Schema> | null; faults: Fault[] } {
	const read = v.safeParse(schema, value);
	const unknown = unknownKeys(shapeOf(schema), value);
	if (read.success) return { output: read.output, faults: unknown };
	const issues = read.issues.flatMap(innermost);
	const others = issues.filter(({ expected }) => unknown.length === 0 || expected !== 'never');
	return { output: null, faults: [...unknown, ...others.map((issue) => fault(shapeOf(schema), issue))] };
}

/** strictObject names one unknown key at a time; here are all of them. */
function unknownKeys(shape: Shape, value: unknown): Fault[] {
	return [...parts(shape, value)].flatMap(({ shape: part, value, path }) => {
		const known = keysOf(part);
		if (!known || typeof value !== 'object' || value === null) return [];
		// To valibot a list is an object whose keys are numbers.
		if (Array.isArray(value)) return [{ path, says: `is a list: write ${expectation(part)}` }];
		return Object.keys(value)
			.filter((key) => !known.includes(key))
			.map((key) => ({
				path: [...path, key],
				atKey: true,
				says: `is not a key that is known here: ${proposal(key, known)}`
			}));
	});
}

/** Of a union, the faults of the option that was meant: of an object, those inside it. */
function innermost(issue: Issue): Issue[] {
	const inner = issue.issues?.filter(({ path }) => path) ?? [];
	if (issue.type !== 'union' || inner.length === 0) return [issue];
	return inner
		.flatMap(innermost)
		.map((one) => ({ ...one, path: [...(issue.path ?? []), ...(one.path ?? [])] as never }));
}

function fault(shape: Shape, issue: Issue): Fault {
	const path = (issue.path ?? []).map(({ key }) => key) as Path;
	return { path, says: sentence(shapeAt(shape, path), issue) };
}

function sentence(shape: Shape | undefined, { input, message, kind, type }: Issue): string {
	const expected = shape ? expectation(shape) : 'something else';
	if (input === undefined) return `is missing: write ${expected}`;
	if (input === null) return `is empty: write ${expected}${shape?.type === 'optional' ? ', or leave the key out' : ''}`;
	if (Array.isArray(input) && kind === 'schema') return `is a list: write ${expected}`;
	if (typeof input === 'object' && kind === 'schema') return `has keys of its own: write ${expected}`;
	const choices = shape ? choicesOf(shape).map(String) : [];
	if (choices.length && kind === 'schema')
		return `${quoted(input)} is not known here: ${proposal(String(input), choices)}`;
	if (kind === 'validation') return validation(type, input, message);
	if (typeof input === 'string' && expected.startsWith('a number') && input.trim() && Number.isFinite(Number(input)))
		return `is the text ${quoted(input)}: write ${expected}, without quotation marks`;
	if (typeof input !== 'string' && expected.startsWith('words')) return `is ${named(input)}: put it in quotation marks`;
	return `is ${quoted(input)}: write ${expected}`;
}

function validation(type: string, input: unknown, message: string): string {
	const own = !/^Invalid /.test(message);
	if (own) return Array.isArray(input) || typeof input === 'object' ? message : `${quoted(input)} ${message}`;
	if (type === 'min_length') return 'is empty: write the words, or leave the key out';
	const limit = /Expected (?:>=|<=|<|>)?(.+?) but/.exec(message)?.[1] ?? '';
	if (type === 'min_value') return `is ${String(input)}: write ${limit} or more`;
	if (type === 'max_value') return `is ${String(input)}: write ${limit} or less`;
	if (type === 'integer') return `is ${String(input)}: write a whole number`;
	return `is ${quoted(input)}: ${message}`;
}

function expectation(shape: Shape): string {
	const { type, options = [], item } = bare(shape);
	if (type === 'picklist')
		return options.length > 24 ? 'one from the list in the format' : `one of ${options.map(String).join(', ')}`;
	if (type === 'array')
		return `a list${item && bare(item).type === 'string' ? ' of words' : ''}, in [brackets] or a line each with -`;
	if (type === 'record' || type.endsWith('object')) return `keys: ${(keysOf(shape) ?? ['one for each id']).join(', ')}`;
	if (type === 'boolean') return 'true or false';
	if (type === 'number') return 'a number';
	if (type !== 'union') return 'words';
	return options.some((option) => typeof option === 'object' && option.type === 'number')
		? 'a number or words'
		: 'words, or {en: …, zh: …}';
}

function proposal(word: string, known: readonly string[]): string {
	const near = nearest(word, known);
	if (near) return `did you mean “${near}”?`;
	return known.length > 24 ? 'take one from the list in the format' : `known are ${known.join(', ')}`;
}

function quoted(input: unknown): string {
	const words = String(input);
	return `“${words.length > 60 ? `${words.slice(0, 57)}…` : words}”`;
}

function named(input: unknown): string {
	return typeof input === 'boolean' ? `the truth value ${String(input)}` : `the number ${String(input)}`;
}
