import { createContext } from 'svelte';
import type { en } from './en.ts';

/** A word that is missing in another language does not compile. */
export type Words = typeof en;
export type Language = Words['language'];

/** Every word of the interface, by language. Only the one that is shown is fetched: by the layout, and by an attempt begun in the other. */
export const dictionaries = {
	en: () => import('./en.ts').then(({ en }) => en),
	zh: () => import('./zh.ts').then(({ zh }) => zh)
};

/** `const word = words()` in a component, then `word().door.enter`: a function, so that a change of language is seen. */
export const [words, setWords] = createContext<() => Words>();
