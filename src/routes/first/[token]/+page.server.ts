import { error, fail, redirect } from '@sveltejs/kit';
import * as v from 'valibot';
import { begin } from '#lib/server/auth.ts';
import { firstAdministrator, isFirstLink } from '#lib/server/first-administrator.ts';
import { readForm } from '#lib/server/form.ts';
import { longest, shortest } from '#lib/server/passwords.ts';
import { refusalsIn } from '#lib/server/refusals.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, locals }) => {
	if (!(await isFirstLink(locals.world, params.token))) error(404, refusalsIn(locals.language).linkGone);
	return { shortest, language: locals.language };
};

export const actions: Actions = {
	default: async ({ params, request, locals, cookies }) => {
		const words = refusalsIn(locals.language);
		const typed = await request.formData();
		const kept = { name: String(typed.get('name') ?? ''), signIn: String(typed.get('signIn') ?? '') };
		const read = readForm(formIn(words), typed);
		if ('problems' in read) return fail(400, { ...kept, says: Object.values(read.problems)[0] });
		const answer = await firstAdministrator(locals.world, params.token, read.value);
		if ('refused' in answer)
			return fail(400, { ...kept, says: answer.refused === 'taken' ? words.nameTaken : words.linkGone });
		const { cookie } = await begin(locals.world, answer.person);
		cookies.set(cookie.name, cookie.value, { path: '/', ...cookie.attributes });
		redirect(303, '/');
	}
};

function formIn(words: ReturnType<typeof refusalsIn>) {
	const name = v.pipe(
		v.string(words.needsName),
		v.trim(),
		v.minLength(1, words.needsName),
		v.maxLength(longest, words.tooLong(longest))
	);
	const password = v.pipe(
		v.string(words.needsPassword),
		v.minLength(shortest, words.shortPassword(shortest)),
		v.maxLength(longest, words.tooLong(longest))
	);
	return v.object({ name, signIn: name, password });
}
