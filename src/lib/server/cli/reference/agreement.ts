import { blandAltman } from '#lib/scoring/agreement/bland-altman.ts';
import { cohenKappa, type Rating } from '#lib/scoring/agreement/cohen-kappa.ts';
import { correlation } from '#lib/scoring/agreement/correlation.ts';
import { cronbachAlpha } from '#lib/scoring/agreement/cronbach-alpha.ts';
import { fleissKappa } from '#lib/scoring/agreement/fleiss-kappa.ts';
import { gwetAc } from '#lib/scoring/agreement/gwet-ac.ts';
import { icc } from '#lib/scoring/agreement/icc.ts';
import { krippendorffAlpha, type Level } from '#lib/scoring/agreement/krippendorff-alpha.ts';
import { linCcc } from '#lib/scoring/agreement/lin-ccc.ts';
import type { Weighting } from '#lib/scoring/agreement/weights.ts';
import type { Given } from '#lib/scoring/missing.ts';
import type { Routine } from './routine.ts';

type Confidence = { conf_level?: number };
type Categories = { categories: (string | number)[]; weights?: Weighting };
type Pairs = Confidence & { a: Given[]; b: Given[] };

export const agreement: Record<string, Routine> = {
	cohen_kappa: (input: Confidence & Categories & { a: Rating[]; b: Rating[] }) =>
		cohenKappa(input.a, input.b, input.categories, input.weights ?? 'unweighted', input.conf_level),
	fleiss_kappa: ({ ratings, categories }: Categories & { ratings: Rating[][] }) => fleissKappa(ratings, categories),
	krippendorff_alpha: ({ ratings, level }: { ratings: Rating[][]; level: Level }) => krippendorffAlpha(ratings, level),
	gwet_ac: ({ ratings, categories, weights }: Categories & { ratings: Rating[][] }) =>
		gwetAc(ratings, categories, weights ?? 'unweighted'),
	icc: ({ ratings, conf_level }: Confidence & { ratings: Given[][] }) => {
		const { oneWay, agreement, consistency, oneWayOfMean, agreementOfMean, consistencyOfMean, ...rest } = icc(
			ratings,
			conf_level
		);
		return {
			...rest,
			icc_1_1: oneWay,
			icc_a_1: agreement,
			icc_c_1: consistency,
			icc_1_k: oneWayOfMean,
			icc_a_k: agreementOfMean,
			icc_c_k: consistencyOfMean
		};
	},
	cronbach_alpha: ({ scores, conf_level }: Confidence & { scores: Given[][] }) => cronbachAlpha(scores, conf_level),
	bland_altman: ({ a, b, conf_level }: Pairs) => blandAltman(a, b, conf_level),
	lin_ccc: ({ a, b }: Pairs) => linCcc(a, b),
	correlation: (input: Confidence & { x: Given[]; y: Given[]; method: 'pearson' | 'spearman' | 'kendall' }) =>
		correlation(input.x, input.y, input.method, input.conf_level)
};
