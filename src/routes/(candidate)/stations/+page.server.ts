import { error, fail, redirect } from '@sveltejs/kit';
import { begin } from '#lib/server/attempts.ts';
import { stationList } from '#lib/server/station-list.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals: { world, person, language } }) => {
	if (!person) error(401);
	return stationList(world, person.logId, language);
};

export const actions: Actions = {
	begin: async ({ request, locals: { world, person, language } }) => {
		if (!person) error(401);
		const form = await request.formData();
		const station = String(form.get('station') ?? '');
		const begun = await begin(world, { logId: person.logId, language, station, untimed: form.get('untimed') !== null });
		if ('refused' in begun) return fail(409, { says: begun.refused });
		redirect(303, `/attempt/${begun.attempt}`);
	}
};
