import { error, fail } from '@sveltejs/kit';
import * as v from 'valibot';
import * as people from '#db/people.ts';
import { readForm } from '#lib/server/form.ts';
import { peopleWords, personForm } from '#lib/server/people-form.ts';
import { changePerson, linkDays, linkFor } from '#lib/server/people.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, locals: { world, person, language } }) => {
	const found = await people.listedById(world.db, params.person);
	if (!found) error(404, peopleWords(language).unknown);
	const { id, name, signIn, role, extra, pause } = found;
	return { one: { id, name, signIn, role, extra, pause }, isOneself: id === person?.id };
};

export const actions: Actions = {
	keep: async ({ params, request, locals: { world, person, language } }) => {
		const words = peopleWords(language);
		const typed = await request.formData();
		// The role of one's own is not on the page: nobody locks themselves out.
		if (params.person === person?.id) typed.set('role', person.role);
		const read = readForm(v.object(personForm(language)), typed);
		if ('problems' in read) return fail(400, { says: Object.values(read.problems)[0] });
		const changed = await changePerson(world, params.person, read.value);
		return 'refused' in changed ? fail(409, { says: words[changed.refused] }) : { done: words.kept };
	},
	link: async ({ params, locals: { world, language } }) => {
		const found = await people.find(world.db, params.person);
		if (!found) error(404, peopleWords(language).unknown);
		return { link: await linkFor(world, found.id), name: found.name, days: linkDays };
	}
};
