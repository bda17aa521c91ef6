import { error, json } from '@sveltejs/kit';
import { takeLease } from '#lib/server/attempts.ts';
import { isTab } from '#lib/server/command.ts';
import { refusalsIn } from '#lib/server/refusals.ts';
import { sentence } from '#lib/server/rules.ts';
import type { RequestHandler } from './$types';

/** From now on this tab writes. */
export const POST: RequestHandler = async ({ params, request, locals: { world, person, language } }) => {
	if (!person) error(401);
	const body: unknown = await request.json().catch(() => null);
	const tab = body && typeof body === 'object' && 'tab' in body ? body.tab : null;
	if (!isTab(tab)) return json({ refused: sentence(language, 'unreadable', 'tab') }, { status: 422 });
	const view = await takeLease(world, params.attempt, person.logId, tab);
	return view ? json({ view }) : json({ refused: refusalsIn(language).notFound }, { status: 404 });
};
