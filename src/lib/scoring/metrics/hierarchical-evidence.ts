/** A required point of evidence: its level, its category where the source gives one, and whether the answer holds it. */
export type RequiredPoint = { level: 1 | 2 | 3; category?: string | undefined; hit: boolean };

const byLevel = { 1: 1, 2: 2, 3: 0.75 } as const;
const byCategory: Record<string, number> = {
	abstract_modality: 0.5,
	modality: 0.5,
	macroscopic_pattern: 1,
	region_or_field: 1,
	macro_pattern: 1,
	microstructural_pattern: 1.2,
	micro_pattern: 1.2,
	cross_image_integration: 2,
	diagnostic_attribution: 0.75
};

/**
 * Required evidence with gates: a relation across images (level 2) counts only where every required visible finding (level 1)
 * is held, and what ties it to the diagnosis (level 3) only where levels 1 and 2 are. Σ weight · hit · gate ÷ Σ weight.
 * A level without required points is an open gate. Weights: by category where one is given (an unknown one weighs 1), else
 * 1, 2 and 0.75 for levels 1, 2 and 3.
 *
 * Source: MRareBench T2, "hierarchical required-evidence recall", as computed by VLMEvalKit (`vlmeval/dataset/mrarebench.py`).
 * There the level follows from the category; here the key states it.
 * Range 0 … 1. Undefined (null) without required points.
 * @example a modality and a pattern hit, the relation missed, the attribution hit: (0.5 + 1) / 4.25 = 0.353
 */
export function hierarchicalEvidence(points: readonly RequiredPoint[]): {
	gated: number | null;
	gate1: number;
	gate2: number;
} {
	const open = (level: 1 | 2) => Number(points.every((point) => point.level !== level || point.hit));
	const [gate1, gate2] = [open(1), open(2)];
	const gate = { 1: 1, 2: gate1, 3: gate1 * gate2 } as const;
	const all = points.reduce((sum, point) => sum + weightOf(point), 0);
	const held = points.reduce((sum, point) => sum + weightOf(point) * Number(point.hit) * gate[point.level], 0);
	return { gated: all === 0 ? null : held / all, gate1, gate2 };
}

function weightOf({ level, category }: RequiredPoint): number {
	if (!category) return byLevel[level];
	return byCategory[category.toLowerCase().replace(/[^a-z0-9]+/g, '_')] ?? 1;
}
