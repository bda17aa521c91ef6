import { widthOf, type Reasoned } from '../missing.ts';
import { sum } from '../moments.ts';
import type { Rating } from './cohen-kappa.ts';

export type Level = 'nominal' | 'ordinal' | 'interval' | 'ratio';

export type KrippendorffAlpha = {
	nUnitsUsed: number;
	nValuesUsed: number;
	alpha: number | null;
	observedDisagreement: number | null;
	expectedDisagreement: number | null;
} & Reasoned;

/**
 * Krippendorff's alpha: 1 − observed / expected disagreement, for any number of raters, missing ratings and four levels of
 * measurement. Values of a unit are paired with one another (coincidences); values of units with one rating alone count nowhere.
 * The ordinal distance runs over how often the categories between were used.
 *
 * Source: Krippendorff 2011, "Computing Krippendorff's alpha-reliability". Range up to 1.
 * Undefined (null, with a reason): all three without a unit rated twice; alpha where no disagreement was to be expected;
 * distances of the ratio level where two values add up to 0.
 * @example krippendorffAlpha([[1, 2], [1, 2]], 'nominal').alpha // nothing observed, 2/3 expected: 1
 */
export function krippendorffAlpha(ratings: readonly (readonly Rating[])[], level: Level): KrippendorffAlpha {
	const units = Array.from({ length: widthOf(ratings) }, (_, unit) => ratings.flatMap((row) => row[unit] ?? [])).filter(
		(values) => values.length > 1
	);
	const values = [...new Set(units.flat())].sort(rising);
	const n = sum(units.map((unit) => unit.length));
	const counts = { nUnitsUsed: units.length, nValuesUsed: n };
	if (n === 0) {
		const none = { alpha: null, observedDisagreement: null, expectedDisagreement: null };
		return { ...counts, ...none, undefinedReason: 'No unit was rated twice.' };
	}
	const { table, margins } = coincidences(units, values);
	const distance = distances(values, margins, level);
	let [observed, expected] = [0, 0];
	table.forEach((row, i) =>
		row.forEach((count, j) => {
			if (i === j) return;
			const squared = distance(i, j);
			if (count > 0) observed += count * squared;
			expected += (margins[i] ?? 0) * (margins[j] ?? 0) * squared;
		})
	);
	const observedDisagreement = observed / n;
	const expectedDisagreement = expected / (n * (n - 1));
	if (!Number.isFinite(expectedDisagreement)) {
		const none = { alpha: null, observedDisagreement: null, expectedDisagreement: null };
		return { ...counts, ...none, undefinedReason: 'Two values add up to 0: they have no ratio.' };
	}
	return expectedDisagreement === 0
		? {
				...counts,
				alpha: null,
				observedDisagreement,
				expectedDisagreement,
				undefinedReason: 'All values are the same.'
			}
		: { ...counts, alpha: 1 - observedDisagreement / expectedDisagreement, observedDisagreement, expectedDisagreement };
}

/** How often one value was paired with another, each unit counting as much as it has values; and how often each was given. */
function coincidences(units: readonly (readonly (string | number)[])[], values: readonly (string | number)[]) {
	const at = new Map(values.map((value, i) => [value, i]));
	const table = values.map(() => values.map(() => 0));
	for (const unit of units) {
		const counts = new Map<number, number>();
		for (const value of unit) counts.set(at.get(value) ?? 0, (counts.get(at.get(value) ?? 0) ?? 0) + 1);
		for (const [i, one] of counts) {
			const row = table[i] as number[];
			for (const [j, other] of counts) {
				row[j] = (row[j] ?? 0) + (one * (i === j ? other - 1 : other)) / (unit.length - 1);
			}
		}
	}
	const margins = values.map((value) => units.flat().filter((one) => one === value).length);
	return { table, margins };
}

function distances(values: readonly (string | number)[], margins: readonly number[], level: Level) {
	const [number, upTo] = [values.map(Number), cumulated(margins)];
	const by: Record<Level, (i: number, j: number) => number> = {
		nominal: () => 1,
		interval: (i, j) => (number[i] ?? 0) - (number[j] ?? 0),
		ratio: (i, j) => ((number[i] ?? 0) - (number[j] ?? 0)) / ((number[i] ?? 0) + (number[j] ?? 0)),
		ordinal: (i, j) => {
			const [low, high] = [Math.min(i, j), Math.max(i, j)];
			const between = (upTo[high] ?? 0) - (upTo[low] ?? 0) + (margins[low] ?? 0);
			return between - ((margins[low] ?? 0) + (margins[high] ?? 0)) / 2;
		}
	};
	return (i: number, j: number) => by[level](i, j) ** 2;
}

function cumulated(counts: readonly number[]): number[] {
	let total = 0;
	return counts.map((count) => (total += count));
}

function rising(one: string | number, other: string | number): number {
	return typeof one === 'number' && typeof other === 'number' ? one - other : String(one) < String(other) ? -1 : 1;
}
