import type { LayoutLoad } from './$types';

const pages = {
	en: () => import('#lib/words/en/runs.ts'),
	zh: () => import('#lib/words/zh/runs.ts')
};

/** The researcher's words are fetched with the researcher's pages. */
export const load: LayoutLoad = async ({ parent }) => {
	const { language } = await parent();
	return { says: (await pages[language]()).runs };
};
