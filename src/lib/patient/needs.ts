import type { Case, Fact } from '#lib/case/case.ts';

/**
 * Where an informant who is asked for a fact starts: with the fact itself, or at the start of the chain of what it
 * needs and was not told yet. Null where a need is not in the case, or the chain runs in a circle.
 */
export function startOf(case_: Case, fact: Fact, told: readonly string[]): Fact | null {
	const passed = new Set<string>();
	let here = fact;
	for (;;) {
		const unmet = here.needs.find((need) => !told.includes(need));
		if (unmet === undefined) return here;
		if (passed.has(here.id)) return null;
		passed.add(here.id);
		const next = case_.history.find(({ id }) => id === unmet);
		if (!next) return null;
		here = next;
	}
}
