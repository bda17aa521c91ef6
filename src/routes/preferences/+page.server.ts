import { redirect } from '@sveltejs/kit';
import { preferencesCookie, readPreferences } from '#lib/server/preferences.ts';
import { inside } from '#lib/server/requests.ts';
import type { Actions, PageServerLoad } from './$types';

const year = 365 * 24 * 60 * 60;

export const load: PageServerLoad = ({ locals, url }) => ({
	chosen: locals.preferences,
	to: inside(url.searchParams.get('to') ?? '/', url)
});

export const actions: Actions = {
	default: async ({ request, cookies, url, locals: { world } }) => {
		const form = await request.formData();
		const said = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
		cookies.set(preferencesCookie, new URLSearchParams(readPreferences(said)).toString(), {
			path: '/',
			maxAge: year,
			sameSite: 'lax',
			secure: world.origin.startsWith('https:')
		});
		redirect(303, inside(String(form.get('to') ?? '/'), url));
	}
};
