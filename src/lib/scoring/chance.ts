import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Random numbers that the same seed gives again. */
export type Chance = {
	/** 0 ≤ whole number < n ≤ 2^31; equally likely but for less than one part in 2^32 / n. */
	below: (n: number) => number;
	/** +1 or −1. */
	sign: () => 1 | -1;
	/** 0 ≤ number < 1, of 32 bits. */
	share: () => number;
};

/** A source of chance for one run. Whoever reports a number that rests on it reports the seed, a whole number, too. */
export function chance(seed: number): Chance {
	const generator = xoroshiro128plus(seed);
	// Seeds that lie close together begin alike: the first numbers are passed over.
	for (let i = 0; i < 32; i++) generator.next();
	const share = () => (generator.next() >>> 0) / 2 ** 32;
	return { share, below: (n) => Math.floor(share() * n), sign: () => (generator.next() < 0 ? -1 : 1) };
}
