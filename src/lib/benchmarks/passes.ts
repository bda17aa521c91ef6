import { passAtK } from '#lib/scoring/metrics/pass-at-k.ts';
import { grouped } from '#lib/scoring/runs/grouped.ts';
import type { Marked } from '#lib/scoring/runs/marked.ts';

/**
 * Adds what several attempts at one item make together, at the first of them: `pass@1` is the first attempt, as published
 * numbers are of one run; the mean of all attempts; `pass@5`, at least one of five, and `pass^5`, all five, where there are
 * five attempts. Of physicians only the first is told: several attempts of one person are not asked for.
 */
export function withPasses(marked: readonly Marked[]): Marked[] {
	return grouped(marked, ({ system, reader, task, condition, item }) =>
		JSON.stringify([system, reader, task, condition, item])
	).flatMap((attempts) => {
		const graded = attempts.filter(({ values }) => typeof values['passed'] === 'number');
		const [first, ...rest] = graded.toSorted((one, other) => one.attempt - other.attempt);
		if (!first) return attempts;
		const tried = [{ n: graded.length, c: graded.filter(({ values }) => values['passed'] === 1).length }];
		const values = {
			...first.values,
			'pass@1': first.values['passed'] ?? null,
			...(rest.length > 0 && first.reader === null && several(tried))
		};
		return attempts.map((one) => (one === first ? { ...one, values } : one));
	});
}

function several(tried: { n: number; c: number }[]): Record<string, number | null> {
	const five = passAtK(tried, 5);
	return {
		'pass@1, mean of attempts': passAtK(tried, 1).mean,
		'pass@5': five.mean,
		'pass^5': five.allKMean
	};
}
