/**
 * Elementary symmetric functions γ_0 … γ_n of `values`: γ_r is the sum over all choices of r of them of their product. By
 * adding one value after the other, which only adds positive numbers and so loses nothing.
 * @example symmetric([2, 3]) // [1, 5, 6]
 */
export function symmetric(values: readonly number[]): number[] {
	const gamma = [1];
	for (const value of values) {
		gamma.push(0);
		for (let r = gamma.length - 1; r > 0; r--) gamma[r] = (gamma[r] ?? 0) + value * (gamma[r - 1] ?? 0);
	}
	return gamma;
}
