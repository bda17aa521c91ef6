import type { CalibrationStep } from '../metrics/calibration.ts';
import type { Estimate } from '../score.ts';
import type { Against } from './against-physicians.ts';
import type { BoardRow } from './board.ts';
import type { ContrastFound } from './contrasts.ts';
import type { Measure } from './measure.ts';
import type { Pair } from './pairs.ts';

/** Everything that was computed from the answers that were handed over, and what was not. */
export type RunReport = {
	benchmark: string;
	madeAt: string;
	drawing: { seed: number; replicates: number };
	files: ReadFile[];
	systems: { system: string; isHuman: boolean; readers: number }[];
	measures: Record<string, readonly Measure[]>;
	board: BoardRow[];
	/** Where physicians answered: everybody on the items that they answered, so that no two sets of items stand side by side. */
	shared: BoardRow[];
	/** How many answers were scored, to how many items of how many source cases. */
	counts: { answers: number; items: number; cases: number };
	against: (Against & Place & { name: string })[];
	pairs: (Pair & Place)[];
	contrasts: ContrastFound[];
	calibration: (Place & { system: string; brier: Estimate; error: Estimate; steps: CalibrationStep[] | null })[];
	correspondence: Correspondence[];
	unscored: Unscored[];
	aside: { system: string; failed: number; cut: number }[];
	missing: { system: string; task: string; condition: string | null; items: string[] }[];
	checks: Check[];
	/** What holds of the whole report, such as a scale that is not published. */
	notes: string[];
};

export type Place = {
	task: string;
	condition: string | null;
	measure: string;
	pHolm?: number | null;
	pAdjusted?: number | null;
};
export type ReadFile = {
	name: string;
	sha256: string;
	rows: number;
	holds: 'predictions' | 'items' | 'judgements' | 'results';
};

/** An answer that no number rests on, and why. */
export type Unscored = { file: string; line: number; key: string; item: string | null; system: string; says: string };

/** VLMEvalKit's own number beside ours: the same, or the rows that differ. */
export type Check = {
	file: string;
	measure: string;
	theirs: number;
	ours: number | null;
	same: boolean;
	/** Why they differ, where it is known. */
	says?: string;
	rows: { item: string; theirs: string; ours: string }[];
};

/** How often the diagnosis is named first where the evidence was seen: both tasks on one source case, over all thresholds. */
export type Correspondence = {
	system: string;
	theta: number;
	counts: { bothRight: number; evidenceOnly: number; diagnosisOnly: number; neither: number };
	estimate: Estimate;
	curve: { theta: number; n: number; share: number | null }[];
};
