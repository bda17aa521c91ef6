/** What the reading room lists, by language: fetched when they are shown. */
export const readingLists = {
	en: () => import('./en/reading-lists.ts').then(({ readingLists }) => readingLists),
	zh: () => import('./zh/reading-lists.ts').then(({ readingLists }) => readingLists)
};
