import { createContext } from 'svelte';
import type { stationList } from './en/station-list.ts';

export type ListWords = typeof stationList;

/** The words of the list of stations and of one's own attempts, by language: fetched with these two pages. */
export const stationLists = {
	en: () => import('./en/station-list.ts').then(({ stationList }) => stationList),
	zh: () => import('./zh/station-list.ts').then(({ stationList }) => stationList)
};

/** `const list = listWords()` in a component of a page that sets them, then `list().filters`. */
export const [listWords, setListWords] = createContext<() => ListWords>();
