import { describe, expect, test } from 'vitest';
import { hierarchicalEvidence } from '#lib/scoring/metrics/hierarchical-evidence.ts';

const levels = {
	modality: 1,
	macro_pattern: 1,
	micro_pattern: 1,
	other: 1,
	cross_image_integration: 2,
	diagnostic_attribution: 3
} as const;
type Category = keyof typeof levels;

describe('required evidence with gates', () => {
	// Computed by VLMEvalKit's own functions (open-compass/VLMEvalKit @ e8e78f0, vlmeval/dataset/mrarebench.py).
	const four: Category[] = ['modality', 'macro_pattern', 'cross_image_integration', 'diagnostic_attribution'];
	const vectors: [
		hits: (0 | 1)[],
		categories: Category[],
		expected: { gated: number; gate1: number; gate2: number }
	][] = [
		[[1, 1, 1, 1], four, { gated: 1, gate1: 1, gate2: 1 }],
		[[1, 1, 0, 1], four, { gated: 0.35294117647058826, gate1: 1, gate2: 0 }],
		[[1], ['diagnostic_attribution'], { gated: 1, gate1: 1, gate2: 1 }],
		[[0, 0], ['other', 'cross_image_integration'], { gated: 0, gate1: 0, gate2: 0 }],
		[
			[1, 1, 1, 0, 1],
			[
				'macro_pattern',
				'micro_pattern',
				'cross_image_integration',
				'cross_image_integration',
				'diagnostic_attribution'
			],
			{ gated: 0.60431654676259, gate1: 1, gate2: 0 }
		]
	];
	test.each(vectors)('%j of %j', (hits, categories, { gated, gate1, gate2 }) => {
		const points = categories.map((category, i) => ({ category, level: levels[category], hit: hits[i] === 1 }));
		const found = hierarchicalEvidence(points);
		expect(found.gated).toBeCloseTo(gated, 12);
		expect([found.gate1, found.gate2]).toEqual([gate1, gate2]);
	});

	test('without categories the levels weigh 1, 2 and 0.75', () => {
		const points = [
			{ level: 1, hit: true },
			{ level: 2, hit: true },
			{ level: 3, hit: false }
		] as const;
		expect(hierarchicalEvidence(points)).toEqual({ gated: 3 / 3.75, gate1: 1, gate2: 1 });
	});

	test('a missed finding shuts what rests on it', () => {
		const points = [
			{ level: 1, hit: false },
			{ level: 2, hit: true },
			{ level: 3, hit: true }
		] as const;
		expect(hierarchicalEvidence(points)).toEqual({ gated: 0, gate1: 0, gate2: 1 });
	});

	test('is undefined without required points', () => {
		expect(hierarchicalEvidence([]).gated).toBeNull();
	});
});
