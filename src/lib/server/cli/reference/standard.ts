import type { Given } from '#lib/scoring/missing.ts';
import { crossedLogistic } from '#lib/scoring/scales/crossed-logistic.ts';
import { rasch } from '#lib/scoring/scales/rasch.ts';
import { borderline } from '#lib/scoring/standard/borderline.ts';
import { gStudyCrossed } from '#lib/scoring/standard/g-study-crossed.ts';
import { gStudyNested } from '#lib/scoring/standard/g-study-nested.ts';
import type { Routine } from './routine.ts';

type Rows = { rows: (number | string)[][]; columns: string[] };
type Four = [number, number, number, number];
type Graded = { checklist: Given[]; global: Given[]; borderline: number };

export const standard: Record<string, Routine> = {
	borderline_regression: (input: Graded) => borderline(input.checklist, input.global, input.borderline),
	g_study_crossed: (input: { scores: Given[][]; n_prime?: number }) => gStudyCrossed(input.scores, input.n_prime),
	g_study_nested_raters: ({ scores }: { scores: Given[][][] }) => gStudyNested(scores),
	rasch_cml: ({ responses }: { responses: Given[][] }) => rasch(responses),
	crossed_logistic_glmm: ({ rows, columns }: Rows) => {
		const column = (name: string) => columns.indexOf(name);
		const [reader, at, model, correct] = ['reader', 'case', 'model', 'correct'].map(column) as Four;
		const found = crossedLogistic(
			rows.map((row) => ({
				reader: row[reader] ?? '',
				case: row[at] ?? '',
				x: Number(row[model]),
				right: Number(row[correct])
			}))
		);
		return { ...found, modelEffect: found.effect, modelEffectSe: found.effectSe };
	}
};
