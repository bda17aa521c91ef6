import { manoeuvresAlso, ordersAlso } from '#lib/case/also-called.ts';
import { manoeuvreWords } from '#lib/case/manoeuvre-words.ts';
import { orderWords } from '#lib/case/order-words.ts';
import type { Language } from '#lib/case/text.ts';
import { manoeuvresIn, ordersIn, type ManoeuvreEntry, type OrderEntry } from './catalogue.ts';

// The catalogue with all that its entries are called: fetched when something is looked up.

export function manoeuvresCalled(language: Language): (ManoeuvreEntry & { also: string[] })[] {
	return manoeuvresIn(language).map((entry) => ({
		...entry,
		also: [...manoeuvresAlso[entry.id].split(', '), ...english(language, manoeuvreWords[entry.id].label.en)]
	}));
}

export function ordersCalled(language: Language): (OrderEntry & { also: string[] })[] {
	return ordersIn(language).map((entry) => ({
		...entry,
		also: [...ordersAlso[entry.id].split(', '), ...english(language, orderWords[entry.id].label.en)]
	}));
}

function english(language: Language, name: string): string[] {
	return language === 'zh' ? [name] : [];
}
