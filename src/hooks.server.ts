import { randomUUID } from 'node:crypto';
import {
	error,
	isHttpError,
	isRedirect,
	json,
	redirect,
	type Handle,
	type HandleServerError,
	type RequestEvent
} from '@sveltejs/kit';
import { building } from '$app/environment';
import { cookieName, personOf } from '#lib/server/auth.ts';
import { isElsewhere, isForeign, isForPeople, secured } from '#lib/server/requests.ts';
import { languageOf } from '#lib/server/language.ts';
import { refusalsIn } from '#lib/server/refusals.ts';
import { answerAt } from '#lib/server/roles.ts';
import { theWorld } from '#lib/server/world.ts';

export async function init(): Promise<void> {
	if (!building) await theWorld();
}

export const handle: Handle = async ({ event, resolve }) => {
	const began = performance.now();
	const world = await meet(event);
	let status = 500;
	try {
		const response = refuse(event) ?? secured(await resolve(event, { transformPageChunk: inLanguage(event) }));
		status = response.status;
		return response;
	} catch (thrown) {
		if (isRedirect(thrown) || isHttpError(thrown)) status = thrown.status;
		throw thrown;
	} finally {
		const ms = Math.round(performance.now() - began);
		world.log.info({ method: event.request.method, route: event.route.id, status, ms }, 'request');
	}
};

/** Puts on `locals` who asks, in which language, and the world. */
async function meet(event: RequestEvent) {
	const world = await theWorld();
	const { person, cookie } = await personOf(world, event.cookies.get(cookieName));
	if (cookie) event.cookies.set(cookie.name, cookie.value, { path: '/', ...cookie.attributes });
	const accepted = event.request.headers.get('accept-language');
	const language = languageOf(person?.language ?? null, event.cookies.get('language'), accepted);
	event.locals = { world, person, language };
	return world;
}

/** What is answered instead of the route, if it may not be reached; pages by a throw, everything else as JSON. */
function refuse(event: RequestEvent): Response | null {
	const { world, person, language } = event.locals;
	const words = refusalsIn(language);
	if (isForeign(event.request, world.origin)) return said(403, words.foreignOrigin(world.origin));
	if (isElsewhere(event.request, world.origin)) redirect(307, world.origin + event.url.pathname + event.url.search);
	if (event.route.id === null) return null;
	const answer = answerAt(event.route.id, person?.role ?? null);
	if (answer === 'come in') return null;
	if (answer === 'not for you') return isForPeople(event) ? error(403, words.notForYou) : said(403, words.notForYou);
	if (isForPeople(event)) redirect(303, `/sign-in?to=${encodeURIComponent(event.url.pathname)}`);
	return said(401, words.signInFirst);
}

function said(status: number, message: string): Response {
	return secured(json({ message }, { status }));
}

function inLanguage({ locals }: RequestEvent) {
	return ({ html }: { html: string }) => html.replace('%lang%', locals.language === 'zh' ? 'zh-Hans' : 'en');
}

export const handleError: HandleServerError = ({ error: thrown, event, status }) => {
	const words = refusalsIn(event.locals.language ?? 'en');
	if (status === 404) return { message: words.notFound };
	if (status < 500) return { message: words.unfit };
	const id = randomUUID().slice(0, 8);
	event.locals.world?.log.error({ id, route: event.route.id, err: thrown }, 'unhandled');
	return { message: words.broken(id), id };
};
