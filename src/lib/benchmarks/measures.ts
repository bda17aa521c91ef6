import { errorClasses } from '#lib/scoring/benchmarks/neural-medbench.ts';
import type { Marked } from '#lib/scoring/runs/marked.ts';
import type { Measure } from '#lib/scoring/runs/measure.ts';
import type { Benchmark } from './dataset.ts';

const share = (name: string, by: Measure['by'] = 'benchmark'): Measure => ({ name, reads: 'share', by });

const t1: Measure[] = [
	...['Recall@1', 'Recall@3', 'Recall@5', 'Recall@10', 'MRR'].map((name) => share(name)),
	{ name: 'MR', reads: 'rank', by: 'benchmark' },
	share('hit rate'),
	share('parse-fail rate'),
	share('clinical Recall@1', 'clinical'),
	share('clinical Recall@10', 'clinical'),
	share('judge: present'),
	share('judge: first'),
	{ name: 'judge: type match (0 to 3)', reads: 'rank', by: 'benchmark' },
	share('judge: specific'),
	share('judge: coherent'),
	share('judge score')
];

const t2: Measure[] = [
	share('hierarchical recall'),
	share('required recall'),
	share('full required coverage'),
	share('full hierarchical coverage'),
	share('optional recall'),
	share('required contradiction rate'),
	share('visual gate'),
	share('cross-image gate'),
	share('level 1 recall'),
	share('level 2 recall, raw'),
	share('level 2 recall, gated'),
	share('level 3 recall, raw'),
	share('level 3 recall, gated'),
	{ name: 'hierarchical drop', reads: 'difference', by: 'benchmark' },
	share('mirror: hierarchical recall', 'text'),
	share('mirror: required recall', 'text'),
	share('mirror: optional recall', 'text'),
	share('mirror: grounded sentences', 'text'),
	share('mirror: image-grounded recall', 'text'),
	share('image coverage'),
	share('images named that are not there'),
	share('image labels'),
	share('attribution hallucination rate'),
	share('image selection recall'),
	share('image selection precision'),
	share('image selection off target')
];

const texts: Measure[] = ['BERTScore F1', 'token F1', 'ROUGE-L', 'chrF', 'concept overlap'].map((name) =>
	share(name, 'text')
);

const question: Measure[] = [
	share('accuracy by letter'),
	share('accuracy by VLMEvalKit’s inference'),
	share('no letter read')
];

const open: Measure[] = [
	...['open score', 'consistency', 'coherence', 'visual accuracy', 'ground truth'].map((name) => share(name)),
	...texts
];

const diagnosis: Measure[] = [
	share('pass@1'),
	share('pass@1, mean of attempts'),
	share('pass@5'),
	share('pass^5'),
	share('main condition'),
	share('core diagnosis'),
	share('clinical accuracy', 'clinical'),
	...texts,
	...errorClasses.map((name) => share(`error: ${name}`))
];

const ofTask: Record<string, readonly Measure[]> = {
	T1: t1,
	T2: t2,
	MCQ: question,
	open,
	direct: diagnosis,
	complex: diagnosis,
	'multi-round': diagnosis
};

/** By which systems are compared: the first of these that the answers hold. */
const primaries: Record<string, readonly string[]> = {
	T1: ['Recall@1'],
	T2: ['hierarchical recall', 'mirror: hierarchical recall'],
	open: ['open score', 'BERTScore F1', 'token F1'],
	direct: ['pass@1', 'clinical accuracy'],
	complex: ['pass@1', 'clinical accuracy'],
	'multi-round': ['pass@1', 'clinical accuracy']
};

/** The measures that the answers hold anything of, by task, in the order of tables, with the one that systems are compared by. */
export function measuresIn(marked: readonly Marked[], benchmark: Benchmark): Record<string, Measure[]> {
	const held = new Map<string, Set<string>>();
	for (const { task, values } of marked) {
		const names = held.get(task) ?? new Set();
		held.set(task, names);
		for (const name in values) if (values[name] !== null) names.add(name);
	}
	const ofQuestions = benchmark === 'med-cmr' ? 'accuracy by letter' : 'accuracy by VLMEvalKit’s inference';
	return Object.fromEntries(
		[...held].map(([task, names]) => {
			const primary = (primaries[task] ?? [ofQuestions]).find((name) => names.has(name));
			const measures = (ofTask[task] ?? []).filter(({ name }) => names.has(name));
			return [task, measures.map((one) => (one.name === primary ? { ...one, isPrimary: true as const } : one))];
		})
	);
}
