/** Remembers the last thing made, and makes it again only when what it was made from is no longer the same. */
export function remember<Thing>(): (from: readonly unknown[], make: () => Thing) => Thing {
	let last: { from: readonly unknown[]; thing: Thing } | null = null;
	return (from, make) => {
		if (!last || last.from.length !== from.length || last.from.some((one, i) => one !== from[i])) {
			last = { from, thing: make() };
		}
		return last.thing;
	};
}
