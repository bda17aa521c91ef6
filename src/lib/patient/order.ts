import type { Case, Investigation } from '#lib/case/case.ts';

/** What an order brings back in this case; empty: the case holds no such result. */
export function order(case_: Case, order: string): Investigation[] {
	return case_.investigations.filter((investigation) => investigation.order === order);
}
