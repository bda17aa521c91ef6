/** Sums that differ by no more are the same sum: equal sums differ in their last bit by the order of adding. */
const alike = 1e-10;

/** Two halves of 2^22 sums each fit in memory and are sorted in seconds. */
const mostHalves = 44;
/** Whole numbers whose sizes add up to no more are counted by their sums instead, however many they are. */
const mostWhole = 200_000;

/**
 * Of all assignments of signs to `sizes`, the share whose sum lies at least as far from 0 as `seen`: exactly, and without
 * going through all of them. Whole numbers are counted by their sums; any others are cut into two halves, of whose sorted
 * sums one runs up while the other runs down. Null where neither can be done.
 * @example shareAsFar([1, 1], 2) // 1/2
 */
export function shareAsFar(sizes: readonly number[], seen: number): number | null {
	const least = Math.abs(seen) - alike;
	if (least <= 0) return 1;
	const whole = sizes.map(Math.abs);
	const total = whole.reduce((sum, size) => sum + size, 0);
	if (whole.every(Number.isInteger) && total <= mostWhole) return bySums(whole, total, least);
	return sizes.length > mostHalves ? null : byHalves(whole, least);
}

/** The sum is total − 2 × what bears a minus: the chances of every such part, one size after the other. */
function bySums(sizes: readonly number[], total: number, least: number): number {
	let chances = new Float64Array(total + 1);
	chances[0] = 1;
	let reach = 0;
	for (const size of sizes) {
		const next = new Float64Array(total + 1);
		for (let at = 0; at <= reach; at++) {
			const half = (chances[at] ?? 0) / 2;
			next[at] = (next[at] ?? 0) + half;
			next[at + size] = (next[at + size] ?? 0) + half;
		}
		chances = next;
		reach += size;
	}
	let above = 0;
	for (let at = 0; total - 2 * at >= least; at++) above += chances[at] ?? 0;
	return Math.min(1, 2 * above);
}

function byHalves(sizes: readonly number[], least: number): number {
	const middle = Math.floor(sizes.length / 2);
	const [one, other] = [sums(sizes.slice(0, middle)), sums(sizes.slice(middle))];
	let above = 0;
	let j = other.length;
	for (const sum of one) {
		while (j > 0 && sum + (other[j - 1] ?? 0) >= least) j -= 1;
		above += other.length - j;
	}
	return (2 * above) / (one.length * other.length);
}

/** All sums with signs, rising. */
function sums(sizes: readonly number[]): Float64Array {
	let found = new Float64Array([0]);
	for (const size of sizes) {
		const next = new Float64Array(found.length * 2);
		found.forEach((sum, i) => {
			next[i] = sum - size;
			next[found.length + i] = sum + size;
		});
		found = next;
	}
	return found.sort();
}
