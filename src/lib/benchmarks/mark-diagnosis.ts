import { rankedList } from '#lib/scoring/benchmark-text.ts';
import { errorClasses, errorClassOf, passed } from '#lib/scoring/benchmarks/neural-medbench.ts';
import { yesOf } from './judgement.ts';
import type { Aids, GoldOf, Values } from './marking.ts';
import { textOf, type Row } from './row.ts';
import { textValues } from './text-values.ts';

/** By the grader's two criteria and the class of error where there is a judgement; what a clinician would accept beside it. */
export function markDiagnosis(answer: string, gold: GoldOf<'diagnosis'>, judged: Row | null, aids: Aids): Values {
	const first = rankedList(answer)[0] ?? '';
	return {
		...byGrader(judged, gold.task === 'direct' ? { ...aids, passRule: 'diagnosis' } : aids),
		'clinical accuracy': aids.isSame(first, gold.names) ? 1 : 0,
		...textValues(answer, gold.reference, aids)
	};
}

function byGrader(row: Row | null, { passRule }: Aids): Values {
	if (!row) return {};
	const condition = yesOf(textOf(row, 'main_condition', 'criterion_1', 'criterion1'));
	const diagnosis = yesOf(textOf(row, 'core_diagnosis', 'criterion_2', 'criterion2'));
	const pass = passed({ condition, diagnosis }, passRule);
	const error = errorClassOf(textOf(row, 'error', 'error_class') ?? '');
	return {
		...(pass !== null && { passed: pass ? 1 : 0 }),
		...(condition !== null && { 'main condition': condition ? 1 : 0 }),
		...(diagnosis !== null && { 'core diagnosis': diagnosis ? 1 : 0 }),
		...(error && Object.fromEntries(errorClasses.map((name) => [`error: ${name}`, name === error ? 1 : 0])))
	};
}
