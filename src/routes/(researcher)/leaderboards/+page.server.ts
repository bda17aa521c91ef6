import { leaderboardList } from '#lib/server/leaderboards.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals: { world, language } }) => ({
	boards: await leaderboardList(world, language)
});
