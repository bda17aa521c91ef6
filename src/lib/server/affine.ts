/** The inverse of a 4×4 affine, row-major, or null where it has none: not finite, or flat. Its last row is 0 0 0 1. */
export function inverse(affine: readonly number[]): number[] | null {
	const [a = NaN, b = NaN, c = NaN, x = NaN, d = NaN, e = NaN, f = NaN, y = NaN, g = NaN, h = NaN, i = NaN, z = NaN] =
		affine;
	const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
	if (!affine.every(Number.isFinite) || Math.abs(determinant) < 1e-9) return null;
	const rows = [
		[e * i - f * h, c * h - b * i, b * f - c * e],
		[f * g - d * i, a * i - c * g, c * d - a * f],
		[d * h - e * g, b * g - a * h, a * e - b * d]
	].map((row) => row.map((value) => value / determinant));
	const back = rows.flatMap(([p = 0, q = 0, r = 0]) => [p, q, r, -(p * x + q * y + r * z)]);
	return [...back, 0, 0, 0, 1].map((value) => value + 0);
}
