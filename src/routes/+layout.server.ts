import * as doubts from '#db/doubts.ts';
import type { LayoutServerLoad } from './$types';

export const load: LayoutServerLoad = async ({ locals: { world, language, person } }) => ({
	language,
	person: person && { name: person.name, role: person.role },
	doubtsWaiting: person?.role === 'educator' ? await doubts.waiting(world.db) : 0
});
