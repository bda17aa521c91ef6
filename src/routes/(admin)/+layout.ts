import type { LayoutLoad } from './$types';

const pages = {
	en: () => import('#lib/words/en/people.ts'),
	zh: () => import('#lib/words/zh/people.ts')
};

/** The administrator's words are fetched with the administrator's pages. */
export const load: LayoutLoad = async ({ parent }) => {
	const { language } = await parent();
	return { says: (await pages[language]()).people };
};
