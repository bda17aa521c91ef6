import { error, fail, redirect } from '@sveltejs/kit';
import * as v from 'valibot';
import * as people from '#db/people.ts';
import { begin } from '#lib/server/auth.ts';
import { readForm } from '#lib/server/form.ts';
import { longest, shortest } from '#lib/server/passwords.ts';
import { peopleWords } from '#lib/server/people-form.ts';
import { choosePassword, invited } from '#lib/server/people.ts';
import { refusalsIn } from '#lib/server/refusals.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, locals: { world, language } }) => {
	const words = peopleWords(language);
	const person = await invited(world, params.token);
	const listed = person && (await people.listedById(world.db, person.id));
	if (!listed) error(404, words.linkGone);
	const { passwordTitle: title, passwordWhy, password, choose } = words;
	const why = passwordWhy(listed.name, listed.signIn);
	return { shortest, signIn: listed.signIn, says: { title, why, password: password(shortest), choose } };
};

export const actions: Actions = {
	default: async ({ params, request, locals: { world, language }, cookies }) => {
		const words = refusalsIn(language);
		const password = v.pipe(
			v.string(words.needsPassword),
			v.minLength(shortest, words.shortPassword(shortest)),
			v.maxLength(longest, words.tooLong(longest))
		);
		const read = readForm(v.object({ password }), await request.formData());
		if ('problems' in read) return fail(400, { says: Object.values(read.problems)[0] });
		const chosen = await choosePassword(world, params.token, read.value.password);
		if ('refused' in chosen) return fail(400, { says: peopleWords(language).linkGone });
		const { cookie } = await begin(world, chosen.person);
		cookies.set(cookie.name, cookie.value, { path: '/', ...cookie.attributes });
		redirect(303, '/');
	}
};
