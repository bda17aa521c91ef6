/** Chance that is the same each time: a seed, and what can be drawn from it. */
export type Chance = ReturnType<typeof chance>;

/** Marsaglia, Xorshift RNGs, J. Stat. Softw. 8(14), 2003: the triple 13, 17, 5 on 32 bits. */
export function chance(seed: number) {
	let state = (seed * 2_654_435_761 + 1) >>> 0 || 1;
	function next() {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return (state >>> 0) / 2 ** 32;
	}
	return {
		/** A whole number from 0 to below n. */
		below: (n: number) => Math.floor(next() * n),
		/** True in so many of a hundred draws. */
		percent: (n: number) => next() * 100 < n,
		oneOf: <One>(list: readonly One[]): One => list[Math.floor(next() * list.length)] as One,
		someOf: <One>(list: readonly One[]): One[] => list.filter(() => next() < 0.5)
	};
}
