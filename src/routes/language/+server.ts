import { redirect } from '@sveltejs/kit';
import * as people from '#db/people.ts';
import { languages, type Language } from '#lib/case/text.ts';
import type { RequestHandler } from './$types';

const year = 365 * 24 * 60 * 60;

/** Keeps in which language somebody wants to read, signed in or not, and goes back to where they were. */
export const POST: RequestHandler = async ({ request, cookies, url, locals: { world, person } }) => {
	const form = await request.formData();
	const language = languages.find((one) => one === form.get('language')) ?? ('en' satisfies Language);
	cookies.set('language', language, {
		path: '/',
		maxAge: year,
		sameSite: 'lax',
		secure: world.origin.startsWith('https:')
	});
	if (person) await people.setLanguage(world.db, person.id, language);
	const to = new URL(String(form.get('to') ?? '/'), url.origin);
	redirect(303, to.origin === url.origin ? to.pathname + to.search : '/');
};
