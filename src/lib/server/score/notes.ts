import type { Gold } from '#lib/benchmarks/gold.ts';
import type { Measure } from '#lib/scoring/runs/measure.ts';
import type { Asked } from './asked.ts';

type Known = {
	asked: Asked;
	measures: Record<string, readonly Measure[]>;
	judgeScale: number;
	texts: string | null;
	kinds: ReadonlySet<Gold['kind']>;
};

/** What a reader of the numbers must know: readings that are not published, and what was not available. */
export function notesOn({ asked, measures, judgeScale, texts, kinds }: Known): string[] {
	const has = (task: string, name: string) => measures[task]?.some((one) => one.name === name) ?? false;
	const isGraded = ['direct', 'complex', 'multi-round'].some((task) => has(task, 'pass@1'));
	const rules = { both: 'both criteria', either: 'either criterion', diagnosis: 'the core diagnosis' };
	return [
		...(kinds.has('T2') && !has('T2', 'hierarchical recall')
			? [
					'T2 without judgements: what is shown is the mirror by TF-IDF likeness (τ 0.5), which is stricter than the judge and bears its own name.'
				]
			: []),
		...(has('open', 'open score')
			? [
					`Judge's marks of open answers were read as 0 to ${judgeScale}; the scale of the benchmark's judge is not published in our sources.`
				]
			: []),
		...(kinds.has('open') && !has('open', 'open score')
			? ['Open answers without judgements have no open score; likeness to the reference is shown under its own names.']
			: []),
		...(asked.benchmark === 'med-cmr' && has('MCQ', 'accuracy by letter')
			? [
					'The benchmark’s expression for reading the letter is not published; ours reads the letter that its prompt asks for.'
				]
			: []),
		...(isGraded
			? [
					`An answer passes by ${rules[asked.passRule]} of the grader (L1: the core diagnosis); the benchmark does not say which. pass@5 is of five attempts, not of a list of five.`
				]
			: []),
		...(texts ? [texts] : [])
	];
}
