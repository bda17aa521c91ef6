import { error } from '@sveltejs/kit';
import { viewOf } from '#lib/server/attempts.ts';
import { refusalsIn } from '#lib/server/refusals.ts';
import type { PageServerLoad } from './$types';

const readers = { practice: 'owner', exam: 'educators', study: 'researchers' } as const;

/** Nothing here starts anything: pages are loaded by hovering too. */
export const load: PageServerLoad = async ({ params, locals: { world, person, language } }) => {
	const view = person && (await viewOf(world, params.attempt, person.logId));
	if (!view) error(404, refusalsIn(language).notFound);
	return { view, whoSees: readers[view.purpose] };
};
