import type { Case, Investigation } from '#lib/case/case.ts';
import type { Order } from '#lib/case/order.ts';
import { orderWords } from '#lib/case/order-words.ts';

/** What an order brings back in this case; empty: the case holds no such result. */
export function order(case_: Case, order: string): Investigation[] {
	return case_.investigations.filter((investigation) => investigation.order === order);
}

/** Whether a test is confirmed before it is ordered: by its kind, so that the question is no hint about this patient. */
export function needsConfirmation(order: Order): boolean {
	return orderWords[order].kind !== null;
}
