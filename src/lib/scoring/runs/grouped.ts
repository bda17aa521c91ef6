/** What has one name, together; groups in order of appearance. */
export function grouped<T>(all: readonly T[], name: (one: T) => string): T[][] {
	const groups = new Map<string, T[]>();
	for (const one of all) {
		const known = groups.get(name(one));
		if (known) known.push(one);
		else groups.set(name(one), [one]);
	}
	return [...groups.values()];
}
