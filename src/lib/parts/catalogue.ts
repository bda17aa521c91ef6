import { manoeuvreWords, type Region } from '#lib/case/manoeuvre-words.ts';
import type { Manoeuvre } from '#lib/case/manoeuvre.ts';
import { orderWords, type OrderGroup, type OrderWords } from '#lib/case/order-words.ts';
import { needsConfirmation, type Order } from '#lib/case/order.ts';
import type { Language } from '#lib/case/text.ts';

// What can be examined and ordered, in one language. The lists are the same for every case.

export type ManoeuvreEntry = { id: Manoeuvre; label: string; regions: Region[] };
export type OrderEntry = Pick<OrderWords, 'group' | 'minutes' | 'cost' | 'kind'> & {
	id: Order;
	label: string;
	/** Asked about before it is ordered, whoever the patient is. */
	confirmed: boolean;
};

export const orderGroups: OrderGroup[] = ['bedside', 'bloods', 'imaging', 'csf', 'physiology', 'tissue'];

export function manoeuvresIn(language: Language): ManoeuvreEntry[] {
	return Object.entries(manoeuvreWords).map(([id, { label, region }]) => ({
		id: id as Manoeuvre,
		label: label[language],
		regions: region
	}));
}

export function ordersIn(language: Language): OrderEntry[] {
	return Object.entries(orderWords).map(([id, { label, group, minutes, cost, kind }]) => ({
		id: id as Order,
		label: label[language],
		group,
		minutes,
		cost,
		kind,
		confirmed: needsConfirmation(id)
	}));
}

export function nameOfManoeuvre(id: string, language: Language): string {
	return manoeuvreWords[id as Manoeuvre]?.label[language] ?? id;
}

export function nameOfOrder(id: string, language: Language): string {
	return orderWords[id as Order]?.label[language] ?? id;
}
