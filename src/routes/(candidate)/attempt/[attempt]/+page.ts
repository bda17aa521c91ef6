import { dictionaries } from '#lib/words/words.ts';
import type { PageLoad } from './$types';

/** An attempt keeps the language in which it was begun, whatever the pages around it are read in. */
export const load: PageLoad = async ({ data }) => ({
	...data,
	attemptWords: await dictionaries[data.view.language]()
});
