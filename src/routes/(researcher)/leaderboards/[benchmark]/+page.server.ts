import { error } from '@sveltejs/kit';
import { leaderboardOf } from '#lib/server/leaderboards.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, locals: { world, language } }) => {
	const board = await leaderboardOf(world, params.benchmark, language);
	if (!board) error(404);
	return { benchmark: params.benchmark, board };
};
