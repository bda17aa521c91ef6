import { openScore } from '#lib/scoring/benchmarks/med-cmr.ts';
import { numberIn } from './cells.ts';
import type { Aids, GoldOf, Values } from './marking.ts';
import type { Row } from './row.ts';
import { textValues } from './text-values.ts';

const columns = {
	con: ['con', 'Con', 'consistency'],
	coh: ['coh', 'Coh', 'coherence'],
	va: ['va', 'VA', 'visual_accuracy'],
	gt: ['gt', 'GT', 'ground_truth']
} as const;

/** By the judge's four dimensions where there is a judgement; likeness of texts beside it, never under its name. */
export function markOpen(answer: string, { reference }: GoldOf<'open'>, judged: Row | null, aids: Aids): Values {
	const dimensions = judged && dimensionsIn(judged, aids.judgeScale);
	return {
		...(dimensions && {
			'open score': openScore(dimensions),
			consistency: dimensions.con,
			coherence: dimensions.coh,
			'visual accuracy': dimensions.va,
			'ground truth': dimensions.gt
		}),
		...textValues(answerIn(answer), reference, aids)
	};
}

/** What a judge marked, as it stands in the file; empty where it did not mark all four. */
export function openMarks(row: Row): number[] {
	const marks = Object.values(columns).map((names) =>
		names.map((name) => numberIn(row.cells[name])).find((mark) => mark !== null)
	);
	return marks.every((mark) => typeof mark === 'number') ? marks : [];
}

function dimensionsIn(row: Row, scale: number) {
	const [con, coh, va, gt] = openMarks(row).map((mark) => mark / scale);
	return con === undefined || coh === undefined || va === undefined || gt === undefined ? null : { con, coh, va, gt };
}

/** The benchmark asks for “Reasoning: … Answer: …”; the reference is an answer. */
export function answerIn(answer: string): string {
	const parts = answer.split(/(?:^|\n)\s*\**(?:final\s+)?answer\**\s*[:：]/i);
	return (parts.at(-1) ?? answer).trim();
}
