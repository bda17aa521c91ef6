import { error } from '@sveltejs/kit';
import { attemptList } from '#lib/server/station-list.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals: { world, person, language } }) => {
	if (!person) error(401);
	return { attempts: await attemptList(world, person.logId, language) };
};
