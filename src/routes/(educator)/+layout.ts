import { reports } from '#lib/words/reports.ts';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ parent }) => {
	const { language } = await parent();
	return { reports: await reports[language]() };
};
