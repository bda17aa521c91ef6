import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { refusal } from '#db/refusal.ts';
import { benchmarkAsked, benchmarks } from '#lib/benchmarks/dataset.ts';
import { asHtml } from '#lib/reports/runs/html.ts';
import { csvOf } from '#lib/reports/runs/csv.ts';
import { methodsOf, sentenceOf } from '#lib/reports/runs/sentences.ts';
import { asLatex, asMarkdown, asText } from '#lib/reports/runs/table.ts';
import { tablesOf } from '#lib/reports/runs/tables.ts';
import { told } from '#lib/reports/runs/told.ts';
import { runWords } from '#lib/words/runs.ts';
import type { Asked } from '../score/asked.ts';
import { keepRuns } from '../runs.ts';
import { score } from '../score/score.ts';
import { withWorld } from './with-world.ts';

const usage = `babinski score <answers> [<answers> …] --benchmark ${benchmarks.join('|')}
  [--human <answers with a column “reader”>] [--items <file>] [--judgements <file>]
  [--json] [--html <file>] [--markdown <file>] [--latex <file>] [--csv <file>] [--out <file of JSON>] [--lang en|zh]
  [--keep] [--condition <name>] [--pass both|either|diagnosis] [--theta 0.5] [--seed 1] [--replicates 10000]`;

const options = {
	benchmark: { type: 'string' },
	human: { type: 'boolean', multiple: true },
	items: { type: 'string', multiple: true },
	judgements: { type: 'string', multiple: true },
	json: { type: 'boolean' },
	keep: { type: 'boolean' },
	out: { type: 'string' },
	html: { type: 'string' },
	markdown: { type: 'string' },
	latex: { type: 'string' },
	csv: { type: 'string' },
	lang: { type: 'string' },
	condition: { type: 'string' },
	pass: { type: 'string' },
	theta: { type: 'string' },
	seed: { type: 'string' },
	replicates: { type: 'string' }
} as const;

/** `babinski score`: no server and no database, but for `--keep`, which puts the answers on the leaderboard. */
export async function run(args: string[]): Promise<void> {
	const { values, positionals, tokens } = parseArgs({ args, options, allowPositionals: true, tokens: true });
	const asked = askedBy(values, positionals, humanFiles(tokens));
	const language = values.lang === 'zh' ? 'zh' : 'en';
	const { report, marked } = await score(asked, new Date().toISOString(), (line) => console.error(line));
	const says = runWords[language];
	const tables = tablesOf(report, says);
	const write = async (file: string | undefined, text: () => string) => {
		if (!file) return;
		await writeFile(file, text());
		console.error(`${file} written`);
	};
	const methods = methodsOf(report, says);
	const sentences = report.against.map((one) => sentenceOf(one, says));
	if (values.json) console.log(JSON.stringify(report));
	else console.log([...tables.map(asText), ...sentences, told(report, says), methods].filter(Boolean).join('\n\n'));
	await write(values.out, () => JSON.stringify(report, null, '\t') + '\n');
	await write(values.html, () => asHtml(report, says, language));
	await write(values.markdown, () => [...tables.map(asMarkdown), ...sentences, methods].join('\n\n') + '\n');
	await write(values.latex, () => tables.map(asLatex).join('\n\n') + '\n');
	await write(values.csv, () => csvOf(report));
	if (values.keep) {
		await withWorld((world) => keepRuns(world, report, marked));
		console.error('Kept: they stand on the leaderboard.');
	}
}

type Values = { [name in keyof typeof options]?: string | boolean | string[] | boolean[] | undefined };

function askedBy(values: Values, positionals: readonly string[], human: ReadonlySet<string>): Asked {
	const text = (name: keyof typeof options) =>
		typeof values[name] === 'string' ? (values[name] as string) : undefined;
	const list = (name: keyof typeof options) => (values[name] as string[] | undefined) ?? [];
	if (positionals.length === 0 || !text('benchmark')) throw refusal(usage);
	const benchmark = benchmarkAsked(text('benchmark') ?? '');
	if (!benchmark) {
		throw refusal(`There is no benchmark “${text('benchmark')}”. Those that can be scored: ${benchmarks.join(', ')}.`);
	}
	const rule = text('pass') ?? 'both';
	if (rule !== 'both' && rule !== 'either' && rule !== 'diagnosis')
		throw refusal(`--pass is both, either or diagnosis, not “${rule}”.`);
	const everyone = values.human !== undefined && human.size === 0;
	return {
		benchmark: benchmark.benchmark,
		task: benchmark.task,
		condition: text('condition') ?? benchmark.dataset?.condition ?? null,
		answers: positionals.map((file) => ({ file, isHuman: everyone || human.has(file) })),
		items: list('items'),
		judgements: list('judgements'),
		seed: whole(text('seed') ?? '1', 'seed', 0),
		replicates: whole(text('replicates') ?? '10000', 'replicates', 100),
		theta: share(text('theta') ?? '0.5'),
		passRule: rule
	};
}

type Token = { kind: string; name?: string; value?: string | undefined; index: number };

/** The file right after each `--human`. */
function humanFiles(tokens: readonly Token[]): ReadonlySet<string> {
	const after = tokens.filter(({ kind, name }) => kind === 'option' && name === 'human').map(({ index }) => index + 1);
	const files = tokens.filter(({ kind, index }) => kind === 'positional' && after.includes(index));
	return new Set(files.flatMap(({ value }) => value ?? []));
}

function whole(text: string, name: string, least: number): number {
	const value = Number(text);
	if (!Number.isInteger(value) || value < least)
		throw refusal(`--${name} is a whole number from ${least} on, not “${text}”.`);
	return value;
}

function share(text: string): number {
	const value = Number(text);
	if (!(value >= 0 && value <= 1)) throw refusal(`--theta lies between 0 and 1, not at “${text}”.`);
	return value;
}
