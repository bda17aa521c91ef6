import { shareInterval } from '../comparison/share-interval.ts';

/**
 * Wilson's score interval of a share, 95 %: `low` and `high`, 0 … 1. It stays within 0 and 1 and does not shrink to nothing
 * where all or none are right, which matters for the few answers that one person gives.
 *
 * Source: Wilson 1927, "Probable inference, the law of succession, and statistical inference".
 * Undefined (null) where there is nothing to share.
 * @example wilson(5, 10) // { low: 0.2366, high: 0.7634 }
 */
export function wilson(right: number, n: number): { low: number; high: number } | null {
	const { lower, upper } = shareInterval(right, n, 'wilson');
	return lower === null || upper === null ? null : { low: lower, high: upper };
}
