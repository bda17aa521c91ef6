import { randomUUID } from 'node:crypto';
import { error, fail, redirect, type RequestEvent } from '@sveltejs/kit';
import * as attempts from '#db/attempts.ts';
import * as doubts from '#db/doubts.ts';
import { append, type Begun } from '#lib/server/attempts.ts';
import { debriefOf } from '#lib/server/debriefs.ts';
import { doubt } from '#lib/server/doubts.ts';
import { again, goOnFrom, whatIf } from '#lib/server/forks.ts';
import { refusalsIn } from '#lib/server/refusals.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, locals: { world, person, language } }) => {
	const found = person && (await debriefOf(world, params.attempt, person.logId, language));
	if (!found) error(404, refusalsIn(language).notFound);
	if ('notYet' in found) redirect(303, `/attempt/${params.attempt}`);
	const attempt = await attempts.find(world.db, params.attempt);
	return {
		...found,
		...(await whatIf(world, params.attempt)),
		doubts: await doubts.ofAttempt(world.db, params.attempt),
		knewKey: attempt?.knewKey ?? false
	};
};

export const actions: Actions = {
	share: async (event) => {
		const form = await event.request.formData();
		return send(event, { type: 'attempt.shared', shared: form.get('shared') === 'yes' });
	},
	'self-mark': async (event) => {
		const form = await event.request.formData();
		const item = String(form.get('item') ?? '');
		const sent = await send(event, { type: 'answer.self-marked', item, points: form.getAll('point').map(String) });
		return 'done' in sent ? { item } : fail(409, { ...sent.data, item });
	},
	again: async (event) => toTheNew(event, await again(event.locals.world, whose(event))),
	'go-on': async (event) => {
		const seq = Number((await event.request.formData()).get('seq'));
		return toTheNew(event, await goOnFrom(event.locals.world, { ...whose(event), seq }));
	},
	doubt: async (event) => {
		const form = await event.request.formData();
		const told = await doubt(event.locals.world, whose(event), Object.fromEntries(form));
		if (!told) error(404, refusalsIn(event.locals.language).notFound);
		return 'done' in told ? told : fail(409, { says: told.refused });
	}
};

function whose({ params, locals: { person, language } }: RequestEvent) {
	return { attempt: params.attempt ?? '', logId: person?.logId ?? '', language };
}

function toTheNew({ locals: { language } }: RequestEvent, begun: Begun | null) {
	if (!begun) error(404, refusalsIn(language).notFound);
	if ('refused' in begun) return fail(409, { says: begun.refused });
	redirect(303, `/attempt/${begun.attempt}`);
}

async function send({ params, locals: { world, person, language } }: RequestEvent, event: object) {
	const after = Number.MAX_SAFE_INTEGER;
	const command = { commandId: randomUUID(), after, tab: null, event };
	const outcome = person && (await append(world, params.attempt ?? '', person.logId, command));
	if (!outcome) error(404, refusalsIn(language).notFound);
	if ('news' in outcome) return { done: true };
	return fail(409, { says: 'refused' in outcome ? outcome.refused : outcome.unreadable });
}
