import { dictionaries } from '#lib/words/words.ts';
import type { PageLoad } from './$types';
import { placeOf } from './phases.ts';

/** An attempt keeps the language in which it was begun, whatever the pages around it are read in. */
export const load: PageLoad = async ({ data }) => {
	const { language, phase } = data.view;
	const [attemptWords, place] = await Promise.all([dictionaries[language](), placeOf(phase)]);
	return { ...data, attemptWords, place };
};
