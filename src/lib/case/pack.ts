import type * as v from 'valibot';
import type { Case } from './case.ts';
import type { Key } from './key.ts';
import { itemsAndAnswers } from './pack-answers.ts';
import { filesOf } from './pack-files.ts';
import { readShape } from './pack-issues.ts';
import { languagesOf } from './pack-languages.ts';
import { leaks, namingReports } from './pack-leaks.ts';
import { isTold, mended } from './pack-mend.ts';
import { circles, namesOf, references } from './pack-names.ts';
import { whatIsNeeded } from './pack-needed.ts';
import { apart, CaseFile, Pack } from './pack-schema.ts';
import { problemAt, readYaml, type Fault } from './pack-yaml.ts';
import type { Problem } from './problem.ts';
import { languages, type Language } from './text.ts';

/** A pack as it lies in its folder: the texts of pack.yaml and of each case.yaml by path, and the paths of all files. */
export type PackFiles = { texts: Readonly<Record<string, string>>; names: readonly string[] };

export type ReadPack = { pack: Pack | null; cases: { case: Case; key: Key }[]; problems: Problem[] };

type Rules = { languages: readonly Language[]; local: boolean };

/**
 * Reads a pack. Everything that is wrong with it is told at once, by file, line, column and key; a pack or case with a
 * fault is not given. Paths are relative to the pack's folder, with forward slashes.
 */
export function readPack({ texts, names }: PackFiles): ReadPack {
	const { pack, rules, problems } = readPackFile(texts['pack.yaml']);
	const ids = [...new Set(names.flatMap((name) => /^cases\/([^/]+)\//.exec(name)?.[1] ?? []))].sort();
	const cases = ids.map((id) =>
		readCaseFile(id, texts[`cases/${id}/case.yaml`], filesIn(`cases/${id}/`, names), rules)
	);
	const none: Problem[] = ids.length
		? []
		: [{ file: 'pack.yaml', key: '', says: 'has no cases: each is a folder cases/<case id> with a case.yaml in it' }];
	return {
		pack,
		cases: cases.flatMap(({ value }) => value ?? []),
		problems: [...problems, ...none, ...cases.flatMap(({ problems }) => problems)].sort(byPlace)
	};
}

function readPackFile(text: string | undefined): { pack: Pack | null; rules: Rules; problems: Problem[] } {
	const { raw, output, problems } = readFile(Pack, 'pack.yaml', text, ({ whole, raw }) =>
		languagesOf('pack', raw, whole.languages)
	);
	const said = (raw ?? {}) as { languages?: unknown; benchmark?: unknown };
	return {
		pack: output,
		rules: {
			languages: Array.isArray(said.languages)
				? languages.filter((one) => (said.languages as unknown[]).includes(one))
				: [],
			local: said.benchmark === 'local'
		},
		problems
	};
}

function readCaseFile(
	id: string,
	text: string | undefined,
	names: ReadonlySet<string>,
	rules: Rules
): { value: { case: Case; key: Key } | null; problems: Problem[] } {
	const { output, problems } = readFile(CaseFile, `cases/${id}/case.yaml`, text, ({ whole, raw }) => {
		const named = namesOf(whole);
		return [
			...(whole.id === id
				? []
				: [{ path: ['id'], says: `is “${whole.id}”, and the folder is “${id}”: make them the same` }]),
			...named.faults,
			...references(named, whole),
			...circles(whole),
			...itemsAndAnswers(whole),
			...filesOf(whole, names),
			...languagesOf('case', raw, rules.languages),
			...leaks(whole),
			...namingReports(whole),
			...(rules.local ? whatIsNeeded(raw, whole) : [])
		];
	});
	return { value: output && apart(output), problems };
}

type Whole<Output> = { whole: Output; raw: unknown };

/** One YAML file by its schema, then by the checks that look at the whole of it. */
function readFile<Schema extends v.GenericSchema>(
	schema: Schema,
	file: string,
	text: string | undefined,
	check: (file: Whole<v.InferOutput<Schema>>) => Fault[]
): { raw: unknown; output: v.InferOutput<Schema> | null; problems: Problem[] } {
	if (text === undefined)
		return { raw: null, output: null, problems: [{ file, key: '', says: 'is not there: write it' }] };
	const yaml = readYaml(file, text);
	const raw = yaml.value;
	if (raw === undefined) return { raw: null, output: null, problems: yaml.problems };
	if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
		return {
			raw: null,
			output: null,
			problems: [...yaml.problems, { file, line: 1, column: 1, key: '', says: 'holds no keys: write key: value lines' }]
		};
	const { output, faults } = readShape(schema, raw);
	const whole = output ?? mended(schema, raw, faults);
	const further = whole === null ? [] : check({ whole, raw }).filter((fault) => !isTold(fault, faults));
	const problems = [...yaml.problems, ...[...faults, ...further].map((fault) => problemAt(file, yaml, fault))];
	return { raw, output: problems.length ? null : output, problems };
}

function filesIn(folder: string, names: readonly string[]): ReadonlySet<string> {
	return new Set(names.flatMap((name) => (name.startsWith(folder) ? [name.slice(folder.length)] : [])));
}

function byPlace(one: Problem, other: Problem): number {
	if (one.file !== other.file)
		return one.file === 'pack.yaml' || (other.file !== 'pack.yaml' && one.file < other.file) ? -1 : 1;
	return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}
