import { exceptRounding, mean, squares } from '../moments.ts';

/**
 * Covariances over cases that the rows (one a reader) have with one another, divided by the number of cases: the covariance
 * of two readers' mean scores that comes from having read the same cases. `pair` says which pairs are averaged.
 * Null with fewer than two cases or without a pair.
 *
 * Source: Obuchowski and Rockette 1995; for means of scores over cases the sample covariance over cases is the estimate.
 * @example covarianceOfMeans([[1, 0]], [[1, 0]], () => true) // sample variance 1/2, two cases: 1/4
 */
export function covarianceOfMeans(
	one: readonly (readonly number[])[],
	other: readonly (readonly number[])[],
	pair: (reader: number, otherReader: number) => boolean
): number | null {
	const cases = one[0]?.length ?? 0;
	if (cases < 2) return null;
	const [centred, otherCentred] = [one.map(aroundMean), other.map(aroundMean)];
	const products = centred.flatMap((row, reader) =>
		otherCentred.flatMap((otherRow, otherReader) => (pair(reader, otherReader) ? [dot(row, otherRow)] : []))
	);
	const average = mean(products);
	return average === null ? null : average / (cases - 1) / cases;
}

/** Sample variance of readers' means (or differences), 0 where they differ by no more than rounding of `scores` leaves. */
export function meanSquare(values: readonly number[], scores: readonly number[]): number | null {
	return values.length < 2 ? null : exceptRounding(squares(values) / (values.length - 1), scores);
}

function aroundMean(row: readonly number[]): number[] {
	const middle = mean(row) ?? 0;
	return row.map((value) => value - middle);
}

function dot(one: readonly number[], other: readonly number[]): number {
	return one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0);
}
