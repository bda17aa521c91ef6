import { error, fail } from '@sveltejs/kit';
import { storable } from '#db/json.ts';
import { answerDoubt, doubtedCases } from '#lib/server/doubts.ts';
import type { Actions, PageServerLoad } from './$types';

const states = ['all', 'waiting', 'answered'] as const;

export const load: PageServerLoad = async ({ url, locals: { world, language } }) => {
	const state = states.find((one) => one === url.searchParams.get('state')) ?? 'all';
	const caseId = storable(url.searchParams.get('case') ?? '');
	const all = await doubtedCases(world, language);
	const chosen = all
		.filter((one) => caseId === '' || one.caseId === caseId)
		.map((one) => ({ ...one, doubts: one.doubts.filter((doubt) => state === 'all' || stateOf(doubt) === state) }))
		.filter(({ doubts }) => doubts.length > 0);
	return {
		wanted: { state, caseId },
		cases: all.map(({ caseId, name }) => ({ id: caseId, name: name ?? caseId })),
		doubted: chosen
	};
};

export const actions: Actions = {
	answer: async ({ request, locals: { world, person, language } }) => {
		if (!person) error(401);
		const form = Object.fromEntries(await request.formData());
		const about = String(form.doubt ?? '');
		const answered = await answerDoubt(world, person, language, form);
		return 'refused' in answered ? fail(409, { about, says: answered.refused }) : { about, done: true };
	}
};

function stateOf({ answer }: { answer: unknown }): (typeof states)[number] {
	return answer ? 'answered' : 'waiting';
}
