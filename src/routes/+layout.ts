import { dictionaries } from '#lib/words/words.ts';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ data }) => ({ ...data, words: await dictionaries[data.language]() });
