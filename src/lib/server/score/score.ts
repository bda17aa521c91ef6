import { basename } from 'node:path';
import { refusal } from '#db/refusal.ts';
import { conditions, type Task } from '#lib/benchmarks/dataset.ts';
import { goldFor, type GoldBook } from '#lib/benchmarks/gold-of.ts';
import { taskOfGold, type Gold } from '#lib/benchmarks/gold.ts';
import { judgementsOf, type Judged, type Judgements } from '#lib/benchmarks/judgement.ts';
import { markAnswer, type Aids } from '#lib/benchmarks/marking.ts';
import { openMarks } from '#lib/benchmarks/mark-open.ts';
import { measuresIn } from '#lib/benchmarks/measures.ts';
import { checksOf } from '#lib/benchmarks/own-numbers.ts';
import { withPasses } from '#lib/benchmarks/passes.ts';
import type { Prediction } from '#lib/benchmarks/prediction.ts';
import type { Row } from '#lib/benchmarks/row.ts';
import type { Problem } from '#lib/case/problem.ts';
import type { Marked } from '#lib/scoring/runs/marked.ts';
import { computed } from '#lib/scoring/runs/report-of.ts';
import type { RunReport, Unscored } from '#lib/scoring/runs/report.ts';
import { idsInText } from '#lib/vocabulary/running-text.ts';
import { vocabularyOf } from '#lib/vocabulary/vocabulary.ts';
import { root } from '../root.ts';
import { ownDiagnoses } from '../vocabulary.ts';
import type { Asked } from './asked.ts';
import { missingItems } from './missing-items.ts';
import { notesOn } from './notes.ts';
import { readAnswers } from './read-answers.ts';
import { readItems } from './read-items.ts';
import { readJudgements, type Beside } from './read-judgements.ts';
import { clinicalMatcher } from './same-diagnosis.ts';
import { textScores } from './text-scores.ts';

/** A report, and the answers that it rests on. */
export type Scored = { report: RunReport; marked: Marked[] };

/** Reads, marks and computes: everything that a report of these files holds. */
export async function score(asked: Asked, madeAt: string, tell: (line: string) => void): Promise<Scored> {
	const items = await readItems(asked);
	const answers = await readAnswers(asked, items);
	if (items.book.count === 0) throw refusal(noItems(asked));
	tell(`${answers.predictions.length} answers and ${items.book.count} items read`);
	const joined = join(answers.predictions, items.book);
	if (joined.known.length === 0) throw refusal(nothingKnown(answers.predictions, items.book));
	const judged = await readJudgements(
		asked.judgements,
		asked.answers.flatMap(({ file }) => besideOf(file, joined.known))
	);
	const judgements = judgementsOf(judged.judgements, joined.known.map(judgedOf));
	const texts = await textScores(joined.known, tell);
	const judgeScale = judged.judgements.some(({ row }) => openMarks(row).some((mark) => mark > 5)) ? 100 : 5;
	const vocabulary = vocabularyOf(await ownDiagnoses(root));
	const aids: Aids = {
		isSame: clinicalMatcher(vocabulary),
		idsNamed: (name) => idsInText(vocabulary, name),
		bertScore: texts.f1,
		passRule: asked.passRule,
		judgeScale
	};
	const whole = withPasses(
		mark(
			joined.known.filter(({ one }) => one.aside === null),
			judgements,
			aids
		)
	);
	const measures = measuresIn(whole, asked.benchmark);
	const drawing = { seed: asked.seed, replicates: asked.replicates };
	const golds = [...items.book.items.values()].flat();
	const sources = golds.flatMap((gold) => (gold.kind === 'T2' ? [{ item: gold.item, pairs: gold.pairs }] : []));
	const found = computed(whole, measures, { drawing, theta: asked.theta, sources });
	const report: RunReport = {
		benchmark: asked.benchmark,
		madeAt,
		drawing,
		files: [...items.files, ...answers.files, ...judged.files],
		measures,
		...found,
		unscored: [
			...[...items.problems, ...judged.problems, ...judgements.loose.map(problemOf)].map(
				({ file, line, key, says }) => ({ file: basename(file), line: line ?? 0, key, item: null, system: '', says })
			),
			...answers.unread,
			...joined.unknown
		],
		aside: asideOf(joined.known),
		missing: missingItems(whole, joined.known, golds),
		checks: asked.answers.flatMap(({ file }) => {
			const own = judged.own.get(file);
			const from = (known: Joined[]) => mark(known, judgements, aids);
			const mine = joined.known.filter(({ one }) => one.file === file);
			if (!own) return [];
			return checksOf(
				own,
				from(mine.filter(({ one }) => one.aside === null)),
				from(mine.filter(({ one }) => one.aside !== null))
			);
		}),
		notes: notesOn({ asked, measures, judgeScale, texts: texts.note, kinds: new Set(golds.map(({ kind }) => kind)) })
	};
	return { report, marked: whole };
}

type Joined = { one: Prediction; gold: Gold };

/** Each answer with what is true of its item. The first answer to an item counts; a second to the same attempt is told. */
function join(predictions: readonly Prediction[], book: GoldBook): { known: Joined[]; unknown: Unscored[] } {
	const known: Joined[] = [];
	const unknown: Unscored[] = [];
	const seen = new Map<string, number>();
	for (const one of predictions) {
		const gold = goldFor(book, one.item, one);
		const unscored = (says: string, key = 'item') =>
			unknown.push({ file: basename(one.file), line: one.line, key, item: one.item, system: one.system, says });
		if (gold === 'unknown') unscored(`There is no item “${one.item}” in the benchmark.`);
		else if (gold === 'several')
			unscored(`Two tasks have an item “${one.item}”: say which by a column “track”, or by --benchmark.`);
		else {
			const task = taskOfGold(gold);
			const name = JSON.stringify([one.system, one.reader, task, one.condition, one.item, one.attempt]);
			const before = seen.get(name);
			if (before !== undefined) {
				unscored(
					`Item “${one.item}” is answered twice; the answer in line ${before} counts. Number attempts by “attempt”.`
				);
			} else {
				seen.set(name, one.line);
				known.push({ one: { ...one, condition: conditionOf(one.condition, task) }, gold });
			}
		}
	}
	return { known, unknown };
}

/** A condition in the letters that the benchmark has for it. */
function conditionOf(written: string | null, task: Task): string | null {
	return conditions[task]?.find((known) => known.toLowerCase() === written?.toLowerCase()) ?? written;
}

function mark(known: readonly Joined[], judgements: Judgements, aids: Aids): Marked[] {
	return known.map(({ one, gold }) => ({
		system: one.system,
		reader: one.reader,
		task: taskOfGold(gold),
		condition: one.condition,
		item: gold.item,
		cluster: gold.cluster,
		attempt: one.attempt,
		confidence: one.confidence,
		groups: gold.groups,
		values: markAnswer(one.text, gold, judgements.of(judgedOf({ one, gold })), aids)
	}));
}

function judgedOf({ one, gold }: Joined): Judged {
	const { system, reader, condition, attempt } = one;
	return { system, reader, task: taskOfGold(gold), condition, item: gold.item, attempt };
}

/** What VLMEvalKit's results beside a file are of: the file holds one system's answers to one task under one condition. */
function besideOf(file: string, known: readonly Joined[]): Beside[] {
	const first = known.find(({ one }) => one.file === file);
	return first
		? [{ file, system: first.one.system, task: taskOfGold(first.gold), condition: first.one.condition }]
		: [];
}

function problemOf({ row: { file, line }, says }: { row: Row; says: string }): Problem {
	return { file, line, key: 'item', says };
}

function asideOf(known: readonly Joined[]): RunReport['aside'] {
	const systems = [...new Set(known.map(({ one }) => one.system))];
	return systems.map((system) => {
		const count = (why: Prediction['aside']) =>
			known.filter(({ one }) => one.system === system && one.aside === why).length;
		return { system, failed: count('failed'), cut: count('cut') };
	});
}

function noItems({ benchmark }: Asked): string {
	return `Nothing is known of the items of ${benchmark}. Give the benchmark's file by --items, or predictions whose rows hold the answers.`;
}

function nothingKnown(predictions: readonly Prediction[], book: GoldBook): string {
	const [first] = predictions;
	const example = [...book.items.keys()].slice(0, 3).join(', ');
	return first
		? `${first.file}:${first.line}: column “item”: “${first.item}” and all others are no items of this benchmark, whose items are called ${example} …. Is it the right file?`
		: 'No answer could be read.';
}
