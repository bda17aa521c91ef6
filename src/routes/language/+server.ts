import { redirect } from '@sveltejs/kit';
import * as people from '#db/people.ts';
import { languages, type Language } from '#lib/case/text.ts';
import { inside } from '#lib/server/requests.ts';
import type { RequestHandler } from './$types';

const year = 365 * 24 * 60 * 60;

/** Keeps in which language somebody wants to read, signed in or not, and goes back to where they were. */
export const POST: RequestHandler = async ({ request, cookies, url, locals: { world, person } }) => {
	const form = await request.formData().catch(() => new FormData());
	const language = languages.find((one) => one === form.get('language')) ?? ('en' satisfies Language);
	cookies.set('language', language, {
		path: '/',
		maxAge: year,
		sameSite: 'lax',
		secure: world.origin.startsWith('https:')
	});
	if (person) await people.setLanguage(world.db, person.id, language);
	redirect(303, inside(String(form.get('to') ?? '/'), url));
};
