import { error } from '@sveltejs/kit';
import { systemOf } from '#lib/server/leaderboards.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, locals: { world, language } }) => {
	const found = await systemOf(world, params.benchmark, params.system, language);
	if (!found) error(404);
	return { benchmark: params.benchmark, found };
};
