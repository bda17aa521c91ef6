import { error, json } from '@sveltejs/kit';
import { append, newsSince } from '#lib/server/attempts.ts';
import { readCommand } from '#lib/server/command.ts';
import { refusalsIn } from '#lib/server/refusals.ts';
import { sentence } from '#lib/server/rules.ts';
import type { RequestHandler } from './$types';

/** The one door by which something happens in an attempt. */
export const POST: RequestHandler = async ({ params, request, locals: { world, person, language } }) => {
	if (!person) error(401);
	const command = await readCommand(request);
	if ('unreadable' in command) {
		return json({ refused: sentence(language, 'unreadable', command.unreadable) }, { status: 422 });
	}
	const outcome = await append(world, params.attempt, person.logId, command);
	if (!outcome) return json({ refused: refusalsIn(language).notFound }, { status: 404 });
	if ('news' in outcome) return json(outcome.news);
	if ('unreadable' in outcome) return json({ refused: outcome.unreadable }, { status: 422 });
	return json(outcome, { status: 409 });
};

/** What has come since row `after`, and whether another tab writes now. */
export const GET: RequestHandler = async ({ params, url, locals: { world, person, language } }) => {
	if (!person) error(401);
	const after = Number(url.searchParams.get('after') ?? -1);
	const news = await newsSince(world, params.attempt, person.logId, after, url.searchParams.get('tab'));
	return news ? json(news) : json({ refused: refusalsIn(language).notFound }, { status: 404 });
};
