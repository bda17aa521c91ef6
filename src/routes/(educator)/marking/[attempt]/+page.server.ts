import { error, fail, type RequestEvent } from '@sveltejs/kit';
import { act, sheetOf } from '#lib/server/marking.ts';
import { refusalsIn } from '#lib/server/refusals.ts';
import { sentence } from '#lib/server/rules.ts';
import { marking as en } from '#lib/words/en/marking.ts';
import { marking as zh } from '#lib/words/zh/marking.ts';
import type { SentEvent } from '#statecharts/events.ts';
import { marksIn, unlikeBefore } from './marks-in.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, locals: { world, language } }) => {
	const found = await sheetOf(world, params.attempt, language);
	if (!found) error(404, refusalsIn(language).notFound);
	return found;
};

export const actions: Actions = {
	/** One mark, or those of all points of an answer; they share a reason. An empty value takes a mark back. */
	mark: async (event) => {
		const form = await event.request.formData();
		const about = String(form.get('about') ?? '');
		const why = text(form, 'why');
		const marks = marksIn(form);
		if (marks.length === 0) return fail(400, { about, says: wordsOf(event).badMarks });
		if (!why) return fail(400, { about, says: wordsOf(event).needsWhy });
		const { world, language } = event.locals;
		const changed = unlikeBefore(marks, why, await sheetOf(world, event.params.attempt ?? '', language));
		for (const mark of changed) {
			const refused = await send(event, { type: 'score.rated', ...mark, why });
			if (refused) return fail(409, { about, says: refused });
		}
		return { about, done: true };
	},
	comment: async (event) => {
		const form = await event.request.formData();
		const seq = String(form.get('moment') ?? '');
		const about = `comment ${seq}`;
		const said = text(form, 'text');
		if (!said) return fail(400, { about, says: wordsOf(event).needsText });
		const refused = await send(event, { type: 'comment.made', about: seq ? Number(seq) : null, text: said });
		return refused ? fail(409, { about, says: refused }) : { about, done: true };
	},
	release: (event) => only(event, 'release', { type: 'score.released' }),
	extend: async (event) => {
		const form = await event.request.formData();
		const minutes = Number(form.get('minutes'));
		const why = text(form, 'why');
		const about = 'clock';
		if (!Number.isInteger(minutes) || minutes < 1 || minutes > 120) {
			return fail(400, { about, says: wordsOf(event).badMinutes });
		}
		if (!why) return fail(400, { about, says: wordsOf(event).needsWhy });
		return only(event, about, { type: 'clock.extended', seconds: minutes * 60, why });
	},
	pause: async (event) => {
		const why = text(await event.request.formData(), 'why');
		return only(event, 'clock', { type: 'clock.paused', why });
	},
	resume: (event) => only(event, 'clock', { type: 'clock.resumed' })
};

async function only(event: RequestEvent, about: string, sent: SentEvent) {
	const refused = await send(event, sent);
	return refused ? fail(409, { about, says: refused }) : { about, done: true };
}

/** Sends an educator's event; answers why it was not taken, in the educator's language. */
async function send({ params, locals }: RequestEvent, event: SentEvent): Promise<string | null> {
	const { world, person, language } = locals;
	const outcome = person && (await act(world, params.attempt ?? '', person, event));
	if (!outcome) return refusalsIn(language).notFound;
	if ('news' in outcome) return null;
	if ('unreadable' in outcome) return outcome.unreadable;
	const [rule] = outcome.rules ?? [];
	return rule ? sentence(language, rule) : outcome.refused;
}

function text(form: FormData, name: string): string {
	return String(form.get(name) ?? '').trim();
}

function wordsOf({ locals: { language } }: RequestEvent) {
	return { en, zh }[language];
}
