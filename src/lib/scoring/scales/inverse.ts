/** The inverse of a symmetric positive definite matrix, by Cholesky's factors; null where it is none. */
export function inverse(matrix: readonly (readonly number[])[]): number[][] | null {
	const factor = cholesky(matrix);
	if (!factor) return null;
	const n = matrix.length;
	const columns = Array.from({ length: n }, (_, column) =>
		solved(
			factor,
			Array.from({ length: n }, (_, row) => (row === column ? 1 : 0))
		)
	);
	return columns[0] ? columns[0].map((_, row) => columns.map((column) => column[row] ?? 0)) : [];
}

/** The lower factor L of L·Lᵀ; null where the matrix is not positive definite. */
export function cholesky(matrix: readonly (readonly number[])[]): number[][] | null {
	const factor = matrix.map((row) => row.map(() => 0));
	for (let i = 0; i < matrix.length; i++) {
		const own = factor[i] as number[];
		for (let j = 0; j <= i; j++) {
			const other = factor[j] as number[];
			let rest = matrix[i]?.[j] ?? 0;
			for (let k = 0; k < j; k++) rest -= (own[k] ?? 0) * (other[k] ?? 0);
			if (i === j && !(rest > 0)) return null;
			own[j] = i === j ? Math.sqrt(rest) : rest / (other[j] ?? 1);
		}
	}
	return factor;
}

/** x of L·Lᵀ·x = right. */
export function solved(factor: readonly (readonly number[])[], right: readonly number[]): number[] {
	const n = right.length;
	const x = [...right];
	for (let i = 0; i < n; i++) {
		for (let k = 0; k < i; k++) x[i] = (x[i] ?? 0) - (factor[i]?.[k] ?? 0) * (x[k] ?? 0);
		x[i] = (x[i] ?? 0) / (factor[i]?.[i] ?? 1);
	}
	for (let i = n - 1; i >= 0; i--) {
		for (let k = i + 1; k < n; k++) x[i] = (x[i] ?? 0) - (factor[k]?.[i] ?? 0) * (x[k] ?? 0);
		x[i] = (x[i] ?? 0) / (factor[i]?.[i] ?? 1);
	}
	return x;
}
