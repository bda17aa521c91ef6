/** A variance as a coefficient may use it: an estimate below 0 counts as 0. */
export function atLeastNone(variance: number): number {
	return Math.max(variance, 0);
}

/** `wanted / (wanted + error)`, null where both are 0. */
export function share(wanted: number, error: number): number | null {
	return wanted + error === 0 ? null : wanted / (wanted + error);
}
