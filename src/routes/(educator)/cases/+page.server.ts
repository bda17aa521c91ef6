import { error, fail } from '@sveltejs/kit';
import { releaseAll, unfollowedQuestions } from '#lib/server/marking.ts';
import { casesForEducators, closeStation, setUp } from '#lib/server/set-up.ts';
import { marking as en } from '#lib/words/en/marking.ts';
import { marking as zh } from '#lib/words/zh/marking.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals: { world, language } }) => {
	const [cases, questions] = await Promise.all([casesForEducators(world, language), unfollowedQuestions(world)]);
	return { cases, questions };
};

export const actions: Actions = {
	'set-up': async ({ request, locals: { world, language } }) => {
		const words = { en, zh }[language];
		const form = await request.formData();
		const typed = (name: string) => String(form.get(name) ?? '').trim();
		const [like, name, minutes, extra] = [typed('like'), typed('name'), typed('minutes'), typed('extra') || '0'];
		const about = typed('case');
		if (!name || name.length > 200) return fail(400, { about, says: words.needsName });
		if (minutes && !isWhole(minutes, 1, 120)) return fail(400, { about, says: words.badMinutes });
		if (!isWhole(extra, 0, 100)) return fail(400, { about, says: words.badExtra });
		const made = await setUp(world, {
			like,
			name,
			purpose: 'exam',
			minutes: minutes ? Number(minutes) : null,
			extra: Number(extra) / 100
		});
		return made ? { about, done: words.isSetUp } : fail(409, { about, says: words.gone });
	},
	close: async ({ request, locals: { world, language } }) => {
		const form = await request.formData();
		await closeStation(world, String(form.get('station') ?? ''));
		return { about: String(form.get('case') ?? ''), done: { en, zh }[language].closed };
	},
	release: async ({ request, locals: { world, person, language } }) => {
		if (!person) error(401);
		const form = await request.formData();
		const released = await releaseAll(world, String(form.get('station') ?? ''), person);
		return { about: String(form.get('case') ?? ''), done: { en, zh }[language].releasedCount(released) };
	}
};

function isWhole(typed: string, least: number, most: number): boolean {
	const number = Number(typed);
	return Number.isInteger(number) && number >= least && number <= most;
}
