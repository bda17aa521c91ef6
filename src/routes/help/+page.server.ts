import { demoStation } from '#lib/server/station-list.ts';
import type { PageServerLoad } from './$types';

/** The station that the walk leads to; for those who may sit one. */
export const load: PageServerLoad = async ({ locals: { world, person, language } }) => ({
	station: person?.role === 'candidate' ? await demoStation(world, language) : null
});
