import type { Estimate } from '#lib/scoring/score.ts';
import { brier, type Stated } from '#lib/scoring/metrics/brier.ts';
import {
	calibrationCurve,
	confidenceGap,
	leastForCurve,
	type CalibrationStep
} from '#lib/scoring/metrics/calibration.ts';

export type { CalibrationStep };

/** How sure and how right over many stations. `curve` null: fewer answers than `least`, so none is drawn. */
export type CalibrationReport = { brier: Estimate; gap: number | null; curve: CalibrationStep[] | null; least: number };

/** The confidence of many first choices against how they turned out. */
export function calibrationReport(stated: readonly Stated[]): CalibrationReport {
	return {
		brier: brier(stated),
		gap: confidenceGap(stated),
		curve: calibrationCurve(stated),
		least: leastForCurve
	};
}
