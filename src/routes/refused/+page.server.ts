import { error } from '@sveltejs/kit';
import { refusalsIn } from '#lib/server/refusals.ts';
import type { PageServerLoad } from './$types';

/** What a page of another role answers: the hook puts it in that page's place. */
export const load: PageServerLoad = ({ locals: { language } }) => {
	error(403, refusalsIn(language).notForYou);
};
