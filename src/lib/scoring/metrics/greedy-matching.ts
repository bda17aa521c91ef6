/** Token vectors of one text, one after the other, `dim` numbers each. */
export type Vectors = { values: Float32Array | Float64Array; n: number; dim: number };

/** Of each candidate token the best cosine with any reference token, and the other way round. −1 … 1. */
export type BestMatches = { rows: Float64Array; columns: Float64Array };

/** Vectors from rows of numbers; exact, as doubles. */
export function vectorsOf(rows: readonly (readonly number[])[]): Vectors {
	const dim = rows[0]?.length ?? 0;
	return { values: Float64Array.from(rows.flat()), n: rows.length, dim };
}

/**
 * Greedy matching of two texts' tokens by cosine. Four tokens of each are multiplied at a time: a value that was read is used
 * four times before the next one is.
 *
 * Source: Zhang, Kishore, Wu, Weinberger and Artzi 2020, "BERTScore: evaluating text generation with BERT".
 * A vector of zeros has no direction; its cosine with anything is 0 here.
 * @example bestMatches(vectorsOf([[1, 0]]), vectorsOf([[2, 0], [0, 1]])) // rows [1], columns [1, 0]
 */
export function bestMatches(candidate: Vectors, reference: Vectors): BestMatches {
	const [n, m, dim] = [candidate.n, reference.n, candidate.dim];
	const rows = new Float64Array(n).fill(-Infinity);
	const columns = new Float64Array(m).fill(-Infinity);
	const [a, b] = [padded(candidate), padded(reference)];
	const sums = new Float64Array(16);
	for (let i = 0; i < n; i += 4) {
		for (let j = 0; j < m; j += 4) {
			tile(a, b, i * dim, j * dim, dim, sums);
			for (let k = 0; k < 16; k++) {
				const [row, column] = [i + (k >> 2), j + (k & 3)];
				if (row >= n || column >= m) continue;
				const cosine = sums[k] as number;
				if (cosine > (rows[row] as number)) rows[row] = cosine;
				if (cosine > (columns[column] as number)) columns[column] = cosine;
			}
		}
	}
	return { rows, columns };
}

/** Unit vectors, filled up with zeros to a whole number of fours. */
function padded({ values, n, dim }: Vectors): Float32Array | Float64Array {
	const size = Math.ceil(n / 4) * 4 * dim;
	const unit = new Float64Array(size);
	for (let i = 0; i < n; i++) {
		let square = 0;
		for (let k = i * dim; k < (i + 1) * dim; k++) square += (values[k] as number) ** 2;
		const scale = square === 0 ? 0 : 1 / Math.sqrt(square);
		for (let k = i * dim; k < (i + 1) * dim; k++) unit[k] = (values[k] as number) * scale;
	}
	return unit;
}

type Numbers = Float32Array | Float64Array;

/** All sixteen products of four vectors of `a` from `p` on with four of `b` from `q` on. */
function tile(a: Numbers, b: Numbers, p: number, q: number, dim: number, sums: Float64Array): void {
	let [s00, s01, s02, s03, s10, s11, s12, s13] = [0, 0, 0, 0, 0, 0, 0, 0];
	let [s20, s21, s22, s23, s30, s31, s32, s33] = [0, 0, 0, 0, 0, 0, 0, 0];
	const [p1, p2, p3] = [p + dim, p + 2 * dim, p + 3 * dim];
	const [q1, q2, q3] = [q + dim, q + 2 * dim, q + 3 * dim];
	for (let k = 0; k < dim; k++) {
		const a0 = a[p + k] as number;
		const a1 = a[p1 + k] as number;
		const a2 = a[p2 + k] as number;
		const a3 = a[p3 + k] as number;
		const b0 = b[q + k] as number;
		const b1 = b[q1 + k] as number;
		const b2 = b[q2 + k] as number;
		const b3 = b[q3 + k] as number;
		s00 += a0 * b0;
		s01 += a0 * b1;
		s02 += a0 * b2;
		s03 += a0 * b3;
		s10 += a1 * b0;
		s11 += a1 * b1;
		s12 += a1 * b2;
		s13 += a1 * b3;
		s20 += a2 * b0;
		s21 += a2 * b1;
		s22 += a2 * b2;
		s23 += a2 * b3;
		s30 += a3 * b0;
		s31 += a3 * b1;
		s32 += a3 * b2;
		s33 += a3 * b3;
	}
	sums.set([s00, s01, s02, s03, s10, s11, s12, s13, s20, s21, s22, s23, s30, s31, s32, s33]);
}
