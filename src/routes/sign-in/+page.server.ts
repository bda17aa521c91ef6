import { fail, redirect } from '@sveltejs/kit';
import * as v from 'valibot';
import { signIn } from '#lib/server/auth.ts';
import { readForm } from '#lib/server/form.ts';
import { longest } from '#lib/server/passwords.ts';
import { refusalsIn } from '#lib/server/refusals.ts';
import { inside } from '#lib/server/requests.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals, url }) => {
	if (locals.person) redirect(303, inside(url.searchParams.get('to') ?? '/', url));
	return { demo: locals.world.demo };
};

export const actions: Actions = {
	default: async ({ request, locals, cookies, url, getClientAddress }) => {
		const words = refusalsIn(locals.language);
		const typed = await request.formData();
		const name = String(typed.get('name') ?? '').slice(0, longest);
		const read = readForm(formIn(words), typed);
		if ('problems' in read) return fail(400, { name, says: Object.values(read.problems)[0] ?? words.wrong });
		const answer = await signIn(locals.world, { ...read.value, address: getClientAddress() });
		if ('refused' in answer) {
			const isWait = answer.refused === 'wait';
			return fail(isWait ? 429 : 400, { name, says: isWait ? words.wait(answer.minutes) : words.wrong });
		}
		const { cookie } = answer;
		cookies.set(cookie.name, cookie.value, { path: '/', ...cookie.attributes });
		redirect(303, inside(url.searchParams.get('to') ?? '/', url));
	}
};

function formIn(words: ReturnType<typeof refusalsIn>) {
	const text = (missing: string) =>
		v.pipe(v.string(missing), v.minLength(1, missing), v.maxLength(longest, words.tooLong(longest)));
	return v.object({ name: text(words.needsName), password: text(words.needsPassword) });
}
