import { languages, type Language } from '#lib/case/text.ts';

/** The language that a request is answered in: the person's own, else the cookie's, else the first that the browser asks for. */
export function languageOf(own: Language | null, cookie: string | undefined, accepted: string | null): Language {
	return own ?? languages.find((language) => language === cookie) ?? firstAccepted(accepted ?? '');
}

function firstAccepted(header: string): Language {
	const asked = header
		.split(',')
		.map((part) => part.trim().split(';'))
		.map(([tag = '', weight = '']) => ({ tag: tag.toLowerCase(), weight: Number(weight.replace(/^\s*q=/, '') || 1) }))
		.sort((one, other) => other.weight - one.weight);
	const known = asked.flatMap(({ tag }) =>
		languages.filter((language) => tag === language || tag.startsWith(`${language}-`))
	);
	return known[0] ?? 'en';
}
