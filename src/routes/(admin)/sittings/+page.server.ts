import { error, fail, type RequestEvent } from '@sveltejs/kit';
import * as people from '#db/people.ts';
import { attemptsFor, settle } from '#lib/server/looked-after.ts';
import { peopleWords } from '#lib/server/people-form.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ url, locals: { world } }) => {
	const wanted = (name: string) => url.searchParams.get(name)?.trim() ?? '';
	const [id, person] = [wanted('attempt'), wanted('person')];
	const [attempts, whose] = await Promise.all([attemptsFor(world, { id, person }), people.find(world.db, person)]);
	return { id, whose: whose?.name ?? null, isFiltered: id !== '' || person !== '', attempts };
};

export const actions: Actions = {
	void: (event) => settled(event, 'voided'),
	reopen: (event) => settled(event, 'reopened')
};

async function settled({ request, locals: { world, person, language } }: RequestEvent, what: 'voided' | 'reopened') {
	if (!person) error(401);
	const words = peopleWords(language);
	const form = await request.formData();
	const about = String(form.get('attempt') ?? '');
	const why = String(form.get('why') ?? '').trim();
	if (!why) return fail(400, { about, says: words.needsWhy });
	const refused = await settle(world, { ...person, language }, { attempt: about, what, why });
	if (refused) return fail(409, { about, says: refused });
	return { about, done: what === 'voided' ? words.isVoided : words.isReopened };
}
