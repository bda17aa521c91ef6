/** What a tutor asks, by language: fetched when the first hint is. */
export const tutors = {
	en: () => import('./en/tutor.ts').then(({ tutor }) => tutor),
	zh: () => import('./zh/tutor.ts').then(({ tutor }) => tutor)
};
