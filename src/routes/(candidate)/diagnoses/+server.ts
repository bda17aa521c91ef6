import { json } from '@sveltejs/kit';
import { search } from '#lib/vocabulary/search.ts';
import { vocabulary } from '#lib/server/vocabulary.ts';
import type { RequestHandler } from './$types';

/** Names to choose from while typing: the same for every case. */
export const GET: RequestHandler = async ({ url, locals: { world, language } }) => {
	const query = (url.searchParams.get('q') ?? '').slice(0, 100);
	const found = search(await vocabulary(world), query, language, 8);
	return json({ found }, { headers: { 'cache-control': 'private, max-age=300' } });
};
