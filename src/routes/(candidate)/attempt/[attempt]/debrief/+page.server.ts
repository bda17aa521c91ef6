import { error, redirect } from '@sveltejs/kit';
import { debriefOf } from '#lib/server/debriefs.ts';
import { refusalsIn } from '#lib/server/refusals.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, locals: { world, person, language } }) => {
	const found = person && (await debriefOf(world, params.attempt, person.logId, language));
	if (!found) error(404, refusalsIn(language).notFound);
	if ('notYet' in found) redirect(303, `/attempt/${params.attempt}`);
	return found;
};
