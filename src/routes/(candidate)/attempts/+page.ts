import { stationLists } from '#lib/words/station-list.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ data, parent }) => {
	const { language } = await parent();
	return { ...data, listWords: await stationLists[language]() };
};
