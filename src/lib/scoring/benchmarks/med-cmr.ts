/** Of one open answer, as a judge marks it, each on one scale. */
export type OpenDimensions = { con: number; coh: number; va: number; gt: number };

/**
 * Med-CMR's open score: (Con + Coh + 4·VA + 4·GT) / 10. Consistency, coherence, visual accuracy and agreement with the expert
 * reference, on whatever scale they have; the benchmark reports 0 … 100, and its judge's raw scale is not published.
 * Source: arXiv 2512.00818, equation 1.
 * @example openScore({ con: 97.77, coh: 88.86, va: 40.45, gt: 34.65 }) // 48.70
 */
export function openScore({ con, coh, va, gt }: OpenDimensions): number {
	return (con + coh + 4 * va + 4 * gt) / 10;
}

/**
 * Accuracy over all questions, in per cent, from accuracies by task in per cent as tables round them: what was right is a whole
 * number of questions, and is taken to be the nearest. Null without a question.
 * @example microAccuracy({ SOD: 66.67, TP: 100 }, { SOD: 3, TP: 1 }) // 2 of 3 and 1 of 1: 75
 */
export function microAccuracy(
	accuracy: Readonly<Record<string, number>>,
	n: Readonly<Record<string, number>>
): number | null {
	const tasks = Object.keys(accuracy).filter((task) => (n[task] ?? 0) > 0);
	const all = tasks.reduce((sum, task) => sum + (n[task] ?? 0), 0);
	const right = tasks.reduce((sum, task) => sum + Math.round(((accuracy[task] ?? 0) * (n[task] ?? 0)) / 100), 0);
	return all === 0 ? null : (right / all) * 100;
}

/**
 * The letter that an answer gives, of those there are: the whole answer is one; a line "answer: X", the last; a line that is
 * one letter and no other line another. Null where none can be read, which counts as wrong and is counted apart.
 * The benchmark's own expression is not published; this is the reading that its prompt asks for.
 * @example letterOf('Reasoning: …\nAnswer: B', ['A', 'B']) // 'B'
 */
export function letterOf(answer: string, letters: readonly string[]): string | null {
	const one = `[${letters.join('')}${letters.join('').toLowerCase()}]`;
	const lone = new RegExp(`^[\\s"'“”(（[【*_]*(${one})[\\s"'“”)）\\]】*_.。:：,，]*$`, 'u');
	const named = new RegExp(
		`(?:answer|答案)\\s*(?:is|为|是)?\\s*[:：]?[\\s*_"'(（[【]*(${one})(?![\\p{L}\\p{N}])`,
		'giu'
	);
	const [, whole] = lone.exec(answer) ?? [];
	if (whole) return whole.toUpperCase();
	const last = [...answer.matchAll(named)].at(-1)?.[1];
	if (last) return last.toUpperCase();
	const lines = answer.split('\n').flatMap((line) => lone.exec(line)?.[1]?.toUpperCase() ?? []);
	return new Set(lines).size === 1 ? (lines[0] ?? null) : null;
}
