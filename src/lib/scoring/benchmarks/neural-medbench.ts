/** What a grader says of one answer: was the main condition met, and the core diagnosis. Null where it did not say. */
export type TwoCriteria = { condition: boolean | null; diagnosis: boolean | null };

/** How two criteria become one pass. The benchmark's figure shows two and does not say: kept beside every number. */
export type PassRule = 'both' | 'either' | 'diagnosis';

/**
 * Whether an answer passes by Neural-MedBench's two-criteria grader: both criteria (the reading used here), either, or the
 * core diagnosis alone, which is what its first level asks. Null where a criterion that decides was not graded.
 * @example passed({ condition: true, diagnosis: false }, 'both') // false
 */
export function passed({ condition, diagnosis }: TwoCriteria, rule: PassRule): boolean | null {
	if (rule === 'diagnosis') return diagnosis;
	const [one, other] = [condition, diagnosis];
	const decides = rule === 'either';
	if (one === decides || other === decides) return decides;
	return one === null || other === null ? null : !decides;
}

/**
 * Neural-MedBench's five classes of error, by the names of its paper. Of the last three only the sum of their shares is
 * published (22 %).
 */
export const errorClasses = [
	'perceptual failure',
	'reasoning failure',
	'knowledge gap',
	'grounding error',
	'visual hallucination'
] as const;
export type ErrorClass = (typeof errorClasses)[number];

/** The class as somebody wrote it; null where it is none of the five. @example errorClassOf('Reasoning') // 'reasoning failure' */
export function errorClassOf(written: string): ErrorClass | null {
	const bare = written.toLowerCase().trim();
	if (bare === '') return null;
	return errorClasses.find((name) => name === bare || name.split(' ').some((word) => word === bare)) ?? null;
}
