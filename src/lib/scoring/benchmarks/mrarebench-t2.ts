import { lines } from './python-text.ts';
import { wordOf } from './mrarebench-t1.ts';

/** The six kinds of evidence points that MRareBench tells apart. */
export type Bucket =
	'modality' | 'macro_pattern' | 'micro_pattern' | 'other' | 'cross_image_integration' | 'diagnostic_attribution';

const buckets: Record<string, Bucket> = {
	abstract_modality: 'modality',
	modality: 'modality',
	macroscopic_pattern: 'macro_pattern',
	region_or_field: 'macro_pattern',
	macro_pattern: 'macro_pattern',
	microstructural_pattern: 'micro_pattern',
	micro_pattern: 'micro_pattern',
	cross_image_integration: 'cross_image_integration',
	diagnostic_attribution: 'diagnostic_attribution'
};

/** The bucket of a category as it is written in the files. @example bucketOf('Cross Image Integration') // 'cross_image_integration' */
export function bucketOf(category: string | null): Bucket {
	const bare = (category ?? '')
		.trim()
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '_')
		.replace(/^_+|_+$/g, '');
	return Object.hasOwn(buckets, bare) ? (buckets[bare] ?? 'other') : 'other';
}

const weights: Record<Bucket, number> = {
	modality: 0.5,
	macro_pattern: 1,
	micro_pattern: 1.2,
	other: 1,
	cross_image_integration: 2,
	diagnostic_attribution: 0.75
};

const visual: readonly string[] = ['modality', 'macro_pattern', 'micro_pattern', 'other'];

/** Of one item, in the benchmark's names; `recall` is null where the item has no required point of that level. */
export type Hierarchical = {
	hierarchicalRequiredRecall: number;
	hierVisualGate: number;
	hierCrossGate: number;
	hierLevel1VisualRecall: number | null;
	hierLevel2CrossRecallRaw: number | null;
	hierLevel2CrossRecallGated: number | null;
	hierLevel3DiagRecallRaw: number | null;
	hierLevel3DiagRecallGated: number | null;
};

/**
 * Hierarchical required-evidence recall of MRareBench T2: Σ weight · hit · gate ÷ Σ weight over the required points. Level 1,
 * what is seen, always counts; level 2, across images, only where every level-1 point was hit; level 3, the diagnosis, only
 * where both levels were. A level without points is an open gate.
 *
 * Source: open-compass/VLMEvalKit, `vlmeval/dataset/mrarebench.py`, at e8e78f0. Range 0 … 1. Null without required points.
 * @example hit, hit, missed, hit of modality, macro, cross, attribution: (0.5 + 1) / 4.25 = 0.353
 */
export function hierarchical(hits: readonly (number | boolean)[], categories: readonly string[]): Hierarchical | null {
	if (hits.length === 0 || hits.length !== categories.length) return null;
	const points = hits.map((hit, i) => ({ hit: Number(hit), category: categories[i] ?? 'other' }));
	const gate = (isOf: (category: string) => boolean) =>
		points.every(({ hit, category }) => !isOf(category) || hit === 1) ? 1 : 0;
	const visualGate = gate((category) => visual.includes(category));
	const crossGate = gate((category) => category === 'cross_image_integration');
	const gates = { 1: 1, 2: visualGate, 3: visualGate * crossGate } as const;
	const weightOf = (category: string) => weights[category as Bucket] ?? 1;
	const gated = points.map(({ hit, category }) => ({
		hit,
		level: levelOf(category),
		held: hit * gates[levelOf(category)]
	}));
	const of = (level: 1 | 2 | 3, what: 'hit' | 'held') => {
		const own = gated.filter((point) => point.level === level);
		return own.length === 0 ? null : own.reduce((sum, point) => sum + point[what], 0) / own.length;
	};
	const all = points.reduce((sum, { category }) => sum + weightOf(category), 0);
	const held = gated.reduce((sum, point, i) => sum + point.held * weightOf(points[i]?.category ?? ''), 0);
	return {
		hierarchicalRequiredRecall: held / all,
		hierVisualGate: visualGate,
		hierCrossGate: crossGate,
		hierLevel1VisualRecall: of(1, 'hit'),
		hierLevel2CrossRecallRaw: of(2, 'hit'),
		hierLevel2CrossRecallGated: of(2, 'held'),
		hierLevel3DiagRecallRaw: of(3, 'hit'),
		hierLevel3DiagRecallGated: of(3, 'held')
	};
}

export function levelOf(category: string): 1 | 2 | 3 {
	return category === 'cross_image_integration' ? 2 : category === 'diagnostic_attribution' ? 3 : 1;
}

/**
 * A judge's YES and NO lines, `n` of them: first the required points, then the optional ones, then contradictions of the
 * required ones. Lines that say neither are passed over; those that are missing are 0.
 * @example yesLines('YES NO\nNO', 2) // [1, 0]
 */
export function yesLines(answer: string, n: number): number[] {
	const said = lines(answer)
		.map(wordOf)
		.filter((word) => word !== null)
		.map((word) => (word === 'yes' ? 1 : 0));
	return Array.from({ length: n }, (_, i) => said[i] ?? 0);
}

/** The context without the sentence that gives the diagnosis away, for the condition that withholds it (NoDx). */
export function withoutDiagnosis(context: string): string {
	return context.replace(/^\s*Established diagnosis:\s*[^.]*\.\s*/i, '').trim();
}
