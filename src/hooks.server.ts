import { randomUUID } from 'node:crypto';
import {
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
import { packed } from '#lib/server/packed.ts';
import { isDocument, isElsewhere, isForeign, isForPeople, secured } from '#lib/server/requests.ts';
import { languageOf } from '#lib/server/language.ts';
import { attributesOf, preferencesCookie, readPreferences } from '#lib/server/preferences.ts';
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
		const response = (await refuse(event)) ?? secured(await resolve(event, { transformPageChunk: asWanted(event) }));
		status = response.status;
		// What a page asks of its own server while it is made is read there and then.
		return event.isSubRequest ? response : packed(event.request, response);
	} catch (thrown) {
		if (isRedirect(thrown) || isHttpError(thrown)) status = thrown.status;
		throw thrown;
	} finally {
		const ms = Math.round(performance.now() - began);
		world.log.info({ method: event.request.method, route: event.route.id, status, ms }, 'request');
	}
};

/** Puts on `locals` who asks, in which language, how they want to see it, and the world. */
async function meet(event: RequestEvent) {
	const world = await theWorld();
	const { person, cookie } = await personOf(world, event.cookies.get(cookieName));
	if (cookie) event.cookies.set(cookie.name, cookie.value, { path: '/', ...cookie.attributes });
	const accepted = event.request.headers.get('accept-language');
	const language = languageOf(person?.language ?? null, event.cookies.get('language'), accepted);
	const preferences = readPreferences(new URLSearchParams(event.cookies.get(preferencesCookie)));
	event.locals = { world, person, language, preferences };
	return world;
}

/** What is answered instead of the route, if it may not be reached. */
async function refuse(event: RequestEvent): Promise<Response | null> {
	const { world, person, language } = event.locals;
	const words = refusalsIn(language);
	if (isForeign(event.request, world.origin)) return said(403, words.foreignOrigin(world.origin));
	if (isElsewhere(event.request, world.origin)) redirect(307, world.origin + event.url.pathname + event.url.search);
	if (event.route.id === null) return null;
	const answer = answerAt(event.route.id, person?.role ?? null);
	if (answer === 'come in') return null;
	if (answer === 'not for you') return isDocument(event) ? refusedPage(event) : said(403, words.notForYou);
	if (isForPeople(event)) redirect(303, `/sign-in?to=${encodeURIComponent(event.url.pathname)}`);
	return said(401, words.signInFirst);
}

function said(status: number, message: string): Response {
	return secured(json({ message }, { status }));
}

/** A page as any other, under the address that was asked for: an error thrown here would be Kit's bare one, without words or headers. */
async function refusedPage({ fetch }: RequestEvent): Promise<Response> {
	return secured(await fetch('/refused', { headers: { accept: 'text/html' } }));
}

function asWanted({ locals: { language, preferences } }: RequestEvent) {
	const lang = language === 'zh' ? 'zh-Hans' : 'en';
	return ({ html }: { html: string }) =>
		html.replace('%lang%', lang).replace('%preferences%', attributesOf(preferences));
}

export const handleError: HandleServerError = ({ error: thrown, event, status }) => {
	const words = refusalsIn(event.locals.language ?? 'en');
	if (status === 404) return { message: words.notFound };
	if (status < 500) return { message: words.unfit };
	const id = randomUUID().slice(0, 8);
	event.locals.world?.log.error({ id, route: event.route.id, err: thrown }, 'unhandled');
	return { message: words.broken(id), id };
};
