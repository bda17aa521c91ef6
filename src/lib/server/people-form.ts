import * as v from 'valibot';
import { roles } from '#db/people.ts';
import { people as en } from '#lib/words/en/people.ts';
import { people as zh } from '#lib/words/zh/people.ts';
import type { Language } from '#lib/case/text.ts';

export function peopleWords(language: Language): typeof en {
	return { en, zh }[language];
}

/** What an administrator types of a person: a name, a role, extra time in per cent, pause in minutes. */
export function personForm(language: Language) {
	const words = peopleWords(language);
	return {
		name: line(words.needsName),
		role: v.picklist(roles, words.badRole),
		extra: v.pipe(
			whole(200, words.badExtra),
			v.transform((percent) => percent / 100)
		),
		pause: whole(120, words.badPause)
	};
}

export function newPersonForm(language: Language) {
	return v.object({ signIn: line(peopleWords(language).needsSignIn), ...personForm(language) });
}

function line(says: string) {
	return v.pipe(v.string(says), v.trim(), v.minLength(1, says), v.maxLength(200, says));
}

function whole(most: number, says: string) {
	return v.pipe(
		v.string(says),
		v.trim(),
		v.transform((typed) => (typed === '' ? 0 : Number(typed))),
		v.number(says),
		v.integer(says),
		v.minValue(0, says),
		v.maxValue(most, says)
	);
}
