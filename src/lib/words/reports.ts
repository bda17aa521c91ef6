import { createContext } from 'svelte';
import type { en } from './reports-en.ts';

export type ReportWords = typeof en;

/** The words of debrief and marking, by language. They stand apart from the rest, so that no station loads them. */
export const reports = {
	en: () => import('./reports-en.ts').then(({ en }) => en),
	zh: () => import('./reports-zh.ts').then(({ zh }) => zh)
};

/** `const says = reportWords()` in a component below a layout that sets them, then `says().debrief.missed`. */
export const [reportWords, setReportWords] = createContext<() => ReportWords>();
