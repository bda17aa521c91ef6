/** An output in the names of the reference sets (`nPairs` → `n_pairs`). What is not a number must not leave as if it were missing. */
export function inSnakeCase(value: unknown, at = 'output'): unknown {
	if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${at} is ${value}`);
	if (Array.isArray(value)) return value.map((one, i) => inSnakeCase(one, `${at}[${i}]`));
	if (ArrayBuffer.isView(value)) return inSnakeCase([...(value as Float64Array)], at);
	if (value === null || typeof value !== 'object') return value;
	const entries = Object.entries(value).map(([key, one]) => [snake(key), inSnakeCase(one, `${at}.${key}`)]);
	return Object.fromEntries(entries);
}

/** Names that do not begin small, such as MRR, are a benchmark's own. */
function snake(key: string): string {
	if (!/^[a-z]/.test(key)) return key;
	return key
		.replace(/([a-z0-9])([A-Z])/g, '$1_$2')
		.replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
		.toLowerCase();
}
