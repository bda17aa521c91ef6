import type { PageLoad } from './$types';

const pages = {
	en: () => import('#lib/words/en/privacy.ts'),
	zh: () => import('#lib/words/zh/privacy.ts')
};

/** Words of one page alone are fetched with it. */
export const load: PageLoad = async ({ data, parent }) => {
	const { language } = await parent();
	return { ...data, privacy: (await pages[language]()).privacy };
};
