import { shareInterval } from '../comparison/share-interval.ts';
import type { Estimate } from '../score.ts';

/** One source case on which a system did both tasks: how much of the evidence, and was the diagnosis named first. */
export type BothTasks = { evidence: number; diagnosisFirst: boolean };

export type Corresponding = {
	theta: number;
	counts: { bothRight: number; evidenceOnly: number; diagnosisOnly: number; neither: number };
	estimate: Estimate;
	curve: { theta: number; n: number; share: number | null }[];
};

/**
 * Cross-track correspondence of MRareBench: of the cases whose evidence (T2, with images) was seen, hierarchical recall ≥ θ,
 * the share whose diagnosis (T1) is named first; with the two-by-two table and the curve over all θ. Wilson's interval.
 *
 * Source: the benchmark reports 26.3 %; its θ and its condition are not published, so θ is shown and 0.5 unless said.
 * Undefined (null) where no case reaches θ.
 * @example correspondence([{ evidence: 1, diagnosisFirst: true }, { evidence: 0.6, diagnosisFirst: false }], 0.5).estimate.value // 1/2
 */
export function correspondence(cases: readonly BothTasks[], theta = 0.5): Corresponding {
	const of = (seen: boolean, first: boolean) =>
		cases.filter((one) => one.evidence >= theta === seen && one.diagnosisFirst === first).length;
	const [bothRight, evidenceOnly] = [of(true, true), of(true, false)];
	const { estimate, lower, upper } = shareInterval(bothRight, bothRight + evidenceOnly, 'wilson');
	const steps = Array.from({ length: 41 }, (_, i) => i / 40);
	return {
		theta,
		counts: { bothRight, evidenceOnly, diagnosisOnly: of(false, true), neither: of(false, false) },
		estimate: { value: estimate, n: bothRight + evidenceOnly, low: lower, high: upper, method: 'Wilson' },
		curve: steps.map((at) => {
			const seen = cases.filter(({ evidence }) => evidence >= at);
			const share = seen.length === 0 ? null : seen.filter(({ diagnosisFirst }) => diagnosisFirst).length / seen.length;
			return { theta: at, n: seen.length, share };
		})
	};
}
