import { createContext } from 'svelte';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Every word of the interface, by language; a word that is missing in one does not compile. */
export const dictionaries = { en, zh };
export type Words = typeof en;

/** `const word = words()` in a component, then `word().door.enter`: a function, so that a change of language is seen. */
export const [words, setWords] = createContext<() => Words>();
