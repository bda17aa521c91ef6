import { fail } from '@sveltejs/kit';
import * as people from '#db/people.ts';
import { readForm } from '#lib/server/form.ts';
import { newPersonForm, peopleWords } from '#lib/server/people-form.ts';
import { invite, linkDays } from '#lib/server/people.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ url, locals: { world } }) => {
	const find = url.searchParams.get('find')?.trim() ?? '';
	const all = await people.all(world.db);
	const fits = ({ name, signIn }: people.Listed) => `${name} ${signIn}`.toLowerCase().includes(find.toLowerCase());
	return {
		find,
		people: all.filter(fits).map(({ id, name, signIn, role, demo, extra, pause, lastSignIn }) => ({
			id,
			name,
			signIn,
			role,
			demo,
			extra,
			pause,
			lastSignIn
		}))
	};
};

export const actions: Actions = {
	add: async ({ request, locals: { world, language } }) => {
		const typed = await request.formData();
		const kept = Object.fromEntries([...typed].map(([name, value]) => [name, String(value)]));
		const read = readForm(newPersonForm(language), typed);
		if ('problems' in read) return fail(400, { kept, says: Object.values(read.problems)[0] });
		const made = await invite(world, read.value);
		if ('refused' in made) return fail(409, { kept, says: peopleWords(language).taken });
		return { link: made.link, name: made.person.name, days: linkDays };
	}
};
