// Sums and the like that the measures rest on. Each is null where it does not exist, never NaN.

export function sum(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0);
}

/** Null without values. */
export function mean(values: readonly number[]): number | null {
	return values.length === 0 ? null : sum(values) / values.length;
}

/** Sum of squared distances from the mean; 0 for one value. Two passes, so that large values keep their small differences. */
export function squares(values: readonly number[]): number {
	const middle = mean(values) ?? 0;
	return values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
}

/** Sample variance, n − 1 below the line. Null for fewer than two values. */
export function variance(values: readonly number[]): number | null {
	return values.length < 2 ? null : squares(values) / (values.length - 1);
}

/** Sample covariance of two lists of one length, n − 1 below the line. Null for fewer than two pairs. */
export function covariance(one: readonly number[], other: readonly number[]): number | null {
	if (one.length < 2) return null;
	const [middle, otherMiddle] = [mean(one) ?? 0, mean(other) ?? 0];
	const products = one.map((value, i) => (value - middle) * ((other[i] ?? 0) - otherMiddle));
	return sum(products) / (one.length - 1);
}

/** Quantile of type 7 (linear between order statistics), 0 ≤ p ≤ 1, of values in any order. Null without values. */
export function quantile(values: readonly number[], p: number): number | null {
	return quantileOfSorted(Float64Array.from(values).sort(), p);
}

/** The same of values that stand in rising order already. */
export function quantileOfSorted(sorted: ArrayLike<number>, p: number): number | null {
	if (sorted.length === 0) return null;
	const at = (sorted.length - 1) * p;
	const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
	return below + (above - below) * (at - Math.floor(at));
}

export function median(values: readonly number[]): number | null {
	return quantile(values, 0.5);
}

/** Ranks from 1 in rising order; equal values share the mean of their ranks. */
export function midranks(values: readonly number[]): number[] {
	const order = values.map((_, i) => i).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
	const ranks = new Array<number>(values.length).fill(0);
	for (let from = 0; from < order.length;) {
		let to = from;
		while (to + 1 < order.length && values[order[to + 1] ?? 0] === values[order[from] ?? 0]) to += 1;
		for (let i = from; i <= to; i++) ranks[order[i] ?? 0] = (from + to) / 2 + 1;
		from = to + 1;
	}
	return ranks;
}

/** Whether all values are the same. True of none and of one. */
export function isConstant(values: readonly number[]): boolean {
	return values.every((value) => value === values[0]);
}

/** `above / below`, and null where nothing stands below the line. */
export function ratio(above: number, below: number): number | null {
	return below === 0 ? null : above / below;
}

/** `square`, and 0 where it is no more than what rounding leaves of numbers as large as `values`. */
export function exceptRounding(square: number, values: readonly number[]): number {
	const largest = values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
	return Math.abs(square) <= (1e-13 * largest) ** 2 ? 0 : square;
}
