import type { PageLoad } from './$types';

const pages = {
	en: () => import('#lib/words/en/help.ts'),
	zh: () => import('#lib/words/zh/help.ts')
};

/** Words of one page alone are fetched with it. */
export const load: PageLoad = async ({ data, parent }) => {
	const { language } = await parent();
	return { ...data, help: (await pages[language]()).help };
};
