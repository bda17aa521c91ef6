import type { Given } from '#lib/scoring/missing.ts';
import { panelAgainstModel } from '#lib/scoring/readers/panel-against-model.ts';
import { power, type Planned } from '#lib/scoring/readers/power.ts';
import { twoConditions } from '#lib/scoring/readers/two-conditions.ts';
import { unbiased, unbiasedDifference } from '#lib/scoring/readers/unbiased.ts';
import { williams } from '#lib/scoring/readers/williams.ts';
import type { Routine } from './routine.ts';

type Level = { conf_level?: number };
type Against = Level & { human: Given[][]; model: Given[] };
type Two = Level & { condition_a: Given[][]; condition_b: Given[][] };
type Tables = Level & { scores: Given[][]; scores_b?: Given[][] | null };
type Plan = Omit<Planned, 'pilotCases' | 'varTr' | 'varError'> & {
	pilot_cases: number;
	var_tr: number;
	var_error: number;
};

export const readers: Record<string, Routine> = {
	mrmc_human_vs_model: ({ human, model, conf_level }: Against) => panelAgainstModel(human, model, conf_level),
	mrmc_two_conditions: ({ condition_a, condition_b, conf_level }: Two) =>
		twoConditions(condition_a, condition_b, conf_level),
	mrmc_ustat: ({ scores, scores_b, conf_level }: Tables) =>
		scores_b ? unbiasedDifference(scores, scores_b, conf_level) : unbiased(scores, conf_level),
	mrmc_power: ({ pilot_cases, var_tr, var_error, ...rest }: Plan) =>
		power({ ...rest, pilotCases: pilot_cases, varTr: var_tr, varError: var_error }),
	williams_design: ({ conditions }: { conditions: number }) => ({ sequences: williams(conditions) })
};
