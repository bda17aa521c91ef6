import { redirect } from '@sveltejs/kit';
import type { PageServerLoad } from './$types';

const homes = { candidate: '/stations', educator: '/marking', researcher: '/leaderboards', admin: '/people' } as const;

/** Whoever has a place of their own is taken there. */
export const load: PageServerLoad = ({ locals: { person } }) => {
	if (person) redirect(303, homes[person.role]);
};
