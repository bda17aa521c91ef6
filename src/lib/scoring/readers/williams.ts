/**
 * Orders in which readers meet `conditions` conditions (0-based) so that each stands in each place equally often and each
 * follows each other equally often: one square of n orders for an even number of conditions, two (the second backwards) for
 * an odd one. First row 0, 1, n−1, 2, n−2, …; each further row adds one, modulo n.
 *
 * Source: Williams 1949, "Experimental designs balanced for the estimation of residual effects of treatments".
 * Empty without conditions.
 * @example williams(3) // [[0,1,2], [1,2,0], [2,0,1], [2,1,0], [0,2,1], [1,0,2]]
 */
export function williams(conditions: number): number[][] {
	if (!Number.isInteger(conditions) || conditions < 1) return [];
	const all = Array.from({ length: conditions }, (_, i) => i);
	const first = all.map((i) => (i % 2 === 1 ? (i + 1) / 2 : (conditions - i / 2) % conditions));
	const square = all.map((row) => first.map((condition) => (condition + row) % conditions));
	return conditions % 2 === 0 || conditions === 1 ? square : [...square, ...square.map((order) => order.toReversed())];
}
