/** The benchmarks whose answers can be scored. `multiple-choice` is any dataset of questions with lettered options. */
export const benchmarks = ['mrarebench', 'med-cmr', 'neural-medbench', 'multiple-choice'] as const;
export type Benchmark = (typeof benchmarks)[number];

/** A part of a benchmark with measures of its own, and under which condition it was asked (null: there is only one). */
export type Dataset = { benchmark: Benchmark; task: Task; condition: string | null };
export type Task = 'T1' | 'T2' | 'MCQ' | 'open' | 'direct' | 'complex' | 'multi-round';

/**
 * The names under which VLMEvalKit and the benchmarks' own files know their parts. Of MRareBench the name says what was
 * shown: LC is the reference (findings taken out of the text), FD discloses them, TO shows no image; Grd shows the images, Rec
 * none, NoDx keeps the diagnosis back.
 */
const names: Record<string, Dataset> = {
	MRareBench_Diagnosis: { benchmark: 'mrarebench', task: 'T1', condition: 'LC' },
	MRareBench_Diagnosis_FD: { benchmark: 'mrarebench', task: 'T1', condition: 'FD' },
	MRareBench_Diagnosis_TO: { benchmark: 'mrarebench', task: 'T1', condition: 'TO' },
	diagnosis_opened: { benchmark: 'mrarebench', task: 'T1', condition: null },
	MRareBench_EvidenceVerif: { benchmark: 'mrarebench', task: 'T2', condition: 'Grd' },
	MRareBench_EvidenceVerif_TO: { benchmark: 'mrarebench', task: 'T2', condition: 'Rec' },
	MRareBench_EvidenceVerif_NoDx: { benchmark: 'mrarebench', task: 'T2', condition: 'NoDx' },
	evidence_verification_opened_FULL609: { benchmark: 'mrarebench', task: 'T2', condition: null },
	'cmed.copy.mcq_cate.cleaned': { benchmark: 'med-cmr', task: 'MCQ', condition: null },
	MedCMR_MCQ: { benchmark: 'med-cmr', task: 'MCQ', condition: null },
	'cmed.copy.open_taged.cleaned': { benchmark: 'med-cmr', task: 'open', condition: null },
	MedCMR_Open: { benchmark: 'med-cmr', task: 'open', condition: null },
	'direct-diagnosis': { benchmark: 'neural-medbench', task: 'direct', condition: null },
	'complex-diseases': { benchmark: 'neural-medbench', task: 'complex', condition: null },
	'multi-round-dialogue': { benchmark: 'neural-medbench', task: 'multi-round', condition: null }
};

/** Conditions under which the tasks of a benchmark are asked; the first is the reference. */
export const conditions: Partial<Record<Task, readonly string[]>> = {
	T1: ['LC', 'FD', 'TO'],
	T2: ['Grd', 'Rec', 'NoDx']
};

/** Whether a task is asked under a condition, in whatever case its letters are written. */
export function hasCondition(task: Task, condition: string | null): boolean {
	return conditions[task]?.some((known) => known.toLowerCase() === condition?.toLowerCase()) ?? false;
}

/** A task by its name, as a column `track` may have it. */
export function taskNamed(name: string | null): Task | null {
	const known = Object.values(names).find(({ task }) => task.toLowerCase() === name?.toLowerCase());
	return known?.task ?? null;
}

/**
 * Which part of which benchmark a file holds, by its name, and what the name says before it: of a file of predictions,
 * `<system>_<dataset>`. Null where the name holds none.
 * @example datasetNamed('GPT4o_MRareBench_Diagnosis_FD.xlsx') // { dataset: …T1, FD, system: 'GPT4o' }
 */
export function datasetNamed(fileName: string): { dataset: Dataset; system: string } | null {
	const stem = plain(fileName.replace(/^.*[\\/]/, '').replace(/\.[a-z]+$/i, ''));
	const found = Object.entries(names)
		.filter(([name]) => stem.bare.endsWith(plain(name).bare))
		.sort(([one], [other]) => other.length - one.length)[0];
	if (!found) return null;
	const system = stem.whole.slice(0, stem.whole.length - found[0].length).replace(/[_-]+$/, '');
	return { dataset: found[1], system };
}

/**
 * A benchmark, a task of it, or a dataset, as somebody asks for it: `mrarebench`, `mrarebench-t1`, `MRareBench_Diagnosis_TO`.
 * Null where it is none.
 */
export function benchmarkAsked(
	name: string
): { benchmark: Benchmark; dataset: Dataset | null; task: Task | null } | null {
	const asked = spare(name);
	const dataset = Object.entries(names).find(([known]) => spare(known) === asked)?.[1];
	if (dataset) return { benchmark: dataset.benchmark, dataset, task: dataset.task };
	const benchmark = benchmarks.find((known) => asked.startsWith(spare(known)));
	if (!benchmark) return null;
	const rest = asked.slice(spare(benchmark).length);
	const task = [...new Set(Object.values(names))].find(
		(known) => known.benchmark === benchmark && spare(known.task) === rest
	)?.task;
	return rest === '' || task ? { benchmark, dataset: null, task: task ?? null } : null;
}

function plain(name: string): { whole: string; bare: string } {
	return { whole: name, bare: name.toLowerCase().replace(/[-\s]/g, '_') };
}

function spare(name: string): string {
	return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
