type Language = 'en' | 'zh';

const locales = { en: 'en-GB', zh: 'zh-CN' };

/** A day, and the hour when it matters which of a day's it was. `at` in ms since epoch. */
export function day(at: number, language: Language): string {
	return new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long' }).format(at);
}

/** A day that is read long after, with its year. */
export function fullDay(at: number, language: Language): string {
	return new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', year: 'numeric' }).format(at);
}

/** For lists, where days stand under one another. */
export function shortDay(at: number, language: Language): string {
	return new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short' }).format(at);
}

export function dayAndTime(at: number, language: Language): string {
	const form = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
	return new Intl.DateTimeFormat(locales[language], form).format(at);
}
