/** 95 per cent of the standard normal distribution lie within ± this. */
const z = 1.959964;

/**
 * Wilson's score interval of a share, 95 %: `low` and `high`, 0 … 1. It stays within 0 and 1 and does not shrink to nothing
 * where all or none are right, which matters for the few answers that one person gives.
 *
 * Source: Wilson 1927, "Probable inference, the law of succession, and statistical inference".
 * Undefined (null) where there is nothing to share.
 * @example wilson(5, 10) // { low: 0.2366, high: 0.7634 }
 */
export function wilson(right: number, n: number): { low: number; high: number } | null {
	if (n === 0) return null;
	const share = right / n;
	const spread = z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
	const middle = share + z ** 2 / (2 * n);
	const whole = 1 + z ** 2 / n;
	return { low: Math.max(0, (middle - spread) / whole), high: Math.min(1, (middle + spread) / whole) };
}
