import { describe, expect, test } from 'vitest';
import { conceptOverlap } from '#lib/scoring/metrics/concept-overlap.ts';
import { conceptsIn } from '#lib/scoring/metrics/concepts-in.ts';
import { ownDiagnoses } from '#lib/server/vocabulary.ts';
import { idsInText } from '#lib/vocabulary/running-text.ts';
import { vocabularyOf } from '#lib/vocabulary/vocabulary.ts';
import { root } from '#test/build/tree.ts';

const vocabulary = vocabularyOf(await ownDiagnoses(root));
const idsNamed = (name: string) => idsInText(vocabulary, name);

describe('names in running text', () => {
	test('are abbreviations only in capitals', () => {
		expect(conceptsIn('He came late, with his left hand as it is', idsNamed).flatMap((ids) => [...ids])).toEqual([]);
		expect(idsNamed('HAND').size).toBeGreaterThan(0);
		expect(idsNamed('coma').size).toBeGreaterThan(0);
	});
	test.each([
		['Most likely ALS; less likely Guillain-Barré syndrome.', 'amyotrophic lateral sclerosis', 2 / 3],
		['肌萎缩侧索硬化', 'Amyotrophic lateral sclerosis (ALS)', 1]
	])('“%s” against “%s”', (answer, reference, expected) => {
		expect(conceptOverlap(answer, reference, idsNamed)).toBeCloseTo(expected, 12);
	});
});
