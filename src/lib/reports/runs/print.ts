import type { Measure } from '#lib/scoring/runs/measure.ts';

type Interval = { value: number | null; low: number | null; high: number | null };

/** A value as a table shows it: shares in per cent with one decimal, ranks with two. What does not exist is a dash. */
export function print(value: number | null, reads: Measure['reads']): string {
	if (value === null) return '–';
	return reads === 'rank' ? value.toFixed(2) : signed((value * 100).toFixed(1), reads);
}

/** “54.7 (49.0 to 60.2)”, the interval left out where there is none. */
export function printInterval({ value, low, high }: Interval, reads: Measure['reads'], to: string): string {
	if (low === null || high === null) return print(value, reads);
	return `${print(value, reads)} (${print(low, reads)} ${to} ${print(high, reads)})`;
}

/** As journals print it: three decimals, and never 0. */
export function printP(p: number | null | undefined): string {
	if (p === null || p === undefined) return '–';
	return p < 0.001 ? '< 0.001' : p.toFixed(3);
}

/** Minus as a sign of its own, and plus where differences are told. */
function signed(text: string, reads: Measure['reads']): string {
	const isZero = Number(text) === 0;
	const bare = isZero ? text.replace('-', '') : text.replace('-', '−');
	return reads === 'difference' && Number(text) > 0 ? `+${bare}` : bare;
}
