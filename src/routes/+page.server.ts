import { redirect } from '@sveltejs/kit';
import type { PageServerLoad } from './$types';

const homes = { candidate: '/stations', educator: '/marking' } as const;

/** Whoever has a place of their own is taken there. */
export const load: PageServerLoad = ({ locals: { person } }) => {
	if (person?.role === 'candidate' || person?.role === 'educator') redirect(303, homes[person.role]);
};
