import { preferences as words } from '#lib/words/en/preferences.ts';

type Choices = typeof words.choices;
/** How somebody wants the pages to look and sound. */
export type Preferences = { [Name in keyof Choices]: keyof Choices[Name] };

export const preferencesCookie = 'preferences';
const names = Object.keys(words.choices) as (keyof Choices)[];

/** What a form or the cookie says, as `text=large&light=dark`; what it does not say, or says wrongly, is as nobody has chosen. */
export function readPreferences(said: URLSearchParams): Preferences {
	const choices = names.map((name) => {
		const offered = Object.keys(words.choices[name]);
		return [name, offered.find((choice) => choice === said.get(name)) ?? offered[0]];
	});
	return Object.fromEntries(choices) as Preferences;
}

/** As attributes of the page's root, which the style sheet reads: the first picture is already right. */
export function attributesOf(preferences: Preferences): string {
	return names.map((name) => `data-${name}="${preferences[name]}"`).join(' ');
}
